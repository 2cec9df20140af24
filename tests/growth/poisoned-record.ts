import { buildChart } from "#core/chart/build-chart.ts";
import { chartRecordOf } from "#core/chart/read-chart-record.ts";
import type { Chart } from "#core/domain/chart.ts";
import type { Citation } from "#core/domain/citation.ts";
import type { Fact } from "#core/domain/fact.ts";
import type { MedicalDocument } from "#core/domain/medical-document.ts";
import type { Page } from "#core/domain/page.ts";
import { indexedDocument } from "#core/findings/answers/indexed-document.ts";
import { readQuestion } from "#core/findings/answers/question.ts";
import { SearchIndex } from "#core/findings/answers/search-index.ts";
import { segmentDocument } from "#core/findings/answers/search-segment.ts";
import { readAsked } from "#core/findings/evidence/asked-terms.ts";
import { coverOf } from "#core/findings/evidence/passage-features.ts";
import { readEvidence } from "#core/findings/evidence/read-evidence.ts";
import { measureRecord } from "#core/findings/evidence/record-measures.ts";
import { viewRecord } from "#core/findings/summaries/record-view.ts";
import { summaryUnits } from "#core/findings/summaries/summary-unit.ts";
import { extractFacts } from "#core/understanding/facts/extract-facts.ts";
import { type RecordSource, readPassage } from "#core/understanding/facts/fact-builder.ts";
import { readStatements } from "#core/understanding/statements/read-statements.ts";
import type { StatementSource } from "#core/understanding/statements/statement-source.ts";
import { readStructure } from "#core/understanding/structure/read-structure.ts";
import { sampleDocument } from "../support/record-samples.ts";

export const today = "2026-01-15";
export const poisonedDocument: MedicalDocument = { ...sampleDocument("poison"), processingStatus: "pending" };
export const poisonedEntry = indexedDocument(poisonedDocument);
const uploadedAt = `${today}T12:00:00Z`;

/** A record whose only page is a poison, with everything that core makes of it on the way; each is made once, when it is asked for. */
export class PoisonedRecord {
  private readonly made = new Map<string, unknown>();
  readonly text: string;
  readonly document = { id: "poison", originalFilename: "poison.pdf" };

  constructor(text: string) {
    this.text = text;
  }

  private once<Made>(name: string, make: () => Made): Made {
    if (!this.made.has(name)) this.made.set(name, make());
    return this.made.get(name) as Made;
  }

  get citation(): Citation {
    const { id, originalFilename } = this.document;
    return { documentId: id, originalFilename, page: 1, start: 0, end: this.text.length, quote: this.text };
  }

  get page(): Page {
    return this.once("page", (): Page => {
      let start = 0;
      const lines = this.text.split("\n").map((line) => {
        const end = start + line.length;
        const at = { start, end, box: { x: 0.1, y: start / (this.text.length + 1), width: 0.8, height: 0.01 } };
        start = end + 1;
        return at;
      });
      return { number: 1, text: this.text, lines, source: "text-layer", width: 600, height: 800 };
    });
  }

  get structure() {
    return this.once("structure", () => readStructure([this.page], { today }));
  }

  /** The longest passage that the record has; of a page without words, one of a single word. */
  get passage() {
    return this.once("passage", () => {
      const [first, ...others] = this.structure.passages;
      if (first !== undefined)
        return others.reduce((longest, one) => (one.text.length > longest.text.length ? one : longest), first);
      const [instead] = readStructure([{ ...this.page, text: "None." }], { today }).passages;
      if (instead === undefined) throw new Error("Not even a word makes a passage.");
      return instead;
    });
  }

  get recordSource(): RecordSource {
    const pageTexts = new Map([[1, this.text]]);
    return {
      ...this.document,
      documentId: this.document.id,
      pageTexts,
      occurredOn: undefined,
      dates: { anchor: today },
    };
  }

  get statementSource(): StatementSource {
    return { document: this.document, pages: [this.page], structure: this.structure, today };
  }

