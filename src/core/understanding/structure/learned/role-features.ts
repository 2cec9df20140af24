import type { LineRole } from "#core/domain/line-role.ts";
import type { DocumentKind } from "#core/domain/medical-document.ts";
import type { Page } from "#core/domain/page.ts";
import type { Passage } from "#core/reading/passages.ts";
import { nowhere, type Place } from "#core/understanding/structure/passage-places.ts";
import { roleOfLabel } from "#core/understanding/structure/section-labels.ts";
import { type Setting, settingsOf, unknownSetting } from "./passage-setting.ts";
import { markerOf, marksOf, wordsOf } from "./passage-words.ts";
import { numberOf, pairOf } from "./seen-names.ts";

/** What the rules and the layout tell of each passage. */
export interface RolesKnown {
  passages: readonly Passage[];
  pages: readonly Page[];
  kind: DocumentKind;
  /** The roles that the rules give. */
  rules: readonly LineRole[];
  places: readonly Place[];
  tables: ReadonlyMap<number, string>;
  entries: ReadonlySet<number>;
}

/** A passage as it is looked at by itself. */
interface Seen {
  passage: Passage;
  words: string[];
  /** Of each word. */
  numbers: number[];
  /** Words of letters only. */
  spoken: string[];
  marks: number[];
  marker: string;
  label: string;
  setting: Setting;
  place: Place;
  rule: LineRole;
  headed: boolean;
}

/** The heading above. */
interface Above {
  above: Seen | undefined;
  role: string;
  since: number;
}

interface Context extends Above {
  /** Before the salutation, after it, after the parting. */
  stage: "open" | "dear" | "signed";
  table: string;
  entry: number;
}

/** What is seen of each passage, as numbers that the learned weights know. */
export function roleFeatures(known: RolesKnown): number[][] {
  const seen = lookAt(known);
  const context: Context = { above: undefined, role: "none", since: 0, stage: "open", table: "none", entry: 0 };
  return seen.map((one, index) => {
    if (known.entries.has(index)) context.entry = Math.min(2, context.entry + 1);
    const table = known.tables.get(index);
    if (table !== undefined) context.table = table;
    else if (one.passage.kind !== "row") context.table = "none";
    const features = [
      ...ownFeatures(one),
      ...ruleFeatures(one, seen[index - 1], seen[index + 1]),
      ...nearFeatures("-1", seen[index - 1]),
      ...nearFeatures("+1", seen[index + 1]),
      ...farFeatures("-2", seen[index - 2]),
      ...farFeatures("+2", seen[index + 2]),
      ...aboveFeatures(context, one),
      ...recordFeatures(known, context, one, index),
    ];
    goOn(context, one);
    return features;
  });
}

function lookAt({ passages, pages, rules, places }: RolesKnown): Seen[] {
  const settings = settingsOf(passages, pages);
  return passages.map((passage, index) => {
    const rule = rules[index] ?? "other";
    const words = wordsOf(passage.text);
    return {
      passage,
      words,
      numbers: words.map(numberOf),
      spoken: words.filter((word) => /^\p{L}/u.test(word)),
      marks: marksOf(passage.text).map(numberOf),
      marker: markerOf(passage.text),
      label: labelOf(passage),
      setting: settings[index] ?? unknownSetting,
      place: places[index] ?? nowhere,
      rule,
      headed: rule === "heading" || passage.kind === "heading",
    };
  });
}

/** What the record is, and where in it a passage stands. */
function recordFeatures(known: RolesKnown, context: Context, one: Seen, index: number): number[] {
  const { kind, passages, pages } = known;
  const { stage } = context;
  const place = Math.floor((index / passages.length) * 10);
  const page = pages.findIndex(({ number }) => number === one.passage.page);
  return [
    "any",
    `kind ${kind}`,
    `kind ${kind} ${one.passage.kind}`,
    `kind ${kind} ${stage}`,
    `kind ${kind} place ${Math.floor(place / 2)}`,
    `kind ${kind} r ${one.rule}`,
    `place ${place}`,
    `stage ${stage}`,
    `stage ${stage} ${one.passage.kind}`,
    `nth ${index < 12 ? index : "later"}`,
    `last ${passages.length - index < 8 ? passages.length - index : "earlier"}`,
    `table ${known.tables.get(index) ?? "none"} in ${context.table}`,
    `entry ${context.entry} ${known.entries.has(index)}`,
    `page ${Math.min(2, page)}`,
  ].map(numberOf);
}

const parting = /^(?:yours|sincerely|kind(?:est)? regards|with (?:kind|best)|best wishes|regards|warm)\b/i;

function goOn(context: Context, one: Seen): void {
  if (parting.test(one.passage.text)) context.stage = "signed";
  else if (context.stage === "open" && /^dear\b/i.test(one.passage.text)) context.stage = "dear";
  context.since++;
  if (!one.headed) return;
  context.above = one;
  context.role = roleOfLabel(one.passage.text) ?? "unknown";
  context.since = 0;
}

function labelOf(passage: Passage): string {
  const first = passage.kind === "row" ? (passage.cells[0]?.text ?? "") : passage.text;
  const label = /^\s*(?:[•*·-]\s*)?([\p{L}][^:\n]{0,48}?)\s*:(?:\s|$)/u.exec(first)?.[1];
  return (label ?? "").toLowerCase().replace(/\s+/g, " ");
}

const steps = [1, 2, 3, 5, 8, 12, 18, 26, 40];

