import type { ChartAllergy, ChartMedicine } from "#core/domain/chart.ts";
import type { CitedSentence } from "#core/domain/citation.ts";
import { findMentions } from "#core/understanding/vocabulary/find-concepts.ts";
import { classMembers } from "#core/understanding/vocabulary/surfaces.ts";
import { tokenise } from "#core/understanding/vocabulary/tokens.ts";
import { allergySentence } from "./allergy-answers.ts";
import { isTaken, nameOf } from "./medicine-words.ts";
import { type Composed, onOneLine, type PlanSource, say, shortened } from "./plan-source.ts";
import type { AskedPart } from "./read-plan.ts";

const people = "(?:i|he|she|we|they|mum|dad|mom|mam)";
const kept = "(?:be given|have|take|get|use|touch|be on|had|give (?:him|her|me))";
/** "Which antibiotic must she never have", "what I may not have": what is to be kept away from, by allergy or by a decision. */
const asksMustNot = new RegExp(
  `\\b(?:what|which|any|anything|everything|list)\\b.{0,40}\\b(?:(?:must|can|may|should) ${people} (?:not|never)|${people} (?:must|can|may|should|am|is|are) (?:not|never)(?: to)?) ${kept}\\b`,
);

/** Words by which a record says that a medicine is to be kept away from for good. */
const toAvoid =
  /\b(?:avoid(?:ed)?|never|must not|do not (?:give|re-?start|re-?challenge|prescribe|use)|not to be (?:given|restarted|used)|should not be (?:given|restarted|used)|contra-?indicated)\b/i;

const mostAvoided = 3;

export function asksMustNotHave({ plain }: AskedPart): boolean {
  return asksMustNot.test(plain);
}

/** Allergies, and medicines that the records say are to be avoided; of the class that is asked for, where one is named. */
export function answerMustNotHave(part: AskedPart, source: PlanSource): Composed {
  if (!asksMustNotHave(part)) return undefined;
  const { text, medicines } = part;
  const members = membersNamed(text);
  const isOfClass = (name: string) => members === undefined || members.has(name.toLowerCase());
  const allergies = source.chart.allergies.filter(({ name, status }) => status !== "refuted" && isOfClass(name));
  const named = allergies.map(({ name }) => name.toLowerCase());
  const of = medicines.ofClass ? medicines.medicines : source.chart.medicines.filter(({ name }) => isOfClass(name));
  const avoided = of
    .filter((medicine) => !isTaken(medicine) && !named.includes(medicine.name.toLowerCase()))
    .flatMap(avoidedSentence);
  const told = [...inOrder(allergies).map(allergySentence), ...avoided.slice(0, mostAvoided)];
  return told.length === 0 ? undefined : told;
}

/** What is surely an allergy comes first. */
function inOrder(allergies: readonly ChartAllergy[]): ChartAllergy[] {
  return [...allergies].sort((one, other) => Number(other.status === "confirmed") - Number(one.status === "confirmed"));
}

function avoidedSentence(medicine: ChartMedicine): CitedSentence[] {
  const places = [...medicine.citations, ...medicine.steps.flatMap(({ citations }) => citations)];
  const place = places.find(({ quote }) => toAvoid.test(quote) && quote.split(/\s+/).length <= longestQuote);
  if (place === undefined) return [];
  const name = capital(nameOf(medicine));
  return [say(`${name}: your records say “${shortened(onOneLine(place.quote))}”.`, [place], medicine.citations)];
}

/** More than that tells of other things too. */
const longestQuote = 18;

/** A class is named, and all that the chart has of it is told. */
export function asksMustNotHaveOfClass({ plain, text }: AskedPart): boolean {
  return asksMustNot.test(plain) && membersNamed(text) !== undefined;
}

/** The medicines of the classes that a question names ("antibiotic"); undefined where it names none. */
function membersNamed(text: string): ReadonlySet<string> | undefined {
  const classes = findMentions(text, 0, tokenise(text), false).flatMap(({ surfaces }) =>
    surfaces.filter(({ concept }) => concept.kind === "medicine-class").map(({ concept }) => concept.name),
  );
  return classes.length === 0 ? undefined : new Set(classes.flatMap((name) => classMembers(name)));
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
