import { Places } from "#core/domain/places.ts";
import { findMentions } from "#core/understanding/vocabulary/find-concepts.ts";
import { problemShorthand } from "#core/understanding/vocabulary/problem-shorthand.ts";
import { tokenise } from "#core/understanding/vocabulary/tokens.ts";

/** A condition or symptom that words name. */
export interface ProblemName {
  name: string;
  printedName: string;
  /** Symptoms are problems only where somebody lists or diagnoses them. */
  symptom: boolean;
  start: number;
  end: number;
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");
const forms = [...problemShorthand].sort(([one], [other]) => other.length - one.length);
const isPhrase = (printed: string) => printed === printed.toLowerCase() && printed.length > 3;
const compile = (list: typeof forms, flags: string) =>
  new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${list.map(([printed]) => escaped(printed).replace(/ /g, "\\s")).join("|")})(?![\\p{L}\\p{N}])`,
    flags,
  );
const phrases = compile(
  forms.filter(([printed]) => isPhrase(printed)),
  "giu",
);
const capitals = compile(
  forms.filter(([printed]) => !isPhrase(printed)),
  "gu",
);
const standard = new Map(forms.map(([printed, name]) => [isPhrase(printed) ? printed : `=${printed}`, name]));

/** Names that say too little to be a problem, or are a state, a vaccine's or an allergy's word. */
const tooVague = new Set(
  "cancer|infection|bacterial infection|viral infection|inflammation|injury|fracture|wound|allergy|drug allergy|allergic reaction|anaphylaxis|pregnancy|menopause|birth defect|crying spells|contusion|influenza|covid-19|withdrawal symptoms|edema|vomiting|nausea|hypertrophic cardiomyopathy|primary sclerosing cholangitis|carpal tunnel syndrome|dental caries|somatic symptom disorder|arrhythmia".split(
    "|",
  ),
);
/** Abbreviations that mean other things as well ("98 % RA", "DM (Endo)"): read only where conditions are listed. */
const ambiguous = /^(?:RA|DM|MS|PE|AS|PD|AD|SS|MI|PID|CTs?|PSC|HCM|MR|ED|BE|CF|CP|TB|HIV)$/;

/** The conditions and symptoms that a text names, in order. */
export function problemNamesIn(text: string, base: number): ProblemName[] {
  const found: ProblemName[] = [];
  const taken = new Places();
  for (const [pattern, key] of [
    [phrases, (printed: string) => printed.toLowerCase().replace(/\s/g, " ")],
    [capitals, (printed: string) => `=${printed.replace(/\s/g, " ")}`],
  ] as const) {
    for (const match of text.matchAll(pattern)) {
      const name = standard.get(key(match[0]));
      const start = base + match.index;
      if (name === undefined || taken.holds(start, start + match[0].length)) continue;
      taken.add({ start, end: start + match[0].length });
      found.push({
        name,
        printedName: match[0].replace(/\s+/g, " "),
        symptom: false,
        start,
        end: start + match[0].length,
      });
    }
  }
  for (const mention of findMentions(text, base, tokenise(text, base), true)) {
    if (taken.meets(mention.start, mention.end)) continue;
    const surface =
      mention.surfaces.find(({ concept }) => concept.kind === "condition") ??
      mention.surfaces.find(({ concept }) => concept.kind === "symptom");
    if (surface === undefined || mention.surfaces.some(({ concept }) => concept.kind === "vaccination")) continue;
    if (surface.form === "lay" && surface.concept.kind === "symptom") continue;
    const printedName = text.slice(mention.start - base, mention.end - base).replace(/\s+/g, " ");
    const { start, end } = mention;
    taken.add(mention);
    found.push({ name: surface.concept.name, printedName, symptom: surface.concept.kind === "symptom", start, end });
  }
  return found.sort((one, other) => one.start - other.start);
}

/** "Cancer", "infection": too little to be a problem of its own; spelled out, the rarer ones count. */
export function isVague({ name, printedName }: ProblemName): boolean {
  return tooVague.has(name) && printedName.length < 16;
}

export function isAmbiguous({ printedName }: ProblemName): boolean {
  return ambiguous.test(printedName);
}
