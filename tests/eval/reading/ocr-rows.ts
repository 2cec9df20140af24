import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { createNodeOcrEngine } from "../../../sync-server/readers/ocr-engine.ts";
import { createNodePdfEngine } from "../../../sync-server/readers/pdf-engine.ts";
import { readOneFile } from "../../../sync-server/readers/read-one-file.ts";
import type { Row, Skip } from "../../support/measurement.ts";
import { characterErrors } from "./character-errors.ts";
import { nativeTesseract, readNatively } from "./native-tesseract.ts";
import { cleanImages } from "./pages/clean-images.ts";
import { degradedRenderings } from "./pages/degraded-renderings.ts";

const group = "reading";

interface Compared {
  name: string;
  length: number;
  ours: number;
  native: number;
  oursMs: number;
  /** The tool's automatic segmentation (3), as it is called without a choice. */
  nativeMs: number;
}

export interface OcrRows {
  rows: Row[];
  skips: Skip[];
}

const total = (compared: readonly Compared[], what: "ours" | "native" | "length" | "oursMs" | "nativeMs") =>
  compared.reduce((sum, each) => sum + each[what], 0);

const percent = (share: number) => `${(100 * share).toFixed(2)} %`;

function rateNote(compared: readonly Compared[]): string {
  const length = total(compared, "length");
  const [ours, native] = [total(compared, "ours"), total(compared, "native")];
  return `${compared.length} images, ${length} characters: ${ours} errors (${percent(ours / length)}) against ${native} (${percent(native / length)})`;
}

/** One line an image on the error stream, for whoever looks for the reason of a figure: `EVAL_DETAILS=1`. */
function tell(line: string): void {
  if (process.env.EVAL_DETAILS) process.stderr.write(`${line}\n`);
}

/**
 * Character errors and time of the product's own reader (on Node) beside the `tesseract` command of this machine, image by image in one run:
 * the tool with one thread, segmentation 3 and 6, the better of the two for each image. Skipped where there is no such command.
 */
export async function ocrRows(): Promise<OcrRows> {
  const version = await nativeTesseract();
  if (!version) {
    const reason = "there is no native tesseract 5 on this machine to compare with";
    return { rows: [], skips: [{ group, name: "OCR beside native tesseract", reason }] };
  }
  const ocr = createNodeOcrEngine();
  const engines = { pdf: createNodePdfEngine(), ocr };
  const folder = await mkdtemp(join(tmpdir(), "ocr-rows-"));

  async function compare(name: string, file: string, printed: string): Promise<Compared> {
    const bytes = new Uint8Array(await readFile(file));
    const auto = await readNatively(file, 3);
    const block = await readNatively(file, 6);
    const began = performance.now();
    const report = await readOneFile(engines, basename(file), bytes, new Date(0));
    const oursMs = performance.now() - began;
    const read = report.printed.pages.map((page) => page.text).join("\n");
    const ours = characterErrors(read, printed);
    const native = Math.min(characterErrors(auto.text, printed).errors, characterErrors(block.text, printed).errors);
    tell(
      `${name}: ${ours.errors} ours, ${native} native, of ${ours.length}; ${oursMs.toFixed(0)} ms, ${auto.ms.toFixed(0)} ms`,
    );
    if (process.env.EVAL_DETAILS === "text") tell(`---\n${read}\n---`);
    return { name, length: ours.length, ours: ours.errors, native, oursMs, nativeMs: auto.ms };
  }

  try {
    const renderings = degradedRenderings();
    const first = join(folder, "first.jpg");
    await writeFile(first, renderings[0]?.bytes ?? "");
    // The engine is loaded before anything is timed: a person's second photo is what counts.
    await compare("warming up", first, renderings[0]?.text ?? "");
    const degraded: Compared[] = [];
    for (const [index, { name, bytes, text }] of renderings.entries()) {
      const file = join(folder, `${index}.jpg`);
      await writeFile(file, bytes);
      degraded.push(await compare(name, file, text));
    }
    const clean: Compared[] = [];
    const images = await cleanImages();
    for (const { file, text } of images) clean.push(await compare(basename(file), file, text));
    return { rows: rowsOf(degraded, clean, version), skips: skipsOf(clean) };
  } finally {
    await ocr.close();
    await rm(folder, { recursive: true });
  }
}

function skipsOf(clean: readonly Compared[]): Skip[] {
  if (clean.length > 0) return [];
  return [{ group, name: "OCR of clean images", reason: "no folder ocr in the evaluation's data" }];
}

function rowsOf(degraded: readonly Compared[], clean: readonly Compared[], version: string): Row[] {
  const rows: Row[] = [
    {
      group,
      name: "OCR, 30 degraded renderings: our character errors over native tesseract's",
      value: total(degraded, "ours") / total(degraded, "native"),
      bound: 0.5,
      direction: "at-most",
      note: `${rateNote(degraded)}; ${version}, the better of --psm 3 and 6`,
    },
  ];
  if (clean.length > 0) {
    const rate = (each: Compared) => (100 * (each.ours - each.native)) / each.length;
    const worst = [...clean].sort((first, second) => rate(second) - rate(first))[0];
    const length = total(clean, "length");
    rows.push({
      group,
      name: "OCR, clean images: character errors above native tesseract's",
      value: (100 * (total(clean, "ours") - total(clean, "native"))) / length,
      unit: "points",
      bound: 0.2,
      direction: "at-most",
      note: `${rateNote(clean)}; the worst single image is ${worst?.name} with ${worst ? rate(worst).toFixed(2) : 0} points`,
    });
  }
  const all = [...degraded, ...clean];
  const [ours, native] = [total(all, "oursMs") / 1000, total(all, "nativeMs") / 1000];
  rows.push({
    group,
    name: "OCR: our time over native tesseract's one thread",
    value: ours / native,
    unit: "times",
    bound: 2.5,
    direction: "at-most",
    note: `${ours.toFixed(1)} s against ${native.toFixed(1)} s for ${all.length} images, one after the other`,
  });
  return rows;
}
