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

const several = "(?:\\d{1,2}|one|two|three|four|five|six|eight|ten|twelve)";
const amount = "(?:\\d[\\d.,]*|half|one|two) ?(?:mg|mcg|micrograms?|µg|g|units?|ml|tablets?|tabs?)?";
const turns =
  "(?:(?<!(?:made|drawn|topped|followed|follow)[ -])\\bup|\\bdown|\\breduc(?:e|ing)|\\btaper(?:ing)?|\\bwean(?:ing)?|\\bdecreas(?:e|ing)|\\bincreas(?:e|ing)|\\bdrop(?:ping)?|(?<!sub[ -]?|s/)\\bcut(?:ting)?|\\blower(?:ing)?|\\brais(?:e|ing)|\\brising|\\btitrat(?:e|ing))";
/** Who writes "reduced 10 mg a week" may mean the new dose: only with "by" is it a step. */
const turned =
  "\\b(?:reduced|tapered|weaned|decreased|increased|dropped|lowered|raised|titrated)(?: (?:it|the dose|this))? (?:by|in steps of|another|a further)";
const every = `(?: ?(?:/|every|each|per|an?) ?(?:${several} ?)?(?:weeks?|wks?|fortnights?|months?)\\b| ?(?:every|each) ?${several} ?(?:-|–|to)? ?\\d{0,2} ?days?\\b)`;
/** "Down by 2.5 mg a week", "up 25 mg every 2 weeks", "reduce by 5 mg weekly": how fast a dose changes, and not how often it is taken. */
const stepOfDose = new RegExp(
  `(?:${turns}(?: (?:it|the dose|this))?(?: (?:by|in steps of|another|a further))?|${turned}) ${amount}${every}|(?:${turns}(?: (?:it|the dose|this))? (?:by|in steps of)|${turned}) ${amount},? ?(?:weekly|fortnightly|monthly)\\b`,
  "gi",
);

/** How often, as the first words of `said` say it; parts that stand together ("BD PRN", "1 OD before breakfast") are one. */
export function findFrequency(said: string): FoundFrequency | undefined {
  const text = said.replace(stepOfDose, (step) => " ".repeat(step.length));
  const hits: { row: FrequencyRow; words: string; start: number; end: number }[] = [];
  for (const one of frequencyRows) {
    const match = one.pattern.exec(text);
    if (match === null) continue;
    const start = match.index;
    const end = start + match[0].length;
    if (hits.some((hit) => hit.start < end && hit.end > start)) continue;
    hits.push({ row: one, words: typeof one.words === "string" ? one.words : one.words(match), start, end });
  }
  hits.sort((one, other) => one.start - other.start);
  const first = hits[0];
  if (first === undefined) return undefined;
  let end = first.end;
  const together = [first];
  for (const hit of hits.slice(1)) {
    if (hit.start - end > 24 || /[.;]\s/.test(text.slice(end, hit.start))) break;
    if (hit.row.part === "often" && together.some(({ row: { part } }) => part === "often")) break;
    together.push(hit);
    end = hit.end;
  }
  const of = (part: FrequencyRow["part"]) => together.find((hit) => hit.row.part === part)?.words;
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
    start: first.start,
    end,
  };
}
