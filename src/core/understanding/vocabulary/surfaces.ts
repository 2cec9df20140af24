import {
  allergens,
  bodyParts,
  conditions,
  medicineClasses,
  medicines,
  observations,
  procedures,
  symptoms,
  vaccines,
} from "./data.ts";
import { type Concept, conceptKey } from "./lexicon.ts";

let surfaces: Map<string, string[]> | undefined;

/** All ways to say a concept: its name, synonyms, brands and lay names. */
export function conceptSurfaces(concept: Concept): readonly string[] {
  surfaces ??= collect();
  return surfaces.get(conceptKey(concept.kind, concept.name)) ?? [concept.name];
}

function collect(): Map<string, string[]> {
  const all = new Map<string, string[]>();
  const add = (kind: string, name: string, ...lists: (readonly string[] | undefined)[]) => {
    all.set(conceptKey(kind, name.toLowerCase()), [name, ...lists.flatMap((list) => list ?? [])]);
  };
  for (const entry of medicines) add("medication", entry.name, entry.synonyms, entry.brands);
  for (const entry of medicineClasses) add("medicine-class", entry.name, entry.synonyms);
  for (const entry of observations) add(entry.kind, entry.name, entry.synonyms, entry.layNames);
  for (const entry of vaccines) add("vaccination", entry.name, entry.synonyms, entry.brands);
  for (const entry of procedures) add("procedure", entry.name, entry.synonyms, entry.layNames);
  for (const entry of conditions) add("condition", entry.name, entry.synonyms, entry.layNames);
  for (const entry of symptoms) add("symptom", entry.name, entry.synonyms, entry.layNames);
  for (const entry of allergens) add("allergen", entry.name, entry.synonyms);
  for (const entry of bodyParts) add("body-part", entry.name, entry.synonyms);
  return all;
}

/** The medicines of a class, by standard name; a class is named by pharmacists ("statin") or by people ("painkiller"). */
export function classMembers(className: string): readonly string[] {
  const listed = medicineClasses.find((entry) => entry.name.toLowerCase() === className)?.members ?? [];
  const called = medicines.filter((entry) => entry.drugClassLay.toLowerCase() === className).map((entry) => entry.name);
  return [...new Set([...listed, ...called].map((name) => name.toLowerCase()))];
}
