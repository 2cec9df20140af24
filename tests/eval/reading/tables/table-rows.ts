import type { Fact } from "#core/domain/fact.ts";
import type { MedicalDocument } from "#core/domain/medical-document.ts";
import { understandDocument } from "#core/findings/summaries/understand-document.ts";
import type { OcrEngine, PdfEngine } from "#core/reading/engines.ts";
import { createReaders } from "#pipeline/readers.ts";
import { createNodeOcrEngine } from "../../../../sync-server/readers/ocr-engine.ts";
import { createNodePdfEngine } from "../../../../sync-server/readers/pdf-engine.ts";
import { degraded } from "../../../fixtures/degrade.ts";
import type { Row, Skip } from "../../../support/measurement.ts";
import { type LabLayout, labLayouts, type PrintedResult } from "./lab-layouts.ts";
import { drawnAsCanvas, drawnAsPdf } from "./lab-sheet.ts";

const group = "reading";
const now = new Date("2025-07-01T09:00:00Z");

/** Whether a fact says name, value, unit and range of a printed result. */
function says(fact: Fact, result: PrintedResult): boolean {
  return (
    fact.kind === "lab" &&
    fact.name === result.name &&
    fact.value === result.value &&
    fact.unit === result.unit &&
    fact.referenceRange?.low === result.low &&
    fact.referenceRange?.high === result.high
  );
}

export interface ReadLayout {
  layout: string;
  rows: number;
  read: number;
  /** Results that were not read whole, each with what was found of it. */
  missed: string[];
}

type Engines = { pdf: PdfEngine; ocr: OcrEngine };

async function readSheet(
  engines: Engines,
  file: { type: "pdf" | "image"; mediaType: string; bytes: Uint8Array<ArrayBuffer> },
  { name, results }: LabLayout,
): Promise<ReadLayout> {
  const document: MedicalDocument = {
    id: name,
    type: file.type,
    originalFilename: "report",
    uploadedAt: now.toISOString(),
    processingStatus: "processing",
    mediaType: file.mediaType,
    byteSize: file.bytes.length,
    sha256: "",
  };
  const reader = createReaders(engines)[file.type];
  const content = new Blob([file.bytes]);
  const read = await reader({ document, content, signal: new AbortController().signal, onProgress: () => {} });
  const facts = read.ok ? understandDocument({ document, pages: read.value.pages, now }).facts : [];
  const missed = results
    .filter((result) => !facts.some((fact) => says(fact, result)))
    .map((result) => {
      const found = facts.filter((fact) => fact.name === result.name);
      const parts = found.map((fact) => `${fact.value} ${fact.unit} ${fact.referenceRange?.text}`);
      return `${result.test}: ${parts.join("; ") || "nothing"}`;
    });
  return { layout: name, rows: results.length, read: results.length - missed.length, missed };
}

export async function readLayoutAsPdf(engines: Engines, layout: LabLayout): Promise<ReadLayout> {
  const bytes = drawnAsPdf((sheet) => layout.draw(sheet));
  return readSheet(engines, { type: "pdf", mediaType: "application/pdf", bytes }, layout);
}

export async function readLayoutAsPhoto(engines: Engines, layout: LabLayout, seed: number): Promise<ReadLayout> {
  const canvas = drawnAsCanvas((sheet) => layout.draw(sheet));
  const harm = { perspective: 0.05, rotation: (seed % 7) - 3, shadow: 0.4, quality: 75 };
  const bytes = new Uint8Array(degraded(canvas, harm, seed));
  return readSheet(engines, { type: "image", mediaType: "image/jpeg", bytes }, layout);
}

function rowOf(name: string, bound: number, layouts: readonly ReadLayout[]): Row {
  const count = layouts.reduce((sum, { rows }) => sum + rows, 0);
  const read = layouts.reduce((sum, each) => sum + each.read, 0);
  const worse = layouts
    .filter((each) => each.read < each.rows)
    .map((each) => `${each.layout} ${each.read}/${each.rows}`);
  const note = `${read} of ${count} rows in ${layouts.length} layouts${worse.length > 0 ? `; not whole: ${worse.join(", ")}` : ""}`;
  return { group, name, value: read / count, bound, direction: "at-least", note };
}

/** Rows of laboratory reports in twelve layouts that are read whole (name, value, unit, range): as a PDF, and as a photo by hand. */
export async function tableRows(): Promise<{ rows: Row[]; skips: Skip[] }> {
  const ocr = createNodeOcrEngine();
  const engines = { pdf: createNodePdfEngine(), ocr };
  const asPdf: ReadLayout[] = [];
  const asPhoto: ReadLayout[] = [];
  for (const [index, layout] of labLayouts.entries()) {
    asPdf.push(await readLayoutAsPdf(engines, layout));
    asPhoto.push(await readLayoutAsPhoto(engines, layout, 100 + index));
  }
  await ocr.close();
  if (process.env.EVAL_DETAILS) {
    for (const each of [...asPdf, ...asPhoto])
      if (each.missed.length > 0) process.stderr.write(`${each.layout}: ${each.missed.join(" | ")}\n`);
  }
  return {
    rows: [
      rowOf("tables: rows of 12 laboratory layouts read whole from PDFs", 0.98, asPdf),
      rowOf("tables: rows of 12 laboratory layouts read whole from photos", 0.92, asPhoto),
    ],
    skips: [],
  };
}
