import type { Fact } from "#core/domain/fact.ts";
import { foods } from "#core/understanding/facts/foods.ts";
import { findMentions } from "#core/understanding/vocabulary/find-concepts.ts";
import { tokenise } from "#core/understanding/vocabulary/tokens.ts";

/** What a column's head or an item of a diary names. */
export interface NamedThing extends Pick<Fact, "kind" | "name"> {
  /** The unit that its bare numbers have; "/10" for scores. */
  unit?: string;
  /** What its bare scores are out of, where the head says so ("Pain (0-5)"). */
  scale?: number;
  /** An illness ("migraine"): how much of it is a symptom, but its bare name is none. */
  isIllness?: boolean;
}

/** What diaries keep, by the words for it: symptoms get a severity, the rest is daily life. */
const kept: [RegExp, NamedThing][] = [
  [
    /^(?:(?:total |night(?:'s)? )?(?:hours|hrs|h) (?:of )?(?:sleep|slept|asleep)|(?:sleep|slept|asleep)(?: duration| time)? ?(?:\(?(?:h|hrs?|hours)\)?)|sleep duration|time asleep)$/,
    { kind: "lifestyle", name: "sleep duration", unit: "hours" },
  ],
  [/^(?:joint |hand |back )?pain(?: (?:level|score|severity|rating|intensity))?$/, { kind: "symptom", name: "pain" }],
  [/^(?:morning )?stiffness(?: (?:level|score|severity))?$/, { kind: "symptom", name: "stiffness" }],
  [/^(?:fatigue|tiredness)(?: (?:level|score|severity|rating))?$/, { kind: "symptom", name: "fatigue" }],
  [/^(?:nausea|sickness)(?: (?:level|score|severity))?$/, { kind: "symptom", name: "nausea" }],
  [/^anxiety(?: (?:level|score|severity))?$/, { kind: "symptom", name: "anxiety" }],
  [/^mobility(?: (?:score|level))?$/, { kind: "lifestyle", name: "mobility", unit: "/10" }],
  [/^sleep(?: (?:quality|score|rating))?$/, { kind: "lifestyle", name: "sleep quality", unit: "/10" }],
  [/^mood(?: (?:score|level|rating))?$/, { kind: "lifestyle", name: "mood", unit: "/10" }],
  [/^energy(?: (?:score|level|rating))?$/, { kind: "lifestyle", name: "energy", unit: "/10" }],
  [/^stress(?: (?:score|level|rating))?$/, { kind: "lifestyle", name: "stress", unit: "/10" }],
  [/^steps(?: (?:count|walked|taken))?$|^step count$/, { kind: "lifestyle", name: "steps", unit: "steps" }],
  [/^(?:walk(?:ing|ed)?)(?: \(?min(?:ute)?s?\)?)?$/, { kind: "lifestyle", name: "walking", unit: "minutes" }],
  [
    /^(?:exercise|workout|training)(?: \(?min(?:ute)?s?\)?)?$/,
    { kind: "lifestyle", name: "exercise", unit: "minutes" },
  ],
  [
    /^alcohol(?: \(?(?:units|drinks)\)?)?$|^(?:units|drinks) of alcohol$/,
    { kind: "lifestyle", name: "alcohol", unit: "units" },
  ],
  [/^caffeine(?: \(?(?:cups|drinks)\)?)?$/, { kind: "lifestyle", name: "caffeine", unit: "cups" }],
  [
    /^(?:day \d{1,2} of )?(?:(?:on|got|had|have) )?(?:my )?(?:(?:menstrual )?period|menses|menstruation|menstruating)(?: (?:day \d{1,2}|started|began|came|today))?$/,
    { kind: "lifestyle", name: "period" },
  ],
  [/^cigarettes$/, { kind: "lifestyle", name: "smoking", unit: "cigarettes" }],
];

/** "(0-5)", "/100", "out of 5": the scale that a head prints. */
const printedScale = / ?(?:[([](?:[01] ?(?:-|–|to) ?|\/ ?|out of )(5|10|100)[)\]]|(?:\/|out of) ?(5|10|100))$/;

/** The thing that these words name as a whole, and what its scores are out of; undefined where they name none, or more. */
export function thingNamed(words: string): NamedThing | undefined {
  const printed = printedScale.exec(words.trim());
  const thing = thingIn(printed === null ? words : words.trim().slice(0, printed.index));
  const scale = Number(printed?.[1] ?? printed?.[2] ?? 10);
  return thing === undefined || scale === 10 || !isScored(thing) ? thing : { ...thing, scale };
}

const isScored = ({ kind, unit }: NamedThing) => kind === "symptom" || unit === "/10";

/** The thing that these words name as a whole, whatever bracket or mark stands behind it; undefined where they name none, or more. */
function thingIn(words: string): NamedThing | undefined {
  const plain = words
    .replaceAll(/[_*#•]+/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
  const lower = plain.toLowerCase().replace(/[:?]$/, "");
  const bare = lower.replace(/ ?[([][^()[\]]{0,24}[)\]]$/, "").trim();
  for (const form of [lower.replaceAll(/[()]/g, ""), bare]) {
    const known = kept.find(([pattern]) => pattern.test(form));
    if (known !== undefined) return known[1];
  }
  if (foods.has(bare)) return { kind: "lifestyle", name: bare };
  return symptomNamed(bare);
}

function symptomNamed(words: string): NamedThing | undefined {
  const symptom = words.replace(/ (?:level|score|severity|rating|intensity)$/, "");
  const mention = findMentions(symptom, 0, tokenise(symptom, 0), false).find(
    ({ start, end }) => start === 0 && end === symptom.length,
  );
  const concepts = mention?.surfaces.map(({ concept }) => concept) ?? [];
  const found = (wanted: string) => concepts.find(({ kind }) => kind === wanted);
  const known = found("symptom");
  if (known !== undefined) return { kind: "symptom", name: known.name };
  const medicine = found("medication");
  if (medicine !== undefined) return { kind: "medication", name: medicine.name };
  const illness = found("condition");
  return illness === undefined ? undefined : { kind: "symptom", name: illness.name, isIllness: true };
}
