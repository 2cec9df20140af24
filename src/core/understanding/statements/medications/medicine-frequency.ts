import { type FrequencyRow, frequencyRows } from "./frequency-rows.ts";

/** How often a medicine is taken, in plain words, with its place. */
export interface FoundFrequency {
  words: string;
  asNeeded: boolean;
  /** A single dose. */
  once: boolean;
  start: number;
  end: number;
}

/** How often, as the first words of `text` say it; parts that stand together ("BD PRN", "1 OD before breakfast") are one. */
export function findFrequency(text: string): FoundFrequency | undefined {
  return findFrequencies(text)[0];
}

interface Hit {
  row: FrequencyRow;
  words: string;
  start: number;
  end: number;
}

/** Every place of `text` that says how often, in its order. */
export function findFrequencies(text: string): FoundFrequency[] {
  const hits: Hit[] = [];
  for (const one of frequencyRows)
    for (const match of text.matchAll(one.pattern)) {
      const start = match.index;
      const end = start + match[0].length;
      if (hits.some((hit) => hit.start < end && hit.end > start)) continue;
      hits.push({ row: one, words: typeof one.words === "string" ? one.words : one.words(match), start, end });
    }
  hits.sort((one, other) => one.start - other.start);
  const groups: Hit[][] = [];
  for (const hit of hits) {
    const together = groups.at(-1);
    const end = together?.at(-1)?.end ?? 0;
    const isApart =
      together === undefined ||
      hit.start - end > 24 ||
      /[.;]\s/.test(text.slice(end, hit.start)) ||
      (hit.row.part === "often" && together.some(({ row: { part } }) => part === "often"));
    if (isApart) groups.push([hit]);
    else together.push(hit);
  }
  return groups.map(together);
}

function together(hits: readonly Hit[]): FoundFrequency {
  const of = (part: FrequencyRow["part"]) => hits.find((hit) => hit.row.part === part)?.words;
  const often = of("often");
  const words = [
    often === "once a day" && of("time") !== undefined ? undefined : often,
    of("time"),
    of("once"),
    of("meal"),
    of("needed"),
  ];
  return {
    words: words.filter((part) => part !== undefined).join(" "),
    asNeeded: of("needed") !== undefined,
    once: of("once") !== undefined && often === undefined,
    start: hits[0]?.start ?? 0,
    end: hits.at(-1)?.end ?? 0,
  };
}
