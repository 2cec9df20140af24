import { createHash } from "node:crypto";
import path from "node:path";
import type { Citation } from "#core/domain/citation.ts";
import type { ClinicalDate } from "#core/domain/fact.ts";
import { type DocumentFailure, documentFailure, type ReadingFailureCode } from "#core/domain/failure.ts";
import {
  type DocumentKind,
  type DocumentType,
  type MedicalDocument,
  maximumFileBytes,
} from "#core/domain/medical-document.ts";
import type { Page, PageSource } from "#core/domain/page.ts";
import { understandDocument } from "#core/findings/summaries/understand-document.ts";
import { classifyFile } from "#core/reading/classify-file.ts";
import type { OcrEngine, PdfEngine } from "#core/reading/engines.ts";
import { sniffedBytes } from "#core/reading/media-type.ts";
import type { Reader } from "#pipeline/pipeline-parts.ts";
import { createReaders } from "#pipeline/readers.ts";
import { type PageTimes, timedEngines } from "./timed-engines.ts";
import { createNodeWrittenEngine } from "./written-engine.ts";

/** What is printed of one file. */
export interface PrintedFile {
  file: string;
  type: DocumentType;
  mediaType: string;
  kind?: DocumentKind;
  title?: string;
  occurredOn?: ClinicalDate;
  pages: { number: number; source: PageSource; lines: number; text: string }[];
  lostPages: number[];
  summary?: string;
  citations: Citation[];
  failure?: DocumentFailure;
}

export interface FileReport {
  printed: PrintedFile;
  /** As they were read, with the places of their words. */
  pages: Page[];
  seconds: number;
  times: PageTimes;
}

function citationsOf(sentences: readonly { citations: Citation[] }[]): Citation[] {
  return sentences.flatMap((sentence) => sentence.citations);
}

/**
 * Reads and understands one file with the code that the app uses, and says how long its pages took. What is wrong with the file is told in
 * `failure`; an error is thrown only where the code itself is wrong.
 */
export async function readOneFile(
  engines: { pdf: PdfEngine; ocr: OcrEngine },
  file: string,
  bytes: Uint8Array<ArrayBuffer>,
  now: Date,
): Promise<FileReport> {
  const began = performance.now();
  const { engines: timed, times } = timedEngines(engines);
  const originalFilename = path.basename(file);
  const { type, mediaType, failure } = classifyFile(originalFilename, bytes.subarray(0, sniffedBytes));
  const refused = bytes.length > maximumFileBytes ? "too-large" : failure;
  const document: MedicalDocument = {
    id: createHash("sha256").update(bytes).digest("hex").slice(0, 32),
    type,
    originalFilename,
    uploadedAt: now.toISOString(),
    processingStatus: "processing",
    mediaType,
    byteSize: bytes.length,
    sha256: createHash("sha256").update(bytes).digest("hex"),
  };
  const printed: PrintedFile = { file, type, mediaType, pages: [], lostPages: [], citations: [] };
  const failed = (code: ReadingFailureCode): PrintedFile => ({ ...printed, failure: documentFailure(code) });
  const finish = (result: PrintedFile, pages: Page[] = []): FileReport => ({
    printed: result,
    pages,
    seconds: (performance.now() - began) / 1000,
    times,
  });

  if (refused) return finish(failed(refused));
  const readers = createReaders({ ...timed, written: createNodeWrittenEngine() });
  const reader: Reader | undefined = readers[type];
  // Voice notes are kept until something here can write them down.
  if (!reader) return finish(printed);
  const outcome = await reader({
    document,
    content: new Blob([bytes], { type: mediaType }),
    signal: AbortSignal.timeout(30 * 60_000),
    onProgress: () => {},
  });
  if (!outcome.ok) return finish(failed(outcome.failure));
  const { pages, lostPages } = outcome.value;
  const understood = understandDocument({ document, pages, now });
  const { kind, title, occurredOn, summary } = understood;
  const found: PrintedFile = {
    ...printed,
    kind,
    ...(title === undefined ? {} : { title }),
    ...(occurredOn === undefined ? {} : { occurredOn }),
    pages: pages.map((page: Page) => ({
      number: page.number,
      source: page.source,
      lines: page.lines.length,
      text: page.text,
    })),
    lostPages,
    summary: summary.summaryText,
    citations: citationsOf([...summary.sentences, ...summary.more]),
  };
  return finish(found, pages);
}
