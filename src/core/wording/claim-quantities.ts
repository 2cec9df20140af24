import { longestName } from "#core/domain/bounded-text.ts";
import { unitSource } from "#core/understanding/facts/quantities.ts";

/** A number in a text with its unit, both in one spelling, and its place. */
export interface Quantity {
  value: string;
  unit: string | undefined;
  /** The word before it that says how a length of time is meant ("after"), where it is one of those. */
  lead: string | undefined;
  start: number;
  end: number;
}

const wordNumbers = new Map(
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty"
    .split(" ")
    .map((word, index) => [word, String(index)]),
);
const timeNoun =
  "hours?|hrs?|h|nights?|days?|weeks?|months?|years?|minutes?|mins?|seconds?|times|tablets?|capsules?|puffs?|units?|drops?|sessions?|doses?";
const counted = [...wordNumbers.keys()].join("|");
const pattern = new RegExp(
  [
    "(?<code>\\b[A-Z]\\d{1,2}(?:-[A-Z]?\\d{1,2})?\\b)",
    "(?<clock>\\b\\d{1,2}:\\d{2}(?:\\s?[ap]\\.?m\\.?)?)",
    `(?<pair>\\b\\d+(?:\\.\\d+)?[/-]\\d+(?:\\.\\d+)?)(?![\\w/-])`,
    "(?<digits>(?<![\\w.,])\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?|(?<![\\p{L}\\d.])\\d+(?:[.,]\\d+)?)",
    `(?<word>\\b(?:${counted})\\b)`,
    "(?<vague>\\b(?:several|few|couple(?: of)?|many)\\b(?=\\s(?:hour|day|night|week|month|year|time)s?\\b))",
    "(?<twice>\\btwice\\b)",
  ].join("|"),
  "giu",
);
const leadPattern =
  /\b(after|before|within|every|since|until|for|in|over|during)\s+(?:about |around |approximately |some |over |the |a |past |last )*$/i;
const unitPattern = new RegExp(`^[\\s-]?(?:(?<unit>${unitSource})|(?<noun>${timeNoun})(?![\\p{L}]))`, "iu");

/** Numbers of `text`, which is in plain writing with its dates blanked out. */
export function quantitiesIn(text: string): Quantity[] {
  const found: Quantity[] = [];
  for (const match of text.matchAll(pattern)) {
    const groups = match.groups ?? {};
    const end = match.index + match[0].length;
    const after = unitPattern.exec(text.slice(end, end + longestName));
    // "7/10 in March" is no inch.
    const isInch = !(
      after?.groups?.unit?.toLowerCase() === "in" &&
      /^\s+\p{L}/u.test(text.slice(end + after[0].length, end + longestName))
    );
    const unit = isInch ? unitOf(after?.groups?.unit ?? after?.groups?.noun) : undefined;
    const word = groups.word?.toLowerCase();
    // "The pneumococcal one" counts nothing.
    if (word === "one" && unit === undefined) continue;
    const value =
      groups.twice !== undefined ? "2" : word !== undefined ? (wordNumbers.get(word) ?? word) : plainNumber(match[0]);
    found.push({
      value,
      lead: leadPattern.exec(text.slice(Math.max(0, match.index - longestName), match.index))?.[1]?.toLowerCase(),
      unit: groups.twice !== undefined ? "time" : unit,
      start: match.index,
      end: end + (after?.[0].length ?? 0),
    });
  }
  return found;
}

function plainNumber(printed: string): string {
  const bare = printed
    .toLowerCase()
    .replace(/\s/g, "")
    .replace(/,(?=\d{3}\b)/g, "");
  // "10.50" and "10.5" are one number; "142/88" and "0-5" stay what they are.
  return /^\d+[.,]\d+$/.test(bare) ? String(Number(bare.replace(",", "."))) : bare;
}

const unitNames = new Map(
  Object.entries({
    mcg: "ug",
    h: "hour",
    hr: "hour",
    min: "minute",
    percent: "%",
    milligram: "mg",
    gram: "g",
    pound: "lb",
    kilogram: "kg",
    mins: "minute",
  }),
);

function unitOf(printed: string | undefined): string | undefined {
  if (printed === undefined) return undefined;
  const bare = printed
    .toLowerCase()
    .replace(/[\s[\]]/g, "")
    .replace(/^(\p{L}{2,}[^s])s$/u, "$1");
  return unitNames.get(bare) ?? bare;
}

/** How a length of time is meant: for how long, when from then on, or until when. */
const leadKinds = new Map([
  ["for", "length"],
  ["over", "length"],
  ["during", "length"],
  ["after", "point"],
  ["in", "point"],
  ["before", "before"],
  ["within", "within"],
  ["every", "every"],
  ["until", "until"],
]);
const lengthOfTime = /^(?:hour|day|night|week|month|year|minute|second)s?$/;

function sameLead(claimed: Quantity, known: Quantity): boolean {
  if (!lengthOfTime.test(claimed.unit ?? "")) return true;
  const kind = leadKinds.get(claimed.lead ?? "");
  const theirs = leadKinds.get(known.lead ?? "");
  return kind === undefined || kind === theirs || (kind === "length" && theirs === undefined);
}

/** Whether the evidence's quantity is what the claim says: the same number, and the same unit where the claim gives one. */
export function sameQuantity(claimed: Quantity, known: Quantity): boolean {
  return (
    claimed.value === known.value &&
    (claimed.unit === undefined || claimed.unit === known.unit) &&
    sameLead(claimed, known)
  );
}

const perPeriod = new Map([
  ["dai", "day"],
  ["day", "day"],
  ["wee", "week"],
  ["mon", "month"],
  ["yea", "year"],
  ["nig", "night"],
  ["mor", "morning"],
  ["eve", "evening"],
  ["hou", "hour"],
]);
const times = "once|twice|(?:one|two|three|four|five|six|(?<!\\d)\\d+) times";
const frequencyPattern = new RegExp(
  `(?:(?<times>${times})\\s+)?(?:(?:a|per|each|every|in the|at)\\s+)?(?<period>daily|weekly|monthly|nightly|hourly)\\b|(?:(?<often>${times})\\s+)?(?<!\\bfor )\\b(?:a|per|each|every|in the|at)\\s+(?<each>day|week|month|year|night|morning|evening|hour)\\b(?!\\s+(?:before|after|ago|later|when|on which|that|of))`,
  "gi",
);

/** How often something is taken or happens, in one spelling ("1/week", "2/day", "1/morning"). */
export function frequenciesIn(text: string): string[] {
  return [...text.matchAll(frequencyPattern)].map((match) => {
    const groups = match.groups ?? {};
    const often = (groups.times ?? groups.often ?? "once").toLowerCase();
    const count =
      often === "once"
        ? "1"
        : often === "twice"
          ? "2"
          : (wordNumbers.get(often.split(" ")[0] ?? "") ?? Number.parseInt(often, 10).toString());
    const period = (groups.period ?? groups.each ?? "").toLowerCase();
    return `${count}/${perPeriod.get(period.slice(0, 3)) ?? period}`;
  });
}
