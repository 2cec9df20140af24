import type { AllergyStatement } from "#core/domain/statement.ts";
import type { StructuredPassage } from "#core/understanding/structure/record-structure.ts";
import { findAllergens, type NamedAllergen } from "./allergies/allergens.ts";
import {
  allergyLabel,
  certain,
  doubt,
  neverAgain,
  noneKnown,
  reactionWords,
  reactionWordsAll,
  takenBack,
} from "./allergies/allergy-words.ts";
import { findFrequency } from "./medications/medicine-frequency.ts";
import { isAboutPaper, isConditional, subjectOf } from "./medications/medicine-scope.ts";
import { citeWords, dayOf, type StatementSource } from "./statement-source.ts";

const silent = new Set<StructuredPassage["role"]>(["leaflet", "letterhead", "addressee", "family-history", "heading"]);
/** "Allergic to", "reaction to", "a rash with": what leads to the substance in prose. */
const leadsTo =
  /\b(?:allergic (?:reaction )?to|allerg(?:y|ies) to|hypersensitive to|anaphyla\w+ (?:to|with|after)|reacts? to|reacted to|(?:adverse )?reaction (?:to|with|on)|intoleran(?:t of|t to|ce of|ce to)|avoids?)\s+(?:the |any |all )?$/i;
const followed =
  /^[\s"'”]*(?:s )?["“]?(?:allerg(?:y|ic)|intoleran\w+|hypersensitivity|anaphyla\w+|label\b|reaction\b(?! to))/i;
/** "Brought her out in hives", "caused a rash": what a body does against a medicine, and no mere side effect. */
const causes =
  /^[^.;,]{0,20}\b(?:caus(?:ed|es)|g[ai]ves? (?:me|her|him|you|an? )?|raises|ma(?:kes?|de) (?:me|her|him|you)|br(?:ought|ings?) (?:me|her|him|you) out)\b[^.;]{0,30}\b(?:rash|hives|urticaria|swell\w*|swollen|anaphyla\w+|angio-?o?edema|wheez\w*|dystoni\w+|akathisia|blisters?|welts|itch\w*|pancreatitis|stevens)\b/i;
const reactionTo = /\b(?:with|to|after|from|on)\s+(?:the |taking )?$/i;

/** Whom and what the record says that the patient reacts to, and where it says that there is nothing. */
export function allergyStatements(source: StatementSource): AllergyStatement[] {
  const statements: AllergyStatement[] = [];
  let named: { statement: AllergyStatement; passage: StructuredPassage } | undefined;
  for (const passage of source.structure.passages) {
    if (silent.has(passage.role)) continue;
    const text = passage.text.replace(/\s/g, " ");
    const found = passageAllergies(source, passage, text);
    statements.push(...found);
    const last = found.at(-1);
    if (last !== undefined) named = { statement: last, passage };
    else if (named !== undefined && passage.page === named.passage.page && passage.start - named.passage.end < 160)
      goOn(source, passage, text, named.statement);
  }
  return statements;
}

/** "Label REMOVED from record today.", "Had co-amox since, no reaction": said of the allergy just named. */
function goOn(source: StatementSource, passage: StructuredPassage, text: string, statement: AllergyStatement): void {
  if (statement.name === "none" || passage.role !== statement.role) return;
  if (takenBack.test(text)) statement.status = "refuted";
  else if (
    doubt.test(text) &&
    /\b(?:allerg|penicillin|pen\b|reaction|rash|tested)/i.test(text) &&
    statement.status === "confirmed"
  )
    statement.status = "doubtful";
  else return;
  statement.citations.push(citeWords(source, passage));
}

