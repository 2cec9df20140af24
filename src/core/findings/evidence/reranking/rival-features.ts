import type { Asked } from "#core/findings/evidence/asked-terms.ts";
import { type Features, featureNames, type TermCover } from "#core/findings/evidence/passage-features.ts";
import type { ReadSentence } from "#core/findings/evidence/read-evidence.ts";

/** A sentence beside the others that were found for the question. */
export interface Rival {
  sentence: ReadSentence;
  cover: TermCover;
}

/** What of a question tells which of several days is wanted. */
const asks: [name: string, pattern: RegExp][] = [
  ["asks of a dose", /\b(?:dos(?:e|es|age)|how (?:much|many)|mg|mcg|strength|tablets?|pills?|units|puffs?|ml)\b/i],
  [
    "asks of the past",
    /\b(?:did|was|were|had|used to|ever|back then|ago|last (?:year|summer|winter|spring|autumn|fall))\b/i,
  ],
  ["asks whether still", /\b(?:still|supposed|meant|should|am i|is (?:she|he|it))\b/i],
  ["asks of the newest", /\b(?:last|latest|newest|recent|now|current\w*|at the moment|today)\b/i],
  ["asks of the next", /\b(?:next|when|upcoming|coming)\b/i],
  ["asks why", /\b(?:why|reason|what for|how come|cause\w*|set off|brought on)\b/i],
  ["asks who", /\bwho\b/i],
];

/** What of a sentence tells whether it still holds. */
const tells: [name: string, pattern: RegExp][] = [
  ["is a question", /\?["”)]?\s*$/],
  ["moves a day", /\b(?:moved?|moves|cancel\w*|postpon\w*|resched\w*|brought forward|put back|instead|new date)\b/i],
  ["changes", /\b(?:increas\w*|reduc\w*|chang\w*|switch\w*|stop\w*|start\w*|restart\w*|(?:up|down|back) to)\b|->|→/i],
  ["holds from now on", /\b(?:from (?:today|tonight|tomorrow|now|monday|sunday)|now|currently|at present)\b/i],
  ["stays", /\b(?:continu\w*|carry on|stays?|remain\w*|same|keep)\b/i],
  ["begins with no", /^\W*(?:no|not|never|do not|don't|nil)\b/i],
  ["points back", /^\W*(?:this|these|those|it|its|he|she|they|that|both|so|then|therefore|also)\b/i],
];

const ofRivals = [
  "says the telling",
  "newest of rivals",
  "a newer rival",
  "two newer rivals",
  "an older rival",
  "newest of all",
  "without a day",
  "of the last fortnight",
  "of the last two months",
  "of the last half year",
  "of the last year",
  "a day to come",
  "the soonest day to come",
  "only days gone",
] as const;

export const rivalFeatureNames: readonly string[] = [
  ...ofRivals,
  ...asks.map(([name]) => name),
  ...tells.map(([name]) => name),
];
const placeOf = new Map(rivalFeatureNames.map((name, index) => [name, featureNames.length + index]));

const surely = 0.5;
const nearlyAsTelling = 0.6;
/** Among so many of the best a sentence's rivals are looked for. */
const lookedAt = 20;

/**
 * What is seen of sentences only beside the others that were found for the question: which one is newer of those that say the same thing, whose day
 * is still to come. Their places follow those of `featureNames`.
 */
export function rivalFeatures(asked: Asked, best: readonly Rival[]): Features[] {
  const most = Math.max(0, ...asked.terms.map(({ weight }) => weight));
  const telling = asked.terms.flatMap(({ weight }, at) => (weight >= nearlyAsTelling * most ? [at] : []));
  const top = best.slice(0, lookedAt);
  const newest =
    top
      .flatMap((one) => dayOf(one) ?? [])
      .sort()
      .at(-1) ?? "";
  const toCome = (one: Rival) => one.sentence.dates.filter((date) => date.length === 10 && date >= asked.today).sort();
  const soonest = top.flatMap(toCome).sort()[0];
  const ofQuestion = asks.flatMap(([name, pattern]) => (pattern.test(asked.text) ? [name] : []));
  return best.map((one) => {
    const says = (other: Rival) =>
      telling.some((at) => (other.cover.own[at] ?? 0) > surely && (one.cover.own[at] ?? 0) > surely);
    const rivals = top.filter((other) => other !== one && says(other));
    const newer = rivals.filter((other) => isNewer(other, one)).length;
    const day = dayOf(one);
    const age = day === undefined ? undefined : daysBetween(day, asked.today);
    const [next] = toCome(one);
    const own: [(typeof ofRivals)[number], boolean][] = [
      ["says the telling", says(one)],
      ["newest of rivals", says(one) && newer === 0],
      ["a newer rival", newer > 0],
      ["two newer rivals", newer > 1],
      ["an older rival", rivals.some((other) => isNewer(one, other))],
      ["newest of all", day !== undefined && day === newest],
      ["without a day", day === undefined],
      ["of the last fortnight", age !== undefined && age <= 14],
      ["of the last two months", age !== undefined && age <= 61],
      ["of the last half year", age !== undefined && age <= 183],
      ["of the last year", age !== undefined && age <= 366],
      ["a day to come", next !== undefined],
      ["the soonest day to come", next !== undefined && next === soonest],
      ["only days gone", next === undefined && one.sentence.dates.length > 0],
    ];
    const ofText = tells.flatMap(([name, pattern]) => (pattern.test(one.sentence.text) ? [name] : []));
    const names = [...own.flatMap(([name, is]) => (is ? [name] : [])), ...ofQuestion, ...ofText];
    return names.map((name): Features[number] => [placeOf.get(name) ?? 0, 1]);
  });
}

const dayOf = ({ sentence }: Rival): string | undefined => sentence.day?.date ?? sentence.record.date;

/** Of a later day, or later on the same pages where days of entries stand there. */
function isNewer(one: Rival, other: Rival): boolean {
  const [day, before] = [dayOf(one), dayOf(other)];
  if (day === undefined || before === undefined) return false;
  if (day !== before) return day > before;
  const { sentence } = one;
  return (
    sentence.day !== undefined && sentence.record.id === other.sentence.record.id && sentence.at > other.sentence.at
  );
}

function daysBetween(day: string, today: string): number {
  return (Date.parse(today) - Date.parse(day.length === 4 ? `${day}-12-31` : day.padEnd(10, "-28"))) / 86_400_000;
}
