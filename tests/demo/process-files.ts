import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { understandDocument } from "#core/findings/summaries/understand-document.ts";
import type { DemoFile } from "#demo/files.ts";
import type { ProcessedFile } from "#demo/processed-files.ts";
import { delay } from "#pipeline/delay.ts";
import { createPasswords } from "#pipeline/passwords.ts";
import { defaultLimits } from "#pipeline/pipeline-parts.ts";
import { createReaders } from "#pipeline/readers.ts";
import { runJob } from "#pipeline/run-job.ts";
import { createNodeOcrEngine } from "../../sync-server/readers/ocr-engine.ts";
import { createNodePdfEngine } from "../../sync-server/readers/pdf-engine.ts";
import { createMemoryStore } from "../support/memory-store.ts";
import { demoFolder } from "./demo-folder.ts";

/** Instants come from the case and not from the clock, so that every run gives the same result. */
const now = new Date("2025-06-01T08:00:00Z");

/**
 * Leads files through the product's own pipeline (its jobs, readers and understanding) on Node, and answers their rows.
 * Places are rounded to a ten-thousandth of the page and confidences to a hundredth, to keep the shipped file small.
 */
export async function processFiles(files: readonly DemoFile[]): Promise<ProcessedFile[]> {
  const ocr = createNodeOcrEngine();
  const readers = createReaders({ pdf: createNodePdfEngine(), ocr });
  const processed: ProcessedFile[] = [];
  try {
    for (const file of files) processed.push(await processFile(file, readers));
  } finally {
    await ocr.close();
  }
  return JSON.parse(JSON.stringify(processed, rounded));
}

async function processFile(file: DemoFile, readers: ReturnType<typeof createReaders>): Promise<ProcessedFile> {
  const store = createMemoryStore();
  const bytes = new Uint8Array(readFileSync(new URL(file.fileName, demoFolder)));
  await store.addDocuments([
    {
      id: file.id,
      type: file.type,
      originalFilename: file.fileName,
      uploadedAt: `${file.date}T18:30:00.000Z`,
      mediaType: file.mediaType,
      byteSize: bytes.length,
      sha256: createHash("sha256").update(bytes).digest("hex"),
      content: new Blob([bytes], { type: file.mediaType }),
    },
  ]);
  const { leaseMs } = defaultLimits;
  const job = await store.claimJob({ owner: "demo-files", now: now.getTime(), leaseMs, exclusive: true });
  if (job === undefined) throw new Error(`${file.fileName} got no job`);
  await runJob(
    {
      store,
      readers,
      understand: async (request) => understandDocument(request),
      lock: { request: (_name, _options, work) => work() },
      lockName: "demo-files",
      now: () => now,
      newId: () => "demo-files",
      delay,
      limits: defaultLimits,
      passwords: createPasswords(),
      onError: (cause) => {
        throw new Error(`${file.fileName} could not be processed`, { cause });
      },
    },
    job,
    AbortSignal.timeout(10 * 60_000),
  );
  const document = await store.getDocument(file.id);
  if (document === undefined) throw new Error(`${file.fileName} is gone`);
  const reading = await store.getReading(file.id);
  return reading === undefined ? { document } : { document, reading };
}

const decimals: Readonly<Record<string, number>> = { x: 4, y: 4, width: 4, height: 4, confidence: 2 };

function rounded(key: string, value: unknown): unknown {
  const places = decimals[key];
  return places === undefined || typeof value !== "number" ? value : Number(value.toFixed(places));
}
