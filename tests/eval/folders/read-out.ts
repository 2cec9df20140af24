import { buildChart } from "#core/chart/build-chart.ts";
import type { ChartRecord } from "#core/chart/chart-record.ts";
import { chartRecordOf } from "#core/chart/read-chart-record.ts";
import type { Chart } from "#core/domain/chart.ts";
import type { Answer, Message } from "#core/domain/conversation.ts";
import type { ClinicalDate } from "#core/domain/fact.ts";
import type { DocumentSummary } from "#core/domain/medical-document.ts";
import { answerQuestion, type Records } from "#core/findings/answers/answer-question.ts";
import { indexedDocument } from "#core/findings/answers/indexed-document.ts";
import { SearchIndex } from "#core/findings/answers/search-index.ts";
import { understoodDocument } from "../understanding/qa-run.ts";
import type { Folder } from "./folder.ts";

export interface ReadRecord {
  name: string;
  kind: string;
  occurredOn: ClinicalDate | undefined;
  summary: DocumentSummary;
  record: ChartRecord;
}

/** What the product makes of a folder on its day. */
export interface ReadOut {
  chart: Chart;
  records: ReadRecord[];
  /** What its questions are asked of. */
  source: Records;
  ask(question: string, history?: readonly Message[]): Promise<Answer>;
}

export function readOut(folder: Folder): ReadOut {
  const now = new Date(`${folder.today}T10:00:00Z`);
  const index = new SearchIndex();
  const pages = new Map(folder.records.map((record) => [record.document.id, record.pages]));
  const records = folder.records.map(({ name, document: { id, originalFilename }, pages: read }) => {
    const { document, understood } = understoodDocument(id, originalFilename, read, now);
    index.add(indexedDocument(document), { pages: read, facts: understood.facts });
    const { kind, occurredOn, summary } = understood;
    return { name, kind, occurredOn, summary, record: chartRecordOf(indexedDocument(document), { pages: read }) };
  });
  const dates = folder.chart?.dates;
  const source: Records = { index, pagesOf: async (id) => pages.get(id) };
  return {
    source,
    chart: dates === undefined ? index.chart(folder.today) : buildChart(records.map(withDay(dates)), folder.today),
    records,
    ask: (question, history = []) => answerQuestion({ question, history, now, records: source }),
  };
}

/** A record whose words tell no day, on the day that its writer gave it. */
function withDay(dates: Readonly<Record<string, string>>): (read: ReadRecord) => ChartRecord {
  return ({ name, record }) => {
    const date = dates[name];
    return date === undefined || record.dateOfCare !== undefined
      ? record
      : { ...record, dateOfCare: { date, precision: "day" } };
  };
}
