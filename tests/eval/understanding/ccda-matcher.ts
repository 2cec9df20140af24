/*
 * Judges facts against the coded entries of C-CDA documents. Words and units are folded here again; no code is shared with the product.
 */

export interface CodedName {
  display: string | null;
  text: string | null;
  entityName?: string | null;
  translations?: string[];
}

export interface CcdaGold {
  medications: { name: CodedName; negated?: boolean }[];
  results: { name: CodedName; value: string | null; unit: string | null }[];
  problems: { name: CodedName; negated?: boolean }[];
  allergies: { substance: CodedName }[];
  sections: { title: string | null; text: string }[];
}

/** What the judge sees of a fact. */
export interface JudgedFact {
  kind: string;
  name: string;
  value: string | undefined;
  unit: string | undefined;
  negated: boolean;
  start: number;
  end: number;
  quote: string;
}

export interface Tally {
  found: number;
  total: number;
  missed: string[];
}

const emptyWords = new Set([
  "with",
  "left",
  "lower",
  "lobe",
  "disorder",
  "oral",
  "tablet",
  "solution",
  "none",
  "measured",
  "blood",
  "serum",
  "plasma",
  "volume",
  "mass",
  "manual",
  "count",
  "inhalant",
  "extract",
  "actuat",
  "type",
  "mixed",
  "acute",
  "body",
]);

export function keyWords(text: string): string[] {
  return (text.toLowerCase().match(/[a-z][a-z0-9]{2,}/g) ?? []).filter((word) => !emptyWords.has(word));
}

function namesOf(name: CodedName): string[] {
  return [name.display, name.text, name.entityName, ...(name.translations ?? [])].filter(
    (text): text is string => typeof text === "string" && text !== "",
  );
}

function sharesWord(one: string, other: string): boolean {
  const words = new Set(keyWords(one));
  return keyWords(other).some((word) => words.has(word) || words.has(`${word}s`) || words.has(word.replace(/s$/, "")));
}

/** Coded names of observations whose everyday names share no word with them. */
const otherNames: [RegExp, RegExp][] = [
  [/leukocytes/i, /wbc|white|leukocyte/i],
  [/erythrocytes/i, /rbc|red blood|erythrocyte/i],
  [/intravascular systolic|systolic/i, /systolic/i],
  [/intravascular diastolic|diastolic/i, /diastolic/i],
  [/body height|^height/i, /height/i],
  [/weight/i, /weight/i],
  [/heart rate|pulse/i, /heart rate|pulse/i],
  [/body temperature/i, /temp/i],
  [/oxygen saturation/i, /spo2|oxygen/i],
  [/respirat/i, /respirat/i],
];

function sameObservation(coded: string, fact: JudgedFact): boolean {
  const said = `${fact.name} ${fact.quote}`;
  if (sharesWord(coded, said)) return true;
  return otherNames.some(([code, name]) => code.test(coded) && name.test(said));
}

export function foldUnit(unit: string): string {
  return unit
    .toLowerCase()
    .replace(/[\s[\]{}*^x.]/g, "")
    .replace(/cel$/, "c")
    .replace(/degf$/, "f")
    .replace(/°/g, "")
    .replace(/10\+3/, "103")
    .replace(/^thou/, "103")
    .replace(/^mil/, "106");
}

/** Recall of coded results whose value stands in the narrative, with value and, where the narrative prints one there, unit. */
export function resultsRecall(gold: CcdaGold, narrative: string, facts: readonly JudgedFact[]): Tally {
  const tally: Tally = { found: 0, total: 0, missed: [] };
  const used = new Set<JudgedFact>();
  for (const { name, value, unit } of gold.results) {
    if (value === null || value === "") continue;
    const coded = namesOf(name).join(" ");
    if (coded === "" || !new RegExp(`(?<![\\d.])${value.replace(".", "\\.")}(?![\\d.]*\\d)`).test(narrative)) continue;
    tally.total++;
    const printsUnit = unit !== null && foldUnit(narrative).includes(foldUnit(`${value}${unit}`));
    const match = facts.find(
      (fact) =>
        !used.has(fact) &&
        (fact.kind === "lab" || fact.kind === "vital") &&
        fact.value !== undefined &&
        Number(fact.value.replace(/[<>≤≥=\s,]/g, "")) === Number.parseFloat(value) &&
        sameObservation(coded, fact) &&
        (!printsUnit || foldUnit(fact.unit ?? "") === foldUnit(unit ?? "")),
    );
    if (match === undefined) tally.missed.push(`${coded} ${value} ${unit}`);
    else {
      used.add(match);
      tally.found++;
    }
  }
  return tally;
}

