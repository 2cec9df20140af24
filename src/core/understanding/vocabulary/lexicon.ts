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
import { TermTrie } from "./term-trie.ts";
import { tokenise, wordKey } from "./tokens.ts";

export type ConceptKind =
  | "medication"
  | "medicine-class"
  | "lab"
  | "vital"
  | "condition"
  | "symptom"
  | "procedure"
  | "vaccination"
  | "allergen"
  | "body-part";

/** One thing of the vocabulary. `name` is its standard name, lower case. */
export interface Concept {
  kind: ConceptKind;
  name: string;
  /** What it is, in a few plain words; empty where the vocabulary has none. */
  plain: string;
  /** Class, panel, category or body system. */
  group: string;
  units: readonly string[];
}

/** A way to say a concept. */
export interface Surface {
  concept: Concept;
  form: "name" | "synonym" | "brand" | "lay";
  /** A short abbreviation ("PE", "HR"), which counts in running text only where it is printed in capitals. */
  abbreviation: boolean;
  /** An abbreviation whose last letter would be lost as a plural's ("crps"): only these letters mean it. */
  exactly?: string;
}

export interface Lexicon {
  trie: TermTrie<Surface>;
  concepts: ReadonlyMap<string, Concept>;
}

/** Key of a concept among all: names are unique within a kind only. */
export function conceptKey(kind: string, name: string): string {
  return `${kind}:${name}`;
}

let built: Lexicon | undefined;

/** The whole vocabulary as one lookup structure; built at the first call (about 50 ms), then kept. */
export function lexicon(): Lexicon {
  built ??= buildLexicon();
  return built;
}

function buildLexicon(): Lexicon {
  const trie = new TermTrie<Surface>();
  const concepts = new Map<string, Concept>();
  const add = (concept: Concept, phrases: [Surface["form"], readonly string[] | undefined][]) => {
    concepts.set(conceptKey(concept.kind, concept.name), concept);
    const seen = new Set<string>();
    for (const [form, list] of phrases) {
      for (const phrase of list ?? []) {
        const folded = phrase.toLowerCase();
        if (seen.has(folded)) continue;
        seen.add(folded);
        const abbreviation = isAbbreviation(phrase);
        const exactly = abbreviation && wordKey(folded) !== folded ? { exactly: folded } : {};
        trie.add(phrase, { concept, form, abbreviation, ...exactly });
      }
    }
  };
  for (const entry of medicines) {
    add({ kind: "medication", name: entry.name.toLowerCase(), plain: entry.plain, group: entry.class, units: [] }, [
      ["name", [entry.name]],
      ["synonym", entry.synonyms],
      ["brand", entry.brands],
    ]);
  }
  for (const entry of medicineClasses) {
    add({ kind: "medicine-class", name: entry.name.toLowerCase(), plain: entry.plain, group: "", units: [] }, [
      ["name", [entry.name]],
      ["synonym", entry.synonyms],
    ]);
  }
  const classNames = new Set(medicineClasses.map((entry) => entry.name.toLowerCase()));
  for (const name of new Set(medicines.map((entry) => entry.drugClassLay.toLowerCase()))) {
    const concept: Concept = { kind: "medicine-class", name, plain: "", group: "", units: [] };
    if (!classNames.has(name)) add(concept, [["lay", [name]]]);
  }
  for (const entry of observations) {
    add(
      { kind: entry.kind, name: entry.name.toLowerCase(), plain: entry.plain, group: entry.panel, units: entry.units },
      [
        ["name", [entry.name]],
        ["synonym", entry.synonyms],
        ["lay", entry.layNames],
      ],
    );
  }
  for (const entry of vaccines) {
    add(
      {
        kind: "vaccination",
        name: entry.name.toLowerCase(),
        plain: entry.plain,
        group: entry.protectsAgainst,
        units: [],
      },
      [
        ["name", [entry.name]],
        ["synonym", entry.synonyms],
        ["brand", entry.brands],
      ],
    );
  }
  for (const entry of procedures) {
    add({ kind: "procedure", name: entry.name.toLowerCase(), plain: entry.plain, group: entry.category, units: [] }, [
      ["name", [entry.name]],
      ["synonym", entry.synonyms],
      ["lay", entry.layNames],
    ]);
  }
  for (const entry of conditions) {
    add({ kind: "condition", name: entry.name.toLowerCase(), plain: entry.plain, group: entry.category, units: [] }, [
      ["name", [entry.name]],
      ["synonym", entry.synonyms],
      ["lay", entry.layNames],
    ]);
  }
  for (const entry of symptoms) {
    add({ kind: "symptom", name: entry.name.toLowerCase(), plain: entry.plain, group: entry.bodySystem, units: [] }, [
      ["name", [entry.name]],
      ["synonym", entry.synonyms],
      ["lay", entry.layNames],
    ]);
  }
  for (const entry of allergens) {
    add({ kind: "allergen", name: entry.name.toLowerCase(), plain: "", group: entry.category, units: [] }, [
      ["name", [entry.name]],
      ["synonym", entry.synonyms],
    ]);
  }
  for (const entry of bodyParts) {
    add({ kind: "body-part", name: entry.name.toLowerCase(), plain: entry.plain, group: "", units: [] }, [
      ["name", [entry.name]],
      ["synonym", entry.synonyms],
    ]);
  }
  return { trie, concepts };
}

function isAbbreviation(phrase: string): boolean {
  return (
    phrase.length <= 4 &&
    /^[a-z]+$/i.test(phrase) &&
    tokenise(phrase).length === 1 &&
    !commonShortWords.has(phrase.toLowerCase())
  );
}

/** Whole words of four letters and less that are no abbreviations. */
const commonShortWords = new Set(
  "iron pain itch rash cold cough flu gout acne hip knee leg arm eye ear back neck foot toe nail skin jaw chin lip gum calf shin palm heel rib lung bone scar stye boil wart cyst burn cut clot lump bump mass sick hot hand head face nose hair milk eggs egg nuts nut soy wheat fish pcp corn gas weak dull sore ache numb tic limp zinc urea coma yaws mole mumps tetanus polio opium pets dust mold bee latex wasp cat dog shot pulse sty fit fits temp bmi scan".split(
    " ",
  ),
);
