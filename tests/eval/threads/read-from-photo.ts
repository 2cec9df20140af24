import type { Canvas } from "@napi-rs/canvas";
import type { MedicalDocument } from "#core/domain/medical-document.ts";
import { understandDocument } from "#core/findings/summaries/understand-document.ts";
import { createReaders } from "#pipeline/readers.ts";
import { createNodeOcrEngine } from "../../../sync-server/readers/ocr-engine.ts";
import { createNodePdfEngine } from "../../../sync-server/readers/pdf-engine.ts";
import { takePhoto } from "../../demo/camera.ts";
import { blankPage } from "../../fixtures/drawn-page.ts";
import type { SimulatedDocument } from "../simulate/documents.ts";
import { createChance } from "../simulate/random.ts";

const linesOfPage = 50;
const page = { width: 1240, height: 1754 };

/** A sheet of the record, printed. */
function drawSheet(lines: readonly string[]): Canvas {
  const { canvas, context } = blankPage(page);
  context.font = `22px "Fixture"`;
  for (const [index, line] of lines.entries()) context.fillText(line, 90, 110 + index * 32);
  return canvas;
}

/** The sheet on a table, by a hand-held phone: each photo from a little elsewhere, with its own shadow and noise. */
function photograph(sheet: Canvas, seed: number): Buffer {
  const chance = createChance(seed);
  const near = (x: number, y: number) => [x + chance.between(-28, 28), y + chance.between(-28, 28)] as const;
  const [width, height] = [1400, 1960];
  const photo = takePhoto(sheet, {
    width,
    height,
    corners: [near(60, 60), near(width - 60, 60), near(width - 60, height - 60), near(60, height - 60)],
    table: [120, 96, 70],
    shadow: { x: chance.uniform(), y: chance.uniform(), radius: 0.6, strength: chance.between(0.2, 0.45) },
    seed,
  });
  return photo.toBuffer("image/jpeg", 82);
}

/**
 * The same records with the facts that the product reads from photos of them, one for each sheet. Laboratory reports stay as they were
 * written: there are dozens of them, and no relation that recall counts rests on them.
 */
export async function readFromPhoto(documents: readonly SimulatedDocument[], seed: number, now: Date) {
  const ocr = createNodeOcrEngine();
  const { image } = createReaders({ pdf: createNodePdfEngine(), ocr });
  const read: SimulatedDocument[] = [];
  for (const document of documents) {
    if (document.id.startsWith("blood")) {
      read.push(document);
      continue;
    }
    const lines = document.text.split("\n");
    for (let from = 0; from < lines.length; from += linesOfPage) {
      const jpeg = photograph(drawSheet(lines.slice(from, from + linesOfPage)), seed * 1000 + read.length);
      const id = `${document.id}-photo-${from}`;
      read.push({ ...document, id, facts: await factsOf(jpeg, id, image, now) });
    }
  }
  await ocr.close();
  return read;
}

async function factsOf(jpeg: Buffer, id: string, image: ReturnType<typeof createReaders>["image"], now: Date) {
  const stored: MedicalDocument = {
    id,
    type: "image",
    originalFilename: `${id}.jpg`,
    uploadedAt: now.toISOString(),
    processingStatus: "processing",
    mediaType: "image/jpeg",
    byteSize: jpeg.byteLength,
    sha256: "",
  };
  const bytes = new Uint8Array(jpeg);
  const result = await image({
    document: stored,
    content: { size: bytes.byteLength, type: stored.mediaType, arrayBuffer: async () => bytes.slice().buffer },
    signal: new AbortController().signal,
    onProgress: () => undefined,
  });
  // A photo that cannot be read is lost, as it would be for a patient.
  return result.ok ? understandDocument({ document: stored, pages: result.value.pages, now }).facts : [];
}
