import type { Fact, FactKind } from "#core/domain/fact.ts";
import type { Passage } from "#core/reading/passages.ts";
import type { Mention } from "#core/understanding/vocabulary/find-concepts.ts";
import type { Concept, ConceptKind } from "#core/understanding/vocabulary/lexicon.ts";
import { explainsScale } from "./diary-scores.ts";
import { makeFact, type ReadPassage, type RecordSource } from "./fact-builder.ts";

const severityPattern =
  /\b(?:(10|[0-9](?:\.\d)?)\s?(?:\/|out of)\s?10|(mild|moderate|severe|slight|worst|excruciating|unbearable|intense|terrible|awful|extreme|minor)(?:ly)?)\b/i;

const factKinds: Partial<Record<ConceptKind, FactKind>> = {
  condition: "condition",
  symptom: "symptom",
  procedure: "procedure",
  vaccination: "vaccination",
};

function meaningOf(read: ReadPassage, mention: Mention): Concept | undefined {
  const concepts = mention.surfaces.map((surface) => surface.concept);
  const preferred: ConceptKind[] =
    read.passage.section === "immunizations"
      ? ["vaccination"]
      : ["assessment", "problems", "past-history", "family"].includes(read.passage.section ?? "")
        ? ["condition", "symptom", "procedure", "vaccination"]
        : ["symptom", "condition", "procedure", "vaccination"];
  for (const kind of preferred) {
    const concept = concepts.find((candidate) => candidate.kind === kind);
    if (concept !== undefined) return concept;
  }
  return undefined;
}

/** Conditions, symptoms, procedures and vaccinations that are named in a passage. */
export function mentionedFacts(source: RecordSource, read: ReadPassage, taken: Set<Mention>): Fact[] {
  const facts: Fact[] = [];
  const { passage } = read;
  if (passage.section === "allergies") return facts;
  for (const mention of read.mentions) {
    if (taken.has(mention)) continue;
    const concept = meaningOf(read, mention);
    const kind = concept === undefined ? undefined : factKinds[concept.kind];
    if (concept === undefined || kind === undefined) continue;
    if (kind === "vaccination" && !isVaccination(read, mention)) continue;
    if (kind === "symptom" && explainsScale(passage.text)) continue;
    if (isPlaceOfCare(passage, mention) || isAllergyLabel(passage, mention)) continue;
    taken.add(mention);
    const severity = kind === "symptom" ? severityAt(passage, mention) : undefined;
    const part = kind === "symptom" ? bodyPartAt(read, mention) : undefined;
    const start = Math.min(mention.start, severity?.start ?? mention.start, part?.start ?? mention.start);
    const end = Math.max(mention.end, severity?.end ?? mention.end, part?.end ?? mention.end);
    facts.push(
      makeFact(
        source,
        read,
        { kind, name: concept.name, start, end, contextAt: mention },
        { severity: severity?.value, bodyPart: part?.name },
      ),
    );
  }
  return facts;
}

/** "Allergies: …" names a list, and no illness. */
function isAllergyLabel(passage: Passage, mention: Mention): boolean {
  const printed = passage.text.slice(mention.start - passage.start);
  return /^(?:drug )?allerg(?:y|ies)\s*:/i.test(printed);
}

/** "Early Arthritis Clinic": where somebody works, and no illness. */
function isPlaceOfCare(passage: Passage, mention: Mention): boolean {
  const after = passage.text.slice(mention.end - passage.start, mention.end - passage.start + 16);
  return /^ (?:Clinic|Department|Service|Unit|Team|Centre|Center|Society|Foundation)\b/.test(after);
}

/** "Influenza" is an illness too: a vaccination is one where it is spoken of as one. */
function isVaccination(read: ReadPassage, mention: Mention): boolean {
  if (read.passage.section === "immunizations") return true;
  const printed = read.passage.text.slice(mention.start - read.passage.start, mention.end - read.passage.start);
  return (
    /vaccin|shot|jab|immuni[sz]|booster/i.test(read.passage.text) ||
    /vaccin|immuni/i.test(printed) ||
    mention.surfaces.every(({ concept }) => concept.kind === "vaccination")
  );
}

interface Near {
  start: number;
  end: number;
}

/** "pain 8/10", "severe pain": the nearest severity before the mention in its clause, else after it. */
function severityAt(passage: Passage, mention: Mention): (Near & { value: string }) | undefined {
  const { text } = passage;
  const start = mention.start - passage.start;
  const end = mention.end - passage.start;
  const clause = /[^,;.]*$/.exec(text.slice(Math.max(0, start - 30), start))?.[0] ?? "";
  const after = text.slice(end, end + 50).replace(/[;.](?!\d).*$/s, "");
  const nearest = severityPattern.exec(clause);
  // "Pain 5 out of 10 and stiffness": the number is the pain's.
  const others = nearest?.[1] !== undefined && /\b(?:and|but|while|with)\b/i.test(clause.slice(nearest.index));
  const before = others ? null : nearest;
  const match = before ?? severityPattern.exec(after);
  if (match === null) return undefined;
  const from = passage.start + (before === null ? end : start - clause.length) + match.index;
  return { start: from, end: from + match[0].length, value: match[1] ?? match[2]?.toLowerCase() ?? match[0] };
}

