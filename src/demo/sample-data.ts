import type { UploadType } from "#core/domain/medical-document.ts";
import type { ProcessingStatus } from "#core/domain/processing-status.ts";
import type { DemoThread } from "./demo-thread.ts";
import { demoFiles } from "./files.ts";
import type { ProcessedCase } from "./processed-files.ts";
import { type DemoStats, demoStats } from "./stats.ts";

export interface SampleDocument {
  id: string;
  title: string;
  /** ISO day. */
  date: string;
  type: UploadType;
  /** The first sentences of what the engine wrote; while it waits, why. */
  summary: string;
  status: ProcessingStatus;
  originalFilename: string;
}

/** The body of `GET /api/demo/persona/{name}` under `sampleData`; the names of its first three fields are the specification's. */
export interface SampleData {
  stats: DemoStats;
  /** The engine's threads over her files, most useful first. */
  insights: DemoThread[];
  documents: SampleDocument[];
  /** What was looked for and did not show. */
  notFound: string[];
}

/** So many sentences of a summary stand in the demo's timeline. */
const leadingSentences = 3;

/** Everything the demo's overview shows, from Nora's files as they were processed. Oldest document first. */
export function sampleData({ files, threads: { found, notFound } }: ProcessedCase): SampleData {
  const documents = demoFiles.flatMap(({ id, title, date, type }) => {
    const document = files.find((file) => file.document.id === id)?.document;
    if (document === undefined) return [];
    const { summary, processingStatus: status, waiting, originalFilename } = document;
    const sentences = summary?.sentences.map(({ text }) => text) ?? [];
    // The date stands above the summary already.
    const more = sentences.filter((text) => !/^This .+ is from [^“”]+\.$/.test(text));
    const lead = (more.length > 0 ? more : sentences).slice(0, leadingSentences);
    const said = lead.length > 0 ? lead.join(" ") : (summary?.summaryText ?? waiting?.message ?? "");
    return [{ id, title, date, type, summary: said, status, originalFilename }];
  });
  return { stats: demoStats(found), insights: found, documents, notFound };
}
