import type { Fact } from "#core/domain/fact.ts";
import { valueWithUnit } from "#core/findings/summaries/plain-facts.ts";
import { understandDocument } from "#core/findings/summaries/understand-document.ts";
import { explainedWords } from "#core/understanding/vocabulary/plain-words.ts";
import { byDate, type Draft, dayOf, isPatients, onDate, quoteOf, sentence } from "./draft.ts";
import type { PagesOf } from "./passage-answers.ts";
import type { Question } from "./question.ts";
import type { SearchIndex } from "./search-index.ts";

/** "Explain the document that I uploaded": the summary of the record that came last, or of the newest that the question names by kind. */
export async function explainDocument(
  index: SearchIndex,
  pagesOf: PagesOf,
  question: Question,
  now: Date,
): Promise<Draft> {
  const documents = index.documents();
  const kinds: [RegExp, string][] = [
    [/\b(?:lab|blood)\b/i, "lab-report"],
    [/\b(?:scan|x-?ray|mri|ct|ultrasound|imaging)\b/i, "imaging-report"],
    [/\bdischarge\b/i, "discharge-summary"],
    [/\bprescription\b/i, "prescription"],
    [/\breferral\b/i, "referral"],
    [/\b(?:visit|clinic)\b/i, "visit-note"],
    [/\bdiary\b/i, "diary"],
    [/\bvoice\b/i, "voice-note"],
  ];
  const wanted = kinds.find(([pattern]) => pattern.test(question.text))?.[1];
  const fitting = documents.filter((document) => wanted === undefined || document.kind === wanted);
  const keyOf = (document: (typeof documents)[number]) =>
    wanted === undefined ? document.uploadedAt : (document.occurredOn ?? document.uploadedAt);
  const newest = fitting.reduce<(typeof documents)[number] | undefined>(
    (best, document) => (best === undefined || keyOf(document) > keyOf(best) ? document : best),
    undefined,
  );
  const pages = newest === undefined ? undefined : await pagesOf(newest.id);
  if (newest === undefined || pages === undefined)
    return { sentences: [], found: false, about: "a document to explain" };
  const { summary } = understandDocument({ document: newest, pages, now });
  return { sentences: summary.sentences, found: summary.sentences.length > 0 };
}

const abnormalFlags = new Set(["high", "low", "abnormal"]);

/** What one could ask a doctor, from what the records leave open: marked results, what may be, what was changed, what is planned. */
export function doctorQuestions(index: SearchIndex): Draft {
  const sentences: Draft["sentences"] = [];
  const newestOf = (facts: Fact[]) =>
    [...new Map(facts.sort(byDate).map((fact) => [fact.name, fact])).values()].sort(byDate).reverse();
  const marked = newestOf(
    index.factsWhere((fact) => fact.kind === "lab" || fact.kind === "vital").filter(isPatients),
  ).filter((fact) => abnormalFlags.has(fact.flag ?? ""));
  for (const fact of marked.slice(0, 3))
    sentences.push(
      sentence(
        `You could ask why your ${fact.name} was ${valueWithUnit(fact)}${onDate(fact)}, which the record marks as ${fact.flag}.`,
        [fact],
      ),
    );
  const open = newestOf(
    index.factsWhere((fact) => fact.kind === "condition").filter((fact) => isPatients(fact) && fact.uncertain),
  );
  for (const fact of open.slice(0, 2))
    sentences.push(sentence(`You could ask what came of ${quoteOf(fact)}${onDate(fact)}.`, [fact]));
  const changed = newestOf(
    index
      .factsWhere((fact) => fact.kind === "medication")
      .filter((fact) => isPatients(fact) && fact.status !== undefined && fact.status !== "continued"),
  );
  for (const fact of changed.slice(0, 2))
    sentences.push(
      sentence(`You could ask how long to take ${quoteOf(fact)}${onDate(fact)}, and what to watch for.`, [fact]),
    );
  const planned = index
    .factsWhere((fact) => fact.kind === "appointment")
    .filter(isPatients)
    .sort(byDate)
    .at(-1);
  if (planned !== undefined)
    sentences.push(sentence(`You could ask what will be checked next: ${quoteOf(planned)}.`, [planned]));
  const conditions = newestOf(index.factsWhere((fact) => fact.kind === "condition").filter(isPatients));
  if (sentences.length < 3)
    for (const fact of conditions.slice(0, 3))
      sentences.push(sentence(`You could ask what ${quoteOf(fact)} means for you now.`, [fact]));
  return { sentences, found: sentences.length > 0, about: "what to ask a doctor" };
}

/** Which symptoms come up most, since when, and how their severity went. */
export function symptomPatterns(index: SearchIndex, names: readonly string[] = []): Draft {
  const groups = new Map<string, Fact[]>();
  const isMeant = (name: string) => names.length === 0 || names.includes(name);
  for (const fact of index.factsWhere(({ kind, name }) => kind === "symptom" && isMeant(name)).filter(isPatients)) {
    const list = groups.get(fact.name);
    if (list === undefined) groups.set(fact.name, [fact]);
    else list.push(fact);
  }
  const daysOf = (facts: Fact[]) => new Set(facts.map((fact) => dayOf(fact) || fact.citation.documentId)).size;
  const ranked = [...groups]
    .map(([name, facts]) => ({ name, facts: facts.sort(byDate), days: daysOf(facts) }))
    .sort((one, other) => other.days - one.days);
  const sentences: Draft["sentences"] = [];
  for (const { name, facts, days } of ranked.slice(0, 5)) {
    const [first] = facts;
    const last = facts.at(-1);
    if (first === undefined || last === undefined) continue;
    const span = dayOf(first) === dayOf(last) ? onDate(first) : `, first${onDate(first)} and last${onDate(last)}`;
    sentences.push(sentence(`Your records mention ${name} ${days === 1 ? "once" : `on ${days} days`}${span}.`, facts));
    const rated = facts.filter((fact) => fact.severity !== undefined && !Number.isNaN(Number(fact.severity)));
    const [from] = rated;
    const to = rated.at(-1);
    if (from !== undefined && to !== undefined && from !== to)
      sentences.push(
        sentence(`Its severity went from ${from.severity}${onDate(from)} to ${to.severity}${onDate(to)}.`, [from, to]),
      );
  }
  return { sentences, found: sentences.length > 0, about: "patterns in your symptoms" };
}

/** "What does hyperlipidemia mean?": the plain words, beside the place where the records use it. */
export function explainWord(question: Question, index: SearchIndex, facts: readonly Fact[]): Draft | undefined {
  const meaning = explainedWords(question.text)[0];
  if (meaning === undefined) return undefined;
  const own =
    facts.length > 0
      ? [...facts].sort(byDate)
      : question.mentions.flatMap((mention) =>
          mention.surfaces.flatMap(({ concept }) => index.factsNamed(concept.name)),
        );
  const newest = own.at(-1);
  if (newest === undefined) return undefined;
  const word = question.text.slice(meaning.start, meaning.end);
  return {
    sentences: [
      sentence(`“${word}”: ${meaning.plain}. Your records say ${quoteOf(newest)}${onDate(newest)}.`, [newest]),
    ],
    found: true,
  };
}
