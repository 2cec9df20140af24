import { useEffect, useState } from "react";
import type { Citation } from "#core/domain/citation.ts";
import { useMediaQuery } from "#ui/use-media-query.ts";

/** Milliseconds from one place to the next, and for all of them together. */
const [slowest, quickest, whole] = [220, 60, 2600];

export interface Lighting {
  /** The places that are lit, in reading order. */
  lit: readonly Citation[];
  /** The one that was lit last, while there are more to come. */
  now: Citation | undefined;
  done: boolean;
}

/** Lights the places of a record one after the other as they stand on its pages; all at once where `goesOn` is false, or less motion is asked for. */
export function useLighting(places: readonly Citation[], goesOn: boolean): Lighting {
  const still = useMediaQuery("(prefers-reduced-motion: reduce)");
  const moves = goesOn && !still;
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (!moves || places.length === 0) return;
    const pace = Math.min(slowest, Math.max(quickest, whole / places.length));
    const timer = setInterval(() => setCount((before) => before + 1), pace);
    return () => clearInterval(timer);
  }, [moves, places]);
  const done = !moves || count >= places.length;
  return { lit: done ? places : places.slice(0, count), now: done ? undefined : places[count - 1], done };
}
