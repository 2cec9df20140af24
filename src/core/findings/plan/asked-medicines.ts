import { bounded, longestQuestion } from "#core/domain/bounded-text.ts";
import type { Chart, ChartMedicine } from "#core/domain/chart.ts";
import { medicines as known } from "#core/understanding/vocabulary/data.ts";
import { findMentions } from "#core/understanding/vocabulary/find-concepts.ts";
import { classMembers } from "#core/understanding/vocabulary/surfaces.ts";
import { tokenise } from "#core/understanding/vocabulary/tokens.ts";
import { layMedicines } from "./lay-medicines.ts";
import { namesIt } from "./near-name.ts";

export interface AskedMedicines {
  /** Those of the chart that the question names, in its order. */
  medicines: ChartMedicine[];
  /** A class is named ("blood thinner"), and not a medicine. */
  ofClass: boolean;
  /** Medicines that the question names and the chart has not. */
  missing: string[];
}

/** Words of a question that are no slip for a medicine's name. */
const everyday = new Set(
  "still should taking take tablet tablets medicine medicines pills would could doctor clinic hospital letter about change changed before after since which where there their right wrong morning night twice daily please number today current currently start started stopped stop dose much many kidney heart blood pressure infusion injection appointment having doing going allergic allergy test tests results result".split(
    " ",
  ),
);

/** The medicines that a question is about. */
export function askedMedicines(typed: string, typedPlain: string, chart: Chart): AskedMedicines {
  const text = bounded(typed, longestQuestion);
  const plain = bounded(typedPlain, longestQuestion);
  const found: ChartMedicine[] = [];
  const missing: string[] = [];
  const add = (more: readonly ChartMedicine[]) => {
    for (const one of more) if (!found.includes(one)) found.push(one);
  };
  let ofClass = false;
  const mentions = findMentions(text, 0, tokenise(text), false);
  for (const { surfaces, start, end } of mentions) {
    const names = surfaces.filter(({ concept }) => concept.kind === "medication").map(({ concept }) => concept.name);
    if (names.length === 0) continue;
    const held = chart.medicines.filter((medicine) => names.some((name) => isNamed(medicine, name)));
    if (held.length > 0) add(held);
    else missing.push(text.slice(start, end));
  }
  for (const word of new Set(plain.match(/[\p{L}\p{N}]+/gu) ?? [])) {
    if (everyday.has(word)) continue;
    add(chart.medicines.filter(({ name, printedName }) => namesIt(word, name) || namesIt(word, printedName ?? "")));
  }
  if (found.length === 0) {
    for (const { surfaces } of mentions)
      for (const { concept } of surfaces)
        if (concept.kind === "medicine-class") {
          const members = classMembers(concept.name);
          add(chart.medicines.filter(({ name }) => members.includes(name.toLowerCase())));
        }
    for (const [phrase, classes] of layMedicines)
      if (phrase.test(plain)) add(chart.medicines.filter((medicine) => classes.test(layClass(medicine))));
    ofClass = found.length > 0;
  }
  return { medicines: ofClass ? takenThen(plain, found) : found, ofClass, missing };
}

/** "That antibiotic capsule at bedtime": a time of the day tells one of a class from the others. */
const times: readonly [asked: RegExp, taken: RegExp][] = [
  [/\b(?:bed ?time|nights?|night ?time|evenings?)\b/, /night|bed|evening/i],
  [/\b(?:mornings?|breakfast|brekkie)\b/, /morning|breakfast/i],
  [
    /\b(?:weekly|once a week|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/,
    /week|day(?:s)? only|\b(?:mon|tues|wednes|thurs|fri|satur|sun)day/i,
  ],
];

function takenThen(plain: string, of: ChartMedicine[]): ChartMedicine[] {
  const taken = times.find(([asked]) => asked.test(plain))?.[1];
  if (taken === undefined) return of;
  const then = of.filter(({ frequency, steps }) =>
    [frequency, ...steps.map((step) => step.frequency)].some((one) => one !== undefined && taken.test(one)),
  );
  return then.length > 0 ? then : of;
}

function isNamed({ name, printedName }: ChartMedicine, asked: string): boolean {
  const held = name.toLowerCase();
  if (
    held === asked ||
    held.startsWith(`${asked} `) ||
    held.split(/[/,+]| and | with /).some((part) => part.trim() === asked)
  )
    return true;
  return printedName !== undefined && printedName.toLowerCase() === asked;
}

let layClasses: Map<string, string> | undefined;

/** What people call such a medicine, with its own name, for looking up. */
function layClass({ name }: ChartMedicine): string {
  layClasses ??= new Map(known.map((entry) => [entry.name.toLowerCase(), entry.drugClassLay.toLowerCase()]));
  return `${layClasses.get(name.toLowerCase()) ?? ""} | ${name.toLowerCase()}`;
}