/** Recall of coded names whose words stand in the narrative, among facts of `kinds`. */
export function namesRecall(
  names: CodedName[],
  narrative: string,
  facts: readonly JudgedFact[],
  kinds: string[],
): Tally {
  const tally: Tally = { found: 0, total: 0, missed: [] };
  const lower = narrative.toLowerCase();
  for (const name of names) {
    const said = [name.display, name.entityName].filter(
      (text): text is string => typeof text === "string" && text !== "",
    );
    const words = said.flatMap(keyWords).filter((word) => word.length >= 4);
    if (!words.some((word) => lower.includes(word))) continue;
    tally.total++;
    const found = facts.some(
      (fact) => kinds.includes(fact.kind) && said.some((text) => sharesWord(text, `${fact.name} ${fact.quote}`)),
    );
    if (found) tally.found++;
    else tally.missed.push(said.join(" / "));
  }
  return tally;
}

/** "132/86 mmHg" begins with both its numbers. */
function beginsWithValue(cell: string, value: string | undefined): boolean {
  return (
    value !== undefined &&
    new RegExp(`^(?:\\d+\\s*/\\s*)?${value.replace(/[.*+?^$()|[\]{}]/g, "\\$&")}(?!\\d)`).test(cell.trim())
  );
}

const tableSections: [RegExp, string[]][] = [
  [/allerg/i, ["allergy"]],
  [/^medications|current medication/i, ["medication"]],
  [/^problem/i, ["condition", "symptom"]],
  [/^(?:lab )?results/i, ["lab", "vital"]],
  [/vital/i, ["vital", "lab"]],
];

/**
 * Precision on table rows: of the facts of a section's own kinds that lie in its table rows, those that say what the row says. A row says
 * a fact if its first cell (or, for columns that name what they measure, the column's head) holds the fact's name as printed or coded, and
 * one of its cells begins with the value.
 */
export function rowPrecision(gold: CcdaGold, narrative: string, facts: readonly JudgedFact[]): Tally {
  const tally: Tally = { found: 0, total: 0, missed: [] };
  for (const section of gold.sections) {
    const kinds = tableSections.find(([title]) => title.test(section.title ?? ""))?.[1];
    if (kinds === undefined) continue;
    const from = narrative.indexOf(section.text);
    if (from === -1) continue;
    for (const fact of facts) {
      if (fact.start < from || fact.end > from + section.text.length || fact.negated) continue;
      const lineStart = narrative.lastIndexOf("\n", fact.start - 1) + 1;
      const lineEnd = narrative.indexOf("\n", fact.end);
      const row = narrative.slice(lineStart, lineEnd === -1 ? undefined : lineEnd);
      if (!row.includes("|")) continue;
      const measured = fact.kind === "lab" || fact.kind === "vital";
      if (!measured && !kinds.includes(fact.kind)) continue;
      tally.total++;
      const entries: CodedName[] = [
        ...gold.medications.map((entry) => entry.name),
        ...gold.problems.map((entry) => entry.name),
        ...gold.allergies.map((entry) => entry.substance),
      ];
      const right = measured
        ? kinds.includes(fact.kind) &&
          gold.results.some(
            (result) =>
              result.value !== null &&
              Number(result.value) === Number(fact.value) &&
              sameObservation(namesOf(result.name).join(" "), fact),
          )
        : entries.some((entry) => namesOf(entry).some((text) => sharesWord(text, `${fact.name} ${fact.quote}`)));
      const first = row.split("|")[0] ?? "";
      const stands = measured
        ? row.split("|").some((cell) => beginsWithValue(cell, fact.value)) &&
          sharesWord(first + section.text.split("\n")[0], `${fact.name} ${fact.quote}`)
        : sharesWord(first, fact.quote);
      if (right || stands) tally.found++;
      else tally.missed.push(`${fact.kind} ${fact.name} ${fact.value ?? ""} in “${row.slice(0, 80)}”`);
    }
  }
  return tally;
}
