import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";

/** A list of at most so many is drawn whole. */
const drawnWhole = 60;
/** What is drawn begins and ends at a multiple of this, so that a small scroll draws nothing anew. */
const step = 8;
/** So many screens are drawn above and below the one that is seen: a quick finger meets no empty place. */
const screensAhead = 1.5;
/** Before anything was measured, in pixels. */
const firstGuess = 180;

/** What an item of the list stands there with: its key, and how many there are where only some are drawn. */
export interface PlaceInList {
  "data-key": string;
  "aria-posinset": number;
  "aria-setsize": number;
}

export interface ListWindow {
  list: RefObject<HTMLOListElement | null>;
  /** The items to be drawn: `from` is in, `to` is not. */
  from: number;
  to: number;
  /** Pixels that stand for the items before and after them. */
  before: number;
  after: number;
}

/** Heights by key, kept while the app runs: whoever comes back finds the list as high as it was left, and so the place in it. */
const measured = new Map<string, number>();
/** What an item that was not drawn yet is taken to be: as high as the first ones were on average. */
let guess = firstGuess;
let measuredWidth = 0;

/**
 * Which part of a long list stands near the screen. The list scrolls with the page; its items are its children, each with
 * its {@link PlaceInList}, and may be of any height. What is not drawn is as high as it was when it was, or as an average one.
 */
export function useListWindow(keys: readonly string[]): ListWindow {
  const list = useRef<HTMLOListElement>(null);
  const isWhole = keys.length <= drawnWhole;
  const [range, setRange] = useState({ from: 0, to: drawnWhole });

  const look = useCallback(() => {
    if (list.current === null) return;
    measure(list.current);
    const place = list.current.getBoundingClientRect();
    const ahead = innerHeight * screensAhead;
    const next = rangeBetween(keys, -place.top - ahead, -place.top + innerHeight + ahead);
    setRange((known) => (known.from === next.from && known.to === next.to ? known : next));
  }, [keys]);

  useLayoutEffect(() => {
    if (!isWhole) look();
  });

  useEffect(() => {
    if (isWhole) return;
    addEventListener("scroll", look, { passive: true });
    addEventListener("resize", look);
    return () => {
      removeEventListener("scroll", look);
      removeEventListener("resize", look);
    };
  }, [isWhole, look]);

  if (isWhole) return { list, from: 0, to: keys.length, before: 0, after: 0 };
  const to = Math.min(range.to, keys.length);
  const from = Math.min(range.from, to);
  return { list, from, to, before: heightOf(keys.slice(0, from)), after: heightOf(keys.slice(to)) };
}

function measure(list: HTMLOListElement): void {
  if (list.clientWidth !== measuredWidth) measured.clear();
  measuredWidth = list.clientWidth;
  const isFirst = measured.size === 0;
  for (const item of list.children) {
    const key = item instanceof HTMLElement ? item.dataset.key : undefined;
    if (key !== undefined) measured.set(key, item.getBoundingClientRect().height);
  }
  if (isFirst && measured.size > 0) guess = heightOf([...measured.keys()]) / measured.size;
}

function heightOf(keys: readonly string[]): number {
  return keys.reduce((sum, key) => sum + (measured.get(key) ?? guess), 0);
}

function rangeBetween(keys: readonly string[], top: number, bottom: number): { from: number; to: number } {
  let from = 0;
  let to = 0;
  let end = 0;
  for (const key of keys) {
    if (end >= bottom) break;
    end += measured.get(key) ?? guess;
    to += 1;
    if (end <= top) from = to;
  }
  return { from: Math.floor(from / step) * step, to: Math.ceil(to / step) * step };
}