function bodyPartAt(read: ReadPassage, mention: Mention): (Near & { name: string }) | undefined {
  const isPart = (other: Mention) => other.surfaces.some(({ concept }) => concept.kind === "body-part");
  const near = read.mentions.find((other) => {
    if (other === mention || !isPart(other)) return false;
    if (other.start >= mention.end ? other.start - mention.end >= 25 : mention.start - other.end >= 12) return false;
    const between = read.passage.text.slice(
      Math.min(other.end, mention.end) - read.passage.start,
      Math.max(other.start, mention.start) - read.passage.start,
    );
    return !/[,.;]/.test(between);
  });
  const name = near?.surfaces.find(({ concept }) => concept.kind === "body-part")?.concept.name;
  return near === undefined || name === undefined ? undefined : { start: near.start, end: near.end, name };
}

const allergyTrigger =
  /\b(?:allerg(?:y|ies|ic)(?: reaction)?(?: to)?|intoleran(?:t|ce)(?: to| of)?|adverse (?:drug )?reactions?(?: to)?|anaphyla(?:xis|ctic)(?: to)?|hypersensitiv(?:e|ity)(?: to)?)\b/i;

/** Allergies: what stands in their section, and what a sentence says somebody is allergic to. */
export function allergyFacts(source: RecordSource, read: ReadPassage, taken: Set<Mention>): Fact[] {
  const { passage } = read;
  const inSection = passage.section === "allergies";
  const span = allergySpan(passage);
  const words = passage.text.slice(span.start - passage.start, span.end - passage.start);
  const trigger = allergyTrigger.exec(words);
  const none = noneKnown.exec(words);
  if (!inSection && trigger === null && none === null) return [];
  if (passage.kind === "heading") return [];
  const named = read.mentions.filter(
    (mention) => mention.start >= span.start && mention.end <= span.end && allergenOf(mention) !== undefined,
  );
  const facts: Fact[] = [];
  if (none !== null && words.length < 160 && (inSection || trigger !== null || !/^none$/i.test(none[0]))) {
    // "None otherwise" follows those that are named.
    if (/\b(?:otherwise|others?|except|apart from|further|else)\b/i.test(words)) return [];
    const end = span.start + words.replace(/(?<![.\s])[.\s]+$/, "").length;
    const fact = makeFact(source, read, { kind: "allergy", name: "no known allergies", start: span.start, end });
    return [{ ...fact, negated: true }];
  }
  for (const mention of named) {
    const concept = allergenOf(mention);
    if (concept === undefined || taken.has(mention)) continue;
    const place = { start: mention.start - span.start, end: mention.end - span.start };
    if (!inSection && (trigger === null || !refersTo(words, trigger, place.start, place.end))) continue;
    taken.add(mention);
    if (trigger !== null) takeWordsOf(trigger, span.start, read, taken);
    facts.push(makeFact(source, read, { kind: "allergy", name: concept.name, start: mention.start, end: mention.end }));
  }
  return facts;
}

const noneKnown = /\b(?:no known|nkda|nka|no (?:drug )?allerg\w*|denies (?:any )?(?:drug )?allerg\w*|none)\b/i;

/** Where a row tells of allergies: in the cell that says so, else in its first; elsewhere the whole passage does. */
function allergySpan(passage: Passage): { start: number; end: number } {
  if (passage.kind !== "row") return passage;
  const labelled = passage.cells.find(({ text }) => /^(?:drug )?allerg(?:y|ies)\b.{0,12}:/i.test(text));
  const cell = labelled ?? passage.cells[0];
  return labelled === undefined
    ? { start: passage.start, end: cell?.end ?? passage.end }
    : { start: labelled.start, end: labelled.end };
}

function allergenOf(mention: Mention): Concept | undefined {
  return mention.surfaces.find(({ concept: { kind } }) => kind === "medication" || kind === "allergen")?.concept;
}

/** "Allergic" in "allergic to codeine" says that it is an allergy, and is no illness beside it. */
function takeWordsOf(trigger: RegExpExecArray, base: number, read: ReadPassage, taken: Set<Mention>): void {
  const start = base + trigger.index;
  const end = start + trigger[0].length;
  for (const mention of read.mentions) if (mention.start >= start && mention.end <= end) taken.add(mention);
}

function refersTo(text: string, trigger: RegExpExecArray, start: number, end: number): boolean {
  const triggerEnd = trigger.index + trigger[0].length;
  if (start >= triggerEnd) return start - triggerEnd < 60 && !/[.;]/.test(text.slice(triggerEnd, start));
  return trigger.index - end >= 0 && trigger.index - end < 12;
}
