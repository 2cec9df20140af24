import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { type DayDigest, readDayDigest } from "#core/findings/now/day-digest.ts";
import { daysBefore } from "#core/findings/now/days-before.ts";
import { currentAccount, subscribeToCurrentAccount } from "#db/current-account.ts";
import type { DexieStore } from "#db/dexie-store.ts";
import type { FirstScreen } from "#db/stored-first-screen.ts";
import type { Loadable } from "#ui/loaded.tsx";
import { digestEngine, digestOfStore } from "#workers/understanding/client.ts";

/** So many days after today are made ready as soon as today's words stand. */
const daysAhead = 3;
/** What is made ready waits until whoever came has had a look round, in milliseconds. */
const calmMs = 4_000;

/** A digest, or that there is none, of the documents as they were at a revision. */
interface Made {
  store: DexieStore | undefined;
  day: string;
  revision: number;
  result: Loadable<DayDigest>;
}

/**
 * What the first screen says of all completed records on `day`: what is kept, at once. Where records came or went since, the worker makes it
 * anew, and what was known stays meanwhile. Nothing is asked while nothing is known of the documents.
 */
export function useDayDigest(first: FirstScreen | undefined, day: string): Loadable<DayDigest> {
  const store = useSyncExternalStore(subscribeToCurrentAccount, currentAccount);
  const [asked, setAsked] = useState<Made>();
  const shown = useRef<Made>(undefined);
  const turn = useRef(Promise.resolve());
  const revision = first?.revision ?? -1;
  const kept = useMemo((): Made | undefined => {
    const value = first?.day && readDayDigest(first.day.said, digestEngine);
    return value && { store, day, revision: first?.day?.revision ?? -1, result: { state: "ready", value } };
  }, [first?.day, store, day]);
  const isCurrent = kept?.revision === revision;
  const isWanted = first !== undefined && first.counts.completed > 0 && !isCurrent;

  useEffect(() => {
    if (store === undefined || !isWanted) return;
    let isOver = false;
    // One after the other: of changes in a row, the last one counts.
    turn.current = turn.current.then(async () => {
      if (isOver) return;
      try {
        const { digest, revision: madeOf = revision } = await digestOfStore(store, { day, today: day });
        setAsked({ store, day, revision: madeOf, result: { state: "ready", value: digest } });
      } catch (error) {
        if (isOver) return;
        console.warn(error);
        setAsked({ store, day, revision, result: { state: "failed", error } });
      }
    });
    return () => {
      isOver = true;
    };
  }, [store, day, revision, isWanted]);

  useEffect(() => {
    if (store === undefined || !isCurrent) return;
    let isOver = false;
    const timer = setTimeout(() => {
      makeAhead(store, { day, revision, isOver: () => isOver }).catch((error: unknown) => {
        if (!isOver) console.warn(error);
      });
    }, calmMs);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [store, day, revision, isCurrent]);

  const newest = [asked, kept, shown.current]
    .filter((made) => made !== undefined && made.store === store && made.day === day)
    .reduce((one, other) => ((other?.revision ?? -1) > (one?.revision ?? -1) ? other : one), undefined);
  useEffect(() => {
    if (newest?.result.state === "ready") shown.current = newest;
  }, [newest]);
  return newest?.result ?? loading;
}

const loading: Loadable<never> = { state: "loading" };

/** The words of the next days, of the records as they are: who opens the app tomorrow finds them made. */
async function makeAhead(
  store: DexieStore,
  { day, revision, isOver }: { day: string; revision: number; isOver(): boolean },
): Promise<void> {
  for (let ahead = 1; ahead <= daysAhead; ahead++) {
    const next = daysBefore(day, -ahead);
    const known = await store.readDay?.(next);
    if (isOver()) return;
    if (known?.revision === revision && readDayDigest(known.said, digestEngine) !== undefined) continue;
    await digestOfStore(store, { day: next, today: day });
    if (isOver()) return;
  }
}
