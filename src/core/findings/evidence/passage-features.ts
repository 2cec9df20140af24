import type { LineRole } from "#core/domain/line-role.ts";
import { type Asked, type AskedTerm, saysTerm } from "./asked-terms.ts";
import { operations } from "./operation.ts";
import { contents } from "./passage-contents.ts";
import type { ReadSentence } from "./read-evidence.ts";
import { inside, type RecordMeasures, sameTime, totalWeight, weightSaid } from "./record-measures.ts";

/** Roles that answer the same questions. */
const roleFamilies = [
  "findings",
  "opinion",
  "plan",
  "help",
  "appointment",
  "medicines",
  "background",
  "narrative",
  "allergies",
  "request",
  "general",
  "furniture",
  "unknown",
] as const;
type RoleFamily = (typeof roleFamilies)[number];

const familyOf: Record<LineRole, RoleFamily> = {
  letterhead: "furniture",
  addressee: "furniture",
  patient: "furniture",
  date: "furniture",
  diagnoses: "background",
  history: "background",
  "family-history": "background",
  "social-history": "background",
  allergies: "allergies",
  "medicines-now": "medicines",
  "medicines-stopped": "medicines",
  "medicines-changed": "medicines",
  narrative: "narrative",
  examination: "findings",
  results: "findings",
  "imaging-findings": "findings",
  impression: "opinion",
  opinion: "opinion",
  procedure: "findings",
  plan: "plan",
  request: "request",
  "safety-netting": "help",
  appointment: "appointment",
  leaflet: "general",
  administration: "furniture",
  diary: "narrative",
  "form-field": "furniture",
  "copied-forward": "background",
  heading: "furniture",
  other: "unknown",
};

const plainFeatures = [
  "said",
  "said-squared",
  "said-with-heading",
  "said-around",
  "said-by-record",
  "rarest-said",
  "second-rarest-said",
  "terms-said",
  "named-said",
  "named-missing",
  "density",
  "said-near-each-other",
  "helping",
  "explained",
  "record-named",
  "heading-said",
  "before-said",
  "after-said",
  "row",
  "field",
  "short",
  "long",
  "first-tenth",
  "last-tenth",
  "recency",
  "recency-for-now",
  "date-asked-in-sentence",
  "date-asked-of-record",
  "date-to-come",
  "when-date-to-come",
  "all-said",
  "nothing-said",
  "window-of-record",
  "window-in-sentence",
  "window-missed",
  "kind-asked",
  "kind-of-other",
  "section-said",
  "two-before-said",
  "two-after-said",
  "record-says-all",
  "rarest-with-heading",
  "rarest-around",
  "size",
  "share",
  "said-of-newest",
  "colon-after-term",
  "term-first",
] as const;

export const featureNames: readonly string[] = [
  ...plainFeatures,
  ...roleFamilies.map((family) => `role ${family}`),
  ...contents.map((content) => `holds ${content}`),
  ...operations.flatMap((operation) => roleFamilies.map((family) => `${operation} in ${family}`)),
  ...operations.flatMap((operation) => contents.map((content) => `${operation} holds ${content}`)),
];
const placeOf = new Map(featureNames.map((name, index) => [name, index]));

/** A feature's place and its value; what is left out is 0. */
export type Features = [place: number, value: number][];

/** How well a sentence says each term by itself, with its heading, and with what stands beside it. */
export interface TermCover {
  own: number[];
  heading: number[];
  around: number[];
}

export function coverOf(asked: Asked, measures: RecordMeasures, sentence: ReadSentence): TermCover {
  const { sentences } = measures.evidence;
  const before = sentences[sentence.at - 1];
  const after = sentences[sentence.at + 1];
  const own = asked.terms.map((term) =>
    Math.max(saysTerm(term, sentence.wordSet), 0.6 * saysTerm(term, sentence.explained)),
  );
  const heading = asked.terms.map((term, index) =>
    Math.max(own[index] ?? 0, 0.8 * saysTerm(term, sentence.headingWords)),
  );
  const beside = (near: ReadSentence | undefined, term: AskedTerm) =>
    near === undefined ? 0 : saysTerm(term, near.wordSet);
  const around = asked.terms.map((term, index) =>
    Math.max(heading[index] ?? 0, 0.6 * beside(before, term), 0.5 * beside(after, term)),
  );
  return { own, heading, around };
}

/** Everything that tells whether a sentence answers the question. */
export function featuresOf(asked: Asked, measures: RecordMeasures, sentence: ReadSentence, cover: TermCover): Features {
  const features: Features = [];
  const set = (name: string, value: number) => {
    const place = placeOf.get(name);
    if (place !== undefined && value !== 0) features.push([place, value]);
  };
  setWords(set, asked, measures, sentence, cover);
  setPlace(set, asked, measures, sentence);
  const family = familyOf[sentence.role];
  set(`role ${family}`, 1);
  for (const content of sentence.contents) set(`holds ${content}`, 1);
  const share = 1 / Math.sqrt(asked.operations.length);
  for (const operation of asked.operations) {
    set(`${operation} in ${family}`, share);
    for (const content of sentence.contents) set(`${operation} holds ${content}`, share);
  }
  return features;
}

type Set1 = (name: (typeof plainFeatures)[number], value: number) => void;