  get readPassage() {
    return readPassage(this.passage, this.recordSource);
  }

  get statements() {
    return this.once("statements", () => readStatements(this.statementSource));
  }

  get facts(): Fact[] {
    return this.once("facts", () => extractFacts(this.structure.passages, this.recordSource));
  }

  /** One fact that says nothing but the poison. */
  get fact(): Fact {
    const { text, citation } = this;
    return {
      ...{ kind: "symptom", name: text, value: text, unit: text, dose: text, frequency: text, severity: text },
      ...{ negated: false, uncertain: false, subject: "patient", citation },
    } as Fact;
  }

  get summaryRecord() {
    const { structure, facts, statements, recordSource: source } = this;
    return { structure, facts, statements, source };
  }

  get view() {
    return this.once("view", () => viewRecord(this.structure.passages, this.facts, this.recordSource));
  }

  get units() {
    return this.once("units", () => summaryUnits(this.structure.passages, () => this.text));
  }

  get unit() {
    const { passage, text } = this;
    const position = 0;
    return this.units[0] ?? { passage, page: 1, start: 0, end: text.length, text, role: "other" as const, position };
  }

  get chartRecord() {
    const said = { ...this.document, occurredOn: undefined, uploadedAt };
    return this.once("chart record", () => chartRecordOf(said, { pages: [this.page] }));
  }

  /** Each part of it says nothing but the poison. */
  get chart(): Chart {
    const { text, citation } = this;
    const citations = [citation];
    const step = { date: today, change: "started", dose: text, frequency: text, reason: text, by: text, citations };
    const said = { dose: text, frequency: text, reason: text, decidedBy: text, citations };
    return {
      asOf: today,
      patient: { name: text, born: text },
      medicines: [{ name: text, printedName: text, status: "taking", since: today, steps: [step], ...said }],
      allergies: [{ name: text, reaction: text, status: "confirmed", citations }],
      problems: [{ name: text, status: "active", citations }],
      results: [{ name: text, values: [{ value: text, unit: text, date: today, citations }] }],
      appointments: [{ date: today, what: text, with: text, place: text, status: "booked", citations }],
      openLoops: [{ what: text, asked: text, dueBy: today, by: text, citations }],
      people: [{ name: text, role: text, organisation: text, phone: text, citations }],
      disagreements: [{ about: text, says: [{ text, date: today, citations }] }],
      setAside: [],
      unread: [],
    };
  }

  get chartOfRecord(): Chart {
    return this.once("chart", () => buildChart([this.chartRecord], today));
  }

  get named() {
    return { kind: undefined, author: this.text, date: today };
  }

  get planSource() {
    return { chart: this.chart, recordOf: () => this.named };
  }

  get question() {
    return this.once("question", () => readQuestion(this.text, today));
  }

  get segment() {
    const reading = { pages: [this.page], facts: this.facts };
    return this.once("segment", () => segmentDocument(poisonedEntry, reading));
  }

  get index(): SearchIndex {
    return this.once("index", () => {
      const index = new SearchIndex();
      index.add(poisonedEntry, { pages: [this.page], facts: this.facts });
      return index;
    });
  }

  get evidenceRecord() {
    const { page, structure, text } = this;
    return { ...this.document, title: text, date: today, pages: [page], structure };
  }

  get readEvidence() {
    return this.once("evidence", () => readEvidence(this.evidenceRecord));
  }

  get asked() {
    return this.once("asked", () => readAsked(this.question, [this.readEvidence], today));
  }

  /** The first sentence that can be evidence, weighed; undefined where there is none. */
  get ranked() {
    return this.once("ranked", () => {
      const [sentence] = this.readEvidence.sentences;
      if (sentence === undefined) return undefined;
      const measures = measureRecord(this.asked, this.readEvidence, 1);
      return { sentence, score: 1, measures, cover: coverOf(this.asked, measures, sentence) };
    });
  }
}
