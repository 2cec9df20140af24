import { Places } from "#core/domain/places.ts";
import { findMedicineNames } from "#core/understanding/statements/medications/medicine-names.ts";
import { findMentions } from "#core/understanding/vocabulary/find-concepts.ts";
import { tokenise } from "#core/understanding/vocabulary/tokens.ts";

/** A substance that a person may react to, named in a text. */
export interface NamedAllergen {
  /** The vocabulary's name without the word "class", lower case. */
  name: string;
  printedName: string;
  start: number;
  end: number;
}

const notSubstances = /^(?:antibiotic|medicine|drug|tablet|vitamin|painkiller|steroid|water tablet|diuretic|iron)$/;

/** The substances that `text` names, in order. */
export function findAllergens(text: string): NamedAllergen[] {
  const found: NamedAllergen[] = findMedicineNames(text)
    .filter(({ name }) => !notSubstances.test(name))
    .map(({ name, printedName, start, end }) => ({ name: substanceName(name), printedName, start, end }));
  const taken = new Places(found);
  for (const mention of findMentions(text, 0, tokenise(text), true)) {
    const allergen = mention.surfaces.find(({ concept }) => concept.kind === "allergen");
    if (allergen === undefined || taken.meets(mention.start, mention.end)) continue;
    taken.add(mention);
    const printedName = text.slice(mention.start, mention.end);
    found.push({ name: substanceName(allergen.concept.name), printedName, start: mention.start, end: mention.end });
  }
  return found.sort((one, other) => one.start - other.start);
}

function substanceName(name: string): string {
  return name.replace(/ class$/, "");
}