function setWords(
  set: Set1,
  asked: Asked,
  { evidence, named, said }: RecordMeasures,
  sentence: ReadSentence,
  { own, heading, around }: TermCover,
): void {
  const total = totalWeight(asked);
  const share = (values: readonly number[]) =>
    asked.terms.reduce((sum, { weight }, index) => sum + weight * (values[index] ?? 0), 0) / total;
  const ownShare = share(own);
  set("said", ownShare);
  set("said-squared", ownShare * ownShare);
  set("said-with-heading", share(heading));
  set("said-around", share(around));
  set("said-by-record", said);
  set("record-named", named);
  const order = asked.terms
    .map((_, index) => index)
    .sort((one, other) => (asked.terms[other]?.weight ?? 0) - (asked.terms[one]?.weight ?? 0));
  const held = order.filter((index) => asked.terms[index]?.held);
  set("rarest-said", own[held[0] ?? -1] ?? 0);
  set("second-rarest-said", own[held[1] ?? -1] ?? 0);
  const count = own.filter((value) => value > 0.4).length;
  set("terms-said", Math.min(count, 5) / 5);
  set("all-said", count > 0 && count === held.length ? 1 : 0);
  set("nothing-said", count === 0 ? 1 : 0);
  const isNamed = (term: AskedTerm) => term.kinds.size > 0;
  set("named-said", asked.terms.some((term, index) => isNamed(term) && (own[index] ?? 0) > 0.5) ? 1 : 0);
  set("named-missing", asked.terms.some((term, index) => isNamed(term) && (around[index] ?? 0) === 0) ? 1 : 0);
  set("density", Math.min(1, (count * 3) / Math.max(4, sentence.words.length)));
  set("helping", Math.min(3, [...asked.helping].filter((word) => sentence.wordSet.has(word)).length) / 3);
  set("explained", weightSaid(asked, sentence.explained) / total);
  set("heading-said", weightSaid(asked, sentence.headingWords) / total);
  const before = evidence.sentences[sentence.at - 1];
  const after = evidence.sentences[sentence.at + 1];
  set("before-said", before === undefined ? 0 : weightSaid(asked, before.wordSet) / total);
  set("after-said", after === undefined ? 0 : weightSaid(asked, after.wordSet) / total);
  const beside = (near: ReadSentence | undefined) => (near === undefined ? 0 : weightSaid(asked, near.wordSet) / total);
  set("two-before-said", beside(evidence.sentences[sentence.at - 2]));
  set("two-after-said", beside(evidence.sentences[sentence.at + 2]));
  set("rarest-with-heading", heading[held[0] ?? -1] ?? 0);
  set("rarest-around", around[held[0] ?? -1] ?? 0);
  const places = sentence.words.flatMap((word, index) =>
    asked.terms.some((term) => term.ways.some((way) => way.words.includes(word))) ? [index] : [],
  );
  set(
    "said-near-each-other",
    places.some((place, index) => index > 0 && place - (places[index - 1] ?? 0) <= 2) ? 1 : 0,
  );
  set("term-first", (places[0] ?? 9) <= 1 ? 1 : 0);
}

const asksSize = /\b(?:how (?:big|large|wide|thick|long|deep|much)|sizes?|cm|mm|bigger|smaller|grown?|shrunk)\b/i;
const sizes = /\d ?(?:mm|cm|inch\w*|m)\b/i;
const asksShare = /\b(?:how (?:strong|weak|much|well)|ejection|function|percent\w*|chance|risk)\b/i;

function setPlace(set: Set1, asked: Asked, measures: RecordMeasures, sentence: ReadSentence): void {
  const count = measures.evidence.sentences.length;
  set("row", sentence.kind === "row" ? 1 : 0);
  set("field", sentence.kind === "field" ? 1 : 0);
  set("short", sentence.words.length <= 2 ? 1 : 0);
  set("long", Math.min(1, Math.max(0, sentence.words.length - 20) / 20));
  set("first-tenth", sentence.at < count / 10 ? 1 : 0);
  set("last-tenth", sentence.at >= count * 0.9 ? 1 : 0);
  set("recency", measures.recency);
  set("recency-for-now", asked.now ? measures.recency : 0);
  const ofDay = sentence.day === undefined ? false : asked.dates.some((date) => sameTime(sentence.day?.date, date));
  set(
    "date-asked-in-sentence",
    ofDay || asked.dates.some((date) => sentence.dates.some((own) => sameTime(own, date))) ? 1 : 0,
  );
  set("date-asked-of-record", measures.ofDate ? 1 : 0);
  const toCome = sentence.dates.some((date) => date.length === 10 && date >= asked.today);
  set("date-to-come", toCome ? 1 : 0);
  set("when-date-to-come", toCome && asked.operations.includes("when") ? 1 : 0);
  const inWindow =
    inside(sentence.day?.date, asked.window) || sentence.dates.some((date) => inside(date, asked.window));
  set("window-in-sentence", inWindow ? 1 : 0);
  set("window-of-record", measures.ofWindow ? 1 : 0);
  set("window-missed", asked.window !== undefined && !inWindow && !measures.ofWindow ? 1 : 0);
  set("kind-asked", measures.ofKind ? 1 : 0);
  set("kind-of-other", asked.kinds.size > 0 && !measures.ofKind ? 1 : 0);
  set("section-said", measures.sections[sentence.at] ?? 0);
  set("record-says-all", measures.said > 0.95 ? 1 : 0);
  set("said-of-newest", measures.said * measures.recency);
  set("size", asksSize.test(asked.text) && sizes.test(sentence.text) ? 1 : 0);
  set("share", asksShare.test(asked.text) && /%/.test(sentence.text) ? 1 : 0);
  set("colon-after-term", /^[^:]{2,30}:/.test(sentence.text) ? 1 : 0);
}
