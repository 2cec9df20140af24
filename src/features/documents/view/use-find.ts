import { useMemo, useState } from "react";
import type { Page } from "#core/domain/page.ts";
import { findPlaces } from "./find-places.ts";
import type { MarkedPlace } from "./marked-place.ts";

export interface Find {
  query: string;
  places: MarkedPlace[];
  /** Which of them is looked at, counted from 0; a new object asks to be shown again. */
  current: MarkedPlace | undefined;
  number: number;
  search(query: string): void;
  /** To the next place, or with -1 to the previous one; after the last comes the first. */
  step(by: 1 | -1): void;
}

/** Looks for words in the pages of one record. */
export function useFind(pages: readonly Page[]): Find {
  const [query, setQuery] = useState("");
  const [number, setNumber] = useState(0);
  const [steps, setSteps] = useState(0);
  const places = useMemo(() => findPlaces(pages, query), [pages, query]);
  const index = places.length === 0 ? 0 : number % places.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a step to the same place (the only one) shows it again
  const current = useMemo(() => {
    const place = places[index];
    return place && { ...place };
  }, [places, index, steps]);
  return {
    query,
    places,
    current,
    number: index,
    search(words) {
      setQuery(words);
      setNumber(0);
    },
    step(by) {
      setNumber((index + by + places.length) % Math.max(1, places.length));
      setSteps(steps + 1);
    },
  };
}
