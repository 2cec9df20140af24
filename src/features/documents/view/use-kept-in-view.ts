import { type RefObject, useEffect } from "react";

/** Milliseconds after which whatever still loads no longer moves the page. */
const settledAfterMs = 2500;
const interruptions = ["wheel", "touchstart", "pointerdown", "keydown"];

/**
 * Brings the element to the middle of the window whenever `request` is a new object, and keeps it there while the page around it still
 * loads (an image above it would push it away), until the person does anything.
 */
export function useKeptInView(element: RefObject<HTMLElement | null>, request: object | undefined): void {
  useEffect(() => {
    if (!request) return;
    const center = () => element.current?.scrollIntoView({ block: "center", behavior: "instant" });
    const growth = new ResizeObserver(center);
    const leave = () => {
      growth.disconnect();
      clearTimeout(settled);
      for (const name of interruptions) removeEventListener(name, leave);
    };
    const settled = setTimeout(leave, settledAfterMs);
    for (const name of interruptions) addEventListener(name, leave, { passive: true });
    center();
    growth.observe(document.body);
    return leave;
  }, [element, request]);
}