function passageAllergies(source: StatementSource, passage: StructuredPassage, text: string): AllergyStatement[] {
  const none = noneKnown.exec(text);
  const label = labelIn(text);
  const isList = passage.role === "allergies" || label !== null;
  const from = label === null ? 0 : label.index + label[0].length;
  const allergens = findAllergens(text);
  const found: AllergyStatement[] = [];
  let toldUpTo = -1;
  allergens.forEach((allergen, index) => {
    const listed = isList && allergen.start >= from && isInList(text, from, allergen, label !== null);
    // "Allergic to penicillin, sulfa and latex": what is told of the first is told of all.
    const goesOn = toldUpTo >= 0 && /^\s*(?:,|and|or|&|\/|,\s*and)\s*$/i.test(text.slice(toldUpTo, allergen.start));
    const told = !listed && (goesOn || isTold(text, allergen) || isAvoided(text, allergen));
    if (!listed && (!told || isConditional(text, allergen.start))) return;
    toldUpTo = told ? allergen.end : -1;
    if (
      subjectOf(text.slice(0, allergen.start), text.slice(allergen.end), []) !== undefined &&
      !/\b(?:told|says?|said)\b/i.test(text)
    )
      return;
    const next = allergens[index + 1];
    found.push(statementOf(source, passage, text, allergen, next?.start ?? text.length));
  });
  if (none !== null && !found.some(({ status }) => status === "confirmed"))
    found.push({
      ...base(source, passage),
      name: "none",
      printedName: none[0],
      status: isAboutPaper(text) ? "refuted" : "confirmed",
      citations: [
        citeWords(source, {
          page: passage.page,
          start: passage.start + none.index,
          end: passage.start + none.index + none[0].length,
        }),
      ],
    });
  return found;
}

/** "ALL: penicillin" is a list of allergies, "for all: rifampicin raises sugar" is not. */
function labelIn(text: string): RegExpExecArray | null {
  const label = allergyLabel.exec(text);
  return label !== null && /^all\b/.test(label[0]) ? null : label;
}

/** "Avoid: beta-blockers (wheeze), codeine (vomiting)": to be kept away from for what they did. */
function isAvoided(text: string, { start, end }: NamedAllergen): boolean {
  const before = text.slice(Math.max(0, start - 120), start);
  const bracket = /^\s*\(([^()]{2,60})\)/.exec(text.slice(end, end + 70))?.[1];
  return bracket !== undefined && /\bavoid\s*:[^.;]*$/i.test(before) && reactionWords.test(bracket);
}

/** In a list of allergies, up to where another label or a new sentence begins; what has a dose is a medicine. */
function isInList(text: string, from: number, { start, end }: NamedAllergen, isLabelled: boolean): boolean {
  const between = text.slice(from, start);
  const after = text.slice(end, end + 60);
  // "Pyrazinamide (hepatitis  Metformin": the columns of a table run together.
  if (/\([^()]*\p{L}{3}[^()]*$/u.test(between)) return false;
  if (
    /^\W{0,3}(?:remains?|is|was|none|stays?|continues?|stopped|restarted|off|please|unchanged)\b/i.test(after) &&
    !reactionWords.test(after)
  )
    return false;
  if (
    /\b(?:tolerat|given|avoided|had|took|takes|taking|instead|start|stop|on|for|restart)\w*\s+[^,;]{0,20}$/i.test(
      between,
    )
  )
    return false;
  if (
    /^[\s,]*\d[\d.,/]*\s?(?:mg|mcg|g|micrograms?|units?|iu|ml)\b/i.test(after) ||
    findFrequency(after.slice(0, 32)) !== undefined
  )
    return false;
  if (isLabelled)
    return !/\b(?:meds?|medications?|PMH|DH|FH|SH|plan|O\/E|Rx|PCP|mode|resus)\b\s*[:=]|[a-z)]\.\s+[A-Z][a-z]+ [a-z]/.test(
      between,
    );
  // Under the heading: a line of its own, or one that tells the reaction.
  return /^[\W\d]*(?:(?:true|possible|severe|drug|known|all|oral)\s+)*$/i.test(between)
    ? after.length < 60 || reactionWords.test(after)
    : reactionWords.test(after.slice(0, 50)) && between.length < 60;
}

