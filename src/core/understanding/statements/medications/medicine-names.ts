import { Places } from "#core/domain/places.ts";
import { findMentions, type Mention } from "#core/understanding/vocabulary/find-concepts.ts";
import { conceptKey, lexicon, type Surface } from "#core/understanding/vocabulary/lexicon.ts";
import { tokenise, wordKey } from "#core/understanding/vocabulary/tokens.ts";
import { medicineShorthand } from "./medicine-shorthand.ts";

/** A medicine named in a text. Offsets are the text's own. */
export interface NamedMedicine {
  /** The vocabulary's name, lower case; else as printed, lower case. */
  name: string;
  printedName: string;
  start: number;
  end: number;
  /** Also the name of a test, a food or a thing. */
  unsure: boolean;
  /** The vocabulary's class, empty where it has none. */
  group: string;
  /** Names a class of medicines ("NSAIDs"): never something that is taken by that name. */
  isClass: boolean;
}

/** Nothing of these is ever a patient's medicine. */
const neverMedicines = new Set(["research chemical", "neurotransmitter", "recreational drug", "stimulant chemical"]);
/** Brands that are words, where they are printed in small letters. */
const commonWords = new Set([
  "luminal",
  "dual",
  "ease",
  "relief",
  "calm",
  "advance",
  "focus",
  "ace",
  "bonjela",
  "emblem",
  "today",
  "tums",
]);
const shorthand = new Map(
  medicineShorthand.flatMap(({ written, name, unsure }) =>
    written.map((word) => [word, { name, unsure: unsure === true }] as const),
  ),
);
const longestShorthand = 3;

/** The medicines that `text` names, in order; a brand in brackets after its generic name is the same mention. */
export function findMedicineNames(text: string): NamedMedicine[] {
  const tokens = tokenise(text);
  const mentions = findMentions(text, 0, tokens, true);
  const found: NamedMedicine[] = mentions.flatMap((mention) => namedBy(text, mention) ?? []);
  const taken = new Places(found);
  for (let first = 0; first < tokens.length; first++) {
    for (let size = longestShorthand; size > 0; size--) {
      const from = tokens[first];
      const to = tokens[first + size - 1];
      if (from === undefined || to === undefined || taken.meets(from.start, to.end)) continue;
      const written = text.slice(from.start, to.end).toLowerCase().replace(/\s+/g, " ");
      const meant = shorthand.get(written);
      if (meant === undefined) continue;
      taken.add({ start: from.start, end: to.end });
      found.push({
        ...meant,
        printedName: text.slice(from.start, to.end),
        start: from.start,
        end: to.end,
        group: groupOf(meant.name),
        isClass: false,
      });
      first += size - 1;
      break;
    }
  }
  return joinCombinations(
    text,
    found.sort((one, other) => one.start - other.start),
  );
}

function groupOf(name: string): string {
  return lexicon().concepts.get(conceptKey("medication", name))?.group ?? "";
}

function namedBy(text: string, mention: Mention): NamedMedicine | undefined {
  const medicine = mention.surfaces.find(({ concept }) => concept.kind === "medication");
  const meant = medicine ?? mention.surfaces.find(({ concept }) => concept.kind === "medicine-class");
  const printedName = text.slice(mention.start, mention.end);
  const short = shorthand.get(printedName.toLowerCase().replace(/\s+/g, " "));
  if (short !== undefined)
    return {
      ...short,
      printedName,
      start: mention.start,
      end: mention.end,
      group: groupOf(short.name),
      isClass: false,
    };
  if (meant === undefined || neverMedicines.has(meant.concept.group)) return undefined;
  if (commonWords.has(printedName)) return undefined;
  const others = mention.surfaces.some(({ concept }) => !sameThing(concept.kind));
  return {
    name: meant.concept.name,
    printedName,
    start: mention.start,
    end: mention.end,
    unsure: others,
    group: meant.concept.group,
    isClass: medicine === undefined || (meant.concept.name !== "insulin" && isClassToo(mention.surfaces)),
  };
}

function sameThing(kind: string): boolean {
  return kind === "medication" || kind === "allergen" || kind === "medicine-class";
}

function isClassToo(surfaces: readonly Surface[]): boolean {
  return (
    surfaces.some(({ concept }) => concept.kind === "medicine-class") && surfaces.every(({ form }) => form !== "name")
  );
}

/** "Sacubitril 24mg / Valsartan 26mg" is one product; "Amgevita (adalimumab)" names one medicine twice. */
function joinCombinations(text: string, found: readonly NamedMedicine[]): NamedMedicine[] {
  const joined: NamedMedicine[] = [];
  for (const medicine of found) {
    const last = joined.at(-1);
    const between = last === undefined ? "" : text.slice(last.end, medicine.start);
    if (last !== undefined && last.end > medicine.start) continue;
    if (last !== undefined && isSameTwice(last, medicine, between)) {
      const closing = /^\s*\)/.exec(text.slice(medicine.end))?.[0].length ?? 0;
      const shown =
        /[A-Z]/.test(medicine.printedName) && medicine.printedName.toLowerCase() !== medicine.name ? medicine : last;
      const isBracket = between.includes("(");
      last.printedName = `${last.printedName} (${medicine.printedName})`;
      if (last.unsure) last.unsure = medicine.unsure;
      if (isCombination(medicine.name) || !isCombination(last.name))
        last.name = shown.name.includes("/") ? shown.name : last.name;
      // "DULOXETINE 60mg CAP (Cymbalta)": the strength between them is still to be read.
      if (!/\d/.test(between)) last.end = medicine.end + (isBracket ? closing : 0);
      continue;
    }
    const combined = last === undefined ? undefined : combinationOf(last.name, medicine.name);
    if (
      last !== undefined &&
      combined !== undefined &&
      /^(?:\s?\d[\d.,]*\s?(?:mg|mcg|micrograms?))?\s?[/+]\s?$|^ and $/i.test(between)
    ) {
      last.name = combined;
      last.printedName = text.slice(last.start, medicine.end);
      last.end = between.includes(" and ") ? medicine.end : medicine.end;
      last.group = groupOf(combined);
      continue;
    }
    joined.push({ ...medicine });
  }
  return joined;
}

function isCombination(name: string): boolean {
  return name.includes("/");
}

function isSameTwice(one: NamedMedicine, other: NamedMedicine, between: string): boolean {
  if (
    !/^(?:\s?\d[\d.]*\s?mg\s?\/\s?|\s+(?:tablets?|carb(?:onate)?|m\/r|modified release|MR|nasal spray|foam|injection)?)?[\s,]*[(-]?\s?(?:brand |biosimilar |as )?$/i.test(
      between,
    )
  ) {
    // "DULOXETINE 60mg EC CAP (Cymbalta)", "PREGABALIN 75mg CAP (LYRICA)".
    if (!/^[^.;,()]{1,32}\(\s?$/.test(between)) return false;
  }
  return (
    one.name === other.name || one.name.split("/").includes(other.name) || other.name.split("/").includes(one.name)
  );
}

function combinationOf(one: string, other: string): string | undefined {
  const { concepts } = lexicon();
  for (const name of [`${one}/${other}`, `${other}/${one}`])
    if (concepts.has(conceptKey("medication", name))) return name;
  return undefined;
}

/** The key under which one medicine's statements are one course. */
export function medicineKey(name: string): string {
  return name
    .split("/")
    .map((part) => part.trim().split(" ").map(wordKey).join(" "))
    .sort()
    .join("/");
}
