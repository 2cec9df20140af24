import { readdir, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { MedicalDocument } from "#core/domain/medical-document.ts";
import type { Page } from "#core/domain/page.ts";
import type { PdfEngine } from "#core/reading/engines.ts";
import type { Reader } from "#pipeline/pipeline-parts.ts";
import { createPdfReader } from "#pipeline/read-pdf.ts";
import { createNodeOcrEngine } from "../../../sync-server/readers/ocr-engine.ts";
import { createNodePdfEngine } from "../../../sync-server/readers/pdf-engine.ts";
import { fixtureFolder, readManifest } from "../../fixtures/manifest.ts";
import type { Row, Skip } from "../../support/measurement.ts";
import { readCsv } from "../understanding/csv.ts";
import { dataPath } from "../understanding/data-folder.ts";
import { popplerVersion, readWithPoppler } from "./poppler.ts";
import { scoreWords, wordsOf } from "./words.ts";

const group = "reading";
const never = new AbortController().signal;

async function passwordsOf(folder: string): Promise<Map<string, string>> {
  const rows = readCsv(await readFile(join(folder, "passwords.csv"), "utf8"));
  return new Map(rows.map(({ file = "", password = "" }) => [file, password]));
}

/** The pages of a file, as the pipeline reads them; none where it cannot be read. */
async function readPages(reader: Reader, file: string, password: string | undefined): Promise<Page[]> {
  const bytes = new Uint8Array(await readFile(file));
  const document: MedicalDocument = {
    id: "judged",
    type: "pdf",
    originalFilename: basename(file),
    uploadedAt: "2025-01-01T00:00:00Z",
    processingStatus: "processing",
    mediaType: "application/pdf",
    byteSize: bytes.length,
    sha256: "",
  };
  const request = { document, content: new Blob([bytes]), signal: never, onProgress: () => {} };
  const read = await reader({ ...request, ...(password === undefined ? {} : { password }) });
  return read.ok ? read.value.pages : [];
}

async function opensWith(pdf: PdfEngine, file: string, password: string): Promise<boolean> {
  const opened = await pdf.open(new Uint8Array(await readFile(file)), { password, signal: never });
  if (opened.ok) await opened.value.close();
  return opened.ok;
}

interface Judged {
  file: string;
  words: number;
  found: number;
  /** Words on pages that were recognised or that have filled fields: ours, and poppler's. */
  ours: number;
  theirs: number;
}

function judge(file: string, reference: string[], pages: Page[]): Judged {
  const { words, found } = scoreWords(
    wordsOf(reference.join("\n")),
    pages.flatMap((page) => wordsOf(page.text)),
  );
  const special = pages.filter(
    ({ source, lines }) => source === "ocr" || lines.some((line) => line.source && line.source !== "text-layer"),
  );
  const ours = special.reduce((sum, page) => sum + wordsOf(page.text).length, 0);
  const theirs = special.reduce((sum, page) => sum + wordsOf(reference[page.number - 1] ?? "").length, 0);
  return { file, words, found, ours, theirs };
}

/** How many of the words that are known to be printed or filled in stand in these texts. */
function knownWords(wanted: readonly string[], text: string): number {
  return scoreWords(wordsOf(wanted.join(" ")), wordsOf(text)).found;
}

/** Our own forms and scans, whose words are known: what we find of them, and what poppler finds. */
async function knownRow(reader: Reader): Promise<Row> {
  const totals = { known: 0, ours: 0, theirs: 0 };
  for (const fixture of readManifest()) {
    const { file, type, words = [], sources = [], failure } = fixture;
    if (type !== "pdf" || failure || !(sources.includes("ocr") || file.includes("form"))) continue;
    const path = fileURLToPath(new URL(file, fixtureFolder));
    const pages = await readPages(reader, path, undefined);
    const theirs = (await readWithPoppler(path, undefined)) ?? [];
    totals.known += wordsOf(words.join(" ")).length;
    totals.ours += knownWords(words, pages.map((page) => page.text).join("\n"));
    totals.theirs += knownWords(words, theirs.join("\n"));
  }
  return {
    group,
    name: "own filled forms and scans: known words found more than by pdftotext",
    value: totals.ours - totals.theirs,
    bound: 1,
    direction: "at-least",
    note: `of ${totals.known} known words ${totals.ours}, pdftotext ${totals.theirs}`,
  };
}

/** The words of every PDF of the folder beside those that poppler's `pdftotext -layout` finds, and whether locked files open. */
export async function pdfRows(): Promise<{ rows: Row[]; skips: Skip[] }> {
  const folder = dataPath("pdf");
  const skipped = (reason: string) => ({ rows: [], skips: [{ group, name: "PDFs beside pdftotext", reason }] });
  if (!folder) return skipped("no folder pdf in the evaluation's data");
  const pdf = createNodePdfEngine();
  const passwords = await passwordsOf(folder);
  let opened = 0;
  for (const [file, password] of passwords) if (await opensWith(pdf, join(folder, file), password)) opened += 1;
  const rows: Row[] = [
    {
      group,
      name: "locked PDFs that open with their password",
      value: opened,
      bound: passwords.size,
      direction: "at-least",
      note: `of ${passwords.size}`,
    },
  ];
  const version = await popplerVersion();
  if (version === undefined) return { ...skipped("poppler's pdftotext is not installed"), rows };

  const ocr = createNodeOcrEngine();
  const reader = createPdfReader(pdf, ocr);
  const judged: Judged[] = [];
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith(".pdf")).sort();
  for (const file of files) {
    const reference = await readWithPoppler(join(folder, file), passwords.get(file));
    if (reference === undefined) continue;
    judged.push(judge(file, reference, await readPages(reader, join(folder, file), passwords.get(file))));
  }
  const known = await knownRow(reader);
  await ocr.close();

  const sum = (key: "words" | "found" | "ours" | "theirs") => judged.reduce((total, each) => total + each[key], 0);
  const withWords = judged.filter(({ words }) => words > 0);
  const below = withWords.filter(({ words, found }) => found < 0.98 * words);
  const named = below.map(({ file, words, found }) => `${basename(file)} ${found}/${words}`).join(", ");
  rows.push(
    {
      group,
      name: "words of pdftotext -layout that are found, each as often as it stands there",
      value: sum("found") / sum("words"),
      bound: 0.98,
      direction: "at-least",
      note: `${sum("found")} of ${sum("words")} in ${withWords.length} files that it can read; below 0.98: ${named || "none"}; ${version}`,
    },
    {
      group,
      name: "words more than pdftotext's on recognised pages and pages with filled fields",
      value: sum("ours") - sum("theirs"),
      bound: 1,
      direction: "at-least",
      note: `${sum("ours")}, pdftotext ${sum("theirs")}`,
    },
    known,
  );
  return { rows, skips: [] };
}