const kindOf = {
  word: numberOf("w"),
  stem: numberOf("p"),
  ending: numberOf("s"),
  first: numberOf("f"),
  firstTwo: numberOf("ff"),
  pair: numberOf("b"),
  last: numberOf("last"),
  labelWord: numberOf("lw"),
  headWord: numberOf("hw"),
  headPassage: numberOf("hp"),
  under: numberOf("uw"),
};

function ownFeatures({ words, numbers, spoken, marks, marker, passage, label, setting, place }: Seen): number[] {
  const names = [
    `passage ${passage.kind}`,
    `marker ${marker}`,
    `cells ${Math.min(6, passage.cells.length)}`,
    `place ${place.begins} ${place.first} ${place.last}`,
    `indent ${setting.indent}`,
    `size ${setting.size} ${passage.kind}`,
    `lines ${Math.min(4, setting.lines)}`,
    `words ${steps.findLast((step) => spoken.length >= step) ?? 0}`,
    `numbers ${Math.min(5, words.length - spoken.length)}`,
    `first ${spoken[0] ?? ""}`,
  ];
  if (label !== "") names.push(`label ${label}`, "labelled", `label role ${roleOfLabel(label) ?? "none"}`);
  const features = names.map(numberOf);
  marks.forEach((mark, index) => {
    features.push(mark);
    if (telling.has(mark))
      for (const other of marks.slice(index + 1)) if (telling.has(other)) features.push(pairOf(mark, other));
  });
  numbers.forEach((number, index) => {
    features.push(pairOf(kindOf.word, number));
    if (index > 0) features.push(pairOf(pairOf(kindOf.pair, numbers[index - 1] ?? 0), number));
  });
  for (const word of spoken)
    if (word.length >= 6)
      features.push(pairOf(kindOf.stem, numberOf(word.slice(0, 5))), pairOf(kindOf.ending, numberOf(word.slice(-4))));
  for (const word of label === "" ? [] : label.split(" ")) features.push(pairOf(kindOf.labelWord, numberOf(word)));
  features.push(
    pairOf(kindOf.first, numbers[0] ?? 0),
    pairOf(pairOf(kindOf.firstTwo, numbers[0] ?? 0), numbers[1] ?? 0),
    pairOf(kindOf.last, numbers.at(-1) ?? 0),
  );
  return features;
}

/** Together they say what neither says alone. */
const telling: ReadonlySet<number> = new Set(
  [
    "m if",
    "m please",
    "m will",
    "m person I",
    "m person you",
    "m person he",
    "m medicine",
    "m condition",
    "m dose",
    "m often",
    "m was",
    "m no",
    "m day",
    "m clock",
    "m span",
    "m value",
    "m capital doctor",
  ].map(numberOf),
);

function ruleFeatures(one: Seen, before: Seen | undefined, after: Seen | undefined): number[] {
  const rule = numberOf(`r ${one.rule}`);
  const features = [
    `r ${one.rule}`,
    `r ${one.rule} ${one.passage.kind}`,
    `r ${before?.rule} > ${one.rule}`,
    `r ${one.rule} < ${after?.rule}`,
    `r-1 ${before?.rule}`,
    `r+1 ${after?.rule}`,
    `section ${one.passage.section}`,
  ].map(numberOf);
  for (const mark of one.marks) features.push(pairOf(rule, mark));
  return features;
}

function nearFeatures(where: string, one: Seen | undefined): number[] {
  if (one === undefined) return [numberOf(`${where} none`)];
  const features = [
    `${where} ${one.passage.kind}`,
    `${where} marker ${one.marker}`,
    `${where} size ${one.setting.size}`,
    ...(one.label === "" ? [] : [`${where} label ${one.label}`]),
  ].map(numberOf);
  const side = numberOf(where);
  features.push(pairOf(pairOf(side, kindOf.first), one.numbers[0] ?? 0));
  for (const mark of one.marks) features.push(pairOf(side, mark));
  for (const number of one.numbers.slice(0, 8)) features.push(pairOf(side, number));
  return features;
}

function farFeatures(where: string, one: Seen | undefined): number[] {
  if (one === undefined) return [numberOf(`${where} none`)];
  return [
    numberOf(`${where} ${one.passage.kind}`),
    numberOf(`${where} r ${one.rule}`),
    pairOf(numberOf(where), one.numbers[0] ?? 0),
  ];
}

function aboveFeatures({ above, role, since }: Above, one: Seen): number[] {
  const heading = (one.passage.heading ?? "").toLowerCase();
  const words = above?.spoken.slice(0, 8) ?? [];
  const features = [
    `h ${words.join(" ")}`,
    `h role ${role}`,
    `since ${steps.findLast((step) => since >= step) ?? 0}`,
    `under ${heading}`,
  ].map(numberOf);
  const kind = pairOf(kindOf.headPassage, numberOf(one.passage.kind));
  for (const word of words) {
    const number = numberOf(word);
    features.push(pairOf(kindOf.headWord, number), pairOf(kind, number));
  }
  for (const word of heading === "" ? [] : heading.split(" ")) features.push(pairOf(kindOf.under, numberOf(word)));
  return features;
}

/** How each passage follows the one before: within its line, on the next line, in a paragraph of its own. */
export function stepsOf({ passages, places }: Pick<RolesKnown, "passages" | "places">): number[] {
  return passages.map(({ page }, index) => {
    const place = places[index];
    if (place?.begins === true || passages[index - 1]?.page !== page) return 2;
    return place?.first === false ? 0 : 1;
  });
}
