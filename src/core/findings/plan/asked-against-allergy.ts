import type { ChartAllergy } from "#core/domain/chart.ts";
import type { CitedSentence } from "#core/domain/citation.ts";
import { findMentions } from "#core/understanding/vocabulary/find-concepts.ts";
import { classMembers } from "#core/understanding/vocabulary/surfaces.ts";
import { tokenise } from "#core/understanding/vocabulary/tokens.ts";
import { reactionOf } from "./allergy-answers.ts";
import { asksForThing } from "./asked-things.ts";
import { type Composed, type PlanSource, quoted, say } from "./plan-source.ts";
import type { AskedPart } from "./read-plan.ts";

/** Who reacts to one of these has to ask before having another; aspirin does what other anti-inflammatory medicines do. */
const crossing: readonly (readonly string[])[] = [
  ["penicillin"],
  ["cephalosporin"],
  ["nsaid", "salicylate"],
  ["sulfonamide"],
  ["macrolide"],
  ["fluoroquinolone"],
];

/** Having it is asked for, and not what it is or was. */
const asksToHave =
  /\b(?:can|could|may|should|must|ok|okay|safe|fine|allowed|all right|alright)\b.{0,40}\b(?:give|given|have|take|use|get|put|prescribe|try|for|with)\b|\b(?:wants?|going|offer\w*|about) (?:to |me |him |her )*(?:give|prescribe|put|start|use)\b/;

const opening = "Not before you have asked: ";

export function isAgainstAllergy({ text }: CitedSentence): boolean {
  return text.startsWith(opening);
}

/** May somebody have a medicine of a kind that the chart has an allergy to: that allergy is the answer, whatever else is asked. */
export function answerAgainstAllergy({ plain, medicines }: AskedPart, source: PlanSource): Composed {
  if (!asksToHave.test(plain) && !asksForThing(plain, "allergies")) return undefined;
  if (medicines.ofClass) return undefined;
  const asked = [...medicines.medicines.map(({ name }) => name.toLowerCase()), ...medicines.missing.flatMap(namesIn)];
  const found = source.chart.allergies.filter(
    ({ name, status }) => status !== "refuted" && asked.some((one) => isOfKind(one, name.toLowerCase())),
  );
  return found.length === 0 ? undefined : found.slice(0, 2).flatMap((allergy) => warning(allergy, source));
}

/** The medicines and their classes that words name, in standard names. */
function namesIn(text: string): string[] {
  return findMentions(text, 0, tokenise(text), false).flatMap(({ surfaces }) =>
    surfaces
      .filter(({ concept }) => ["medication", "medicine-class", "allergen"].includes(concept.kind))
      .map(({ concept }) => concept.name.toLowerCase().replace(/ class$/, "")),
  );
}

function isOfKind(asked: string, allergen: string): boolean {
  const parts = asked.split("/");
  // Whoever names the allergen itself asks of the allergy.
  if (parts.length === 1 && asked === allergen) return false;
  const allergens = namesIn(allergen);
  if (parts.length > 1 && allergens.some((name) => parts.includes(name))) return true;
  return crossing.some((kinds) => {
    const members = kinds.flatMap(classMembers);
    return members.includes(asked) && allergens.some((name) => kinds.includes(name) || members.includes(name));
  });
}

function warning(allergy: ChartAllergy, source: PlanSource): CitedSentence[] {
  const { name, status, citations } = allergy;
  const reaction = reactionOf(allergy);
  const did = reaction === undefined ? "" : ` (${reaction})`;
  const known = status === "doubtful" ? `speak of an allergy to ${name}${did}` : `list ${name} as an allergy${did}`;
  const quote = quoted(source, citations);
  return [
    say(`${opening}your records ${known}, and this medicine is of that kind.`, citations),
    ...(quote === undefined ? [] : [quote]),
  ];
}