/** Prose that tells of a reaction. */
function isTold(text: string, { start, end }: NamedAllergen): boolean {
  const before = text.slice(Math.max(0, start - 60), start);
  const after = text.slice(end, end + 70);
  if (/\b(?:no|not|nor|without|denies)\s+(?:an? )?(?:known )?(?:allerg\w+|reaction|rash)[^.;]{0,24}$/i.test(before))
    return takenBack.test(text);
  if (leadsTo.test(before) && !/\bavoids?\s/i.test(before)) return true;
  if (followed.test(after) || causes.test(after)) return true;
  if (
    reactionTo.test(before) &&
    reactionWords.test(before.slice(-40)) &&
    /\b(?:rash|anaphyla|hives|urticaria|reaction|swelling|angio)/i.test(before)
  )
    return true;
  if (takenBack.test(text) && !/\blabel\b/i.test(after)) return true;
  if (neverAgain.test(text)) return reactionWords.test(text) || /\badverse reaction\b/i.test(text);
  // "Metoclopramide = akathisia", "pyrazinamide - severe hepatitis".
  return (
    /^\s*(?:=|->|→|[-–—:])\s*/.test(after) &&
    reactionWords.test(after.slice(0, 32)) &&
    /\b(?:adverse|intoleran|allerg|ADR|alert|record as)/i.test(text)
  );
}

function statementOf(
  source: StatementSource,
  passage: StructuredPassage,
  text: string,
  allergen: NamedAllergen,
  to: number,
): AllergyStatement {
  const after = text.slice(allergen.end, to);
  const reaction =
    reactionIn(after) ??
    reactionAside(after) ??
    reactionIn(text.slice(Math.max(0, allergen.start - 60), allergen.start));
  const around = clauseAround(text, allergen);
  const asked = /^\s*\?/.test(after) || /\?\s*$/.test(text.slice(0, allergen.start));
  const status =
    takenBack.test(text) && !/\b(?:adverse reaction|intoleran\w+),? not (?:an? )?allergy\b/i.test(text)
      ? "refuted"
      : asked || (doubt.test(around) && !/\bcorrects?|confirm(?:s|ed) /i.test(text))
        ? "doubtful"
        : "confirmed";
  const start = passage.start + allergen.start;
  return {
    ...base(source, passage),
    assertion: status === "refuted" ? "ruled-out" : status === "doubtful" ? "possible" : "affirmed",
    name: allergen.name,
    printedName: allergen.printedName,
    ...(reaction === undefined ? {} : { reaction }),
    status,
    ...(certain.test(text) && status === "confirmed" ? { reason: certain.exec(text)?.[0] ?? "" } : {}),
    citations: [
      citeWords(source, { page: passage.page, start, end: start + allergen.printedName.length }),
      citeWords(source, passage),
    ],
  };
}

/** The words between two semicolons: a question mark elsewhere doubts something else. */
function clauseAround(text: string, { start, end }: NamedAllergen): string {
  const next = text.slice(end).search(/;/);
  return text.slice(text.lastIndexOf(";", start) + 1, next === -1 ? text.length : end + next);
}

/** "(collapsed as a child)", "- made her shake": as printed, where no known word of a reaction stands. */
function reactionAside(after: string): string | undefined {
  const match = /^\s*(?:\(([^()]{3,60})\)|[-–—:=]\s*(\p{L}[^.;,|()]{2,50}))/u.exec(after);
  const words = (match?.[1] ?? match?.[2])?.trim();
  return words === undefined ||
    /^(?:\d|not|no|see|confirmed|unknown|unclear|details|severity|allergy|drug|\?)/i.test(words)
    ? undefined
    : words;
}

/** From the first to the last word of a reaction near the substance. */
function reactionIn(words: string): string | undefined {
  const near = words.slice(0, 110);
  const hits = [...near.matchAll(reactionWordsAll)];
  const first = hits[0];
  const last = hits.at(-1);
  if (first === undefined || last === undefined) return undefined;
  const end = last.index + last[0].length;
  return near.slice(first.index, end - first.index > 70 ? first.index + first[0].length : end);
}

function base(source: StatementSource, passage: StructuredPassage) {
  const day = dayOf(source, passage);
  return {
    kind: "allergy" as const,
    documentId: source.document.id,
    role: passage.role,
    assertion: "affirmed" as const,
    ...(day === undefined ? {} : { date: day }),
  };
}
