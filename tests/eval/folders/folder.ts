import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { MedicalDocument } from "#core/domain/medical-document.ts";
import type { Page } from "#core/domain/page.ts";
import { createNodeOcrEngine } from "../../../sync-server/readers/ocr-engine.ts";
import { createNodePdfEngine } from "../../../sync-server/readers/pdf-engine.ts";
import { readOneFile } from "../../../sync-server/readers/read-one-file.ts";

/** What a good reader says of one invented patient's folder; the shapes are those of the judge's FORMAT.md. */
export interface Folder {
  id: string;
  path: string;
  today: string;
  name: string;
  gold: {
    documents: Record<string, GoldDocument>;
    questions: GoldQuestion[];
  };
  chart: GoldChart | undefined;
  records: FolderRecord[];
}

export interface FolderRecord {
  name: string;
  document: Pick<MedicalDocument, "id" | "originalFilename">;
  pages: Page[];
}

export interface Wrong {
  re: string;
  why: string;
  danger?: boolean;
}

export interface GoldDocument {
  kind: string;
  date: string | null;
  points: { id: string; weight: number; class: string; gist: string; must: string[][] }[];
  not?: Wrong[];
}

export interface GoldQuestion {
  q: string;
  kind: string;
  expect: "answer" | "absent" | "safety";
  lead?: string[];
  must: string[][];
  not?: Wrong[];
  evidence?: string[];
  maxWords?: number;
}

export interface GoldChart {
  /** By record: the day that its writer gave it, where its own words may not tell one. */
  dates?: Record<string, string>;
  medicines?: {
    name: string[];
    status: string;
    dose: string | null;
    frequency: string | null;
    since: string | null;
    why: string | null;
  }[];
  notTaking?: string[];
  allergies?: { name: string[]; reaction: string | null; status: string }[];
  problems?: { name: string[]; status: string }[];
  notProblems?: string[];
  results?: { test: string[]; value: string; date: string }[];
  appointments?: { date: string; what: string[]; status: string }[];
  openLoops?: { what: string[] }[];
  people?: { name: string; role?: string }[];
  disagreements?: { about: string[] }[];
}

const cache = new URL("../../../node_modules/.cache/red-thread-folders-6/", import.meta.url).pathname;

/** The folders below `path` (each with patient.json, gold.json, pdf/), their PDFs read with the app's own readers; what was read is kept. */
export async function readFolders(path: string, only?: readonly string[]): Promise<Folder[]> {
  const ids = readdirSync(path).filter(
    (id) => existsSync(join(path, id, "gold.json")) && existsSync(join(path, id, "pdf")),
  );
  const folders: Folder[] = [];
  for (const id of ids.sort()) {
    if (only !== undefined && only.length > 0 && !only.includes(id)) continue;
    folders.push(await readFolder(path, id));
  }
  await ocr?.close();
  ocr = undefined;
  return folders;
}

async function readFolder(path: string, id: string): Promise<Folder> {
  const at = join(path, id);
  const patient = JSON.parse(readFileSync(join(at, "patient.json"), "utf8")) as { today: string; name: string };
  const gold = JSON.parse(readFileSync(join(at, "gold.json"), "utf8")) as Folder["gold"];
  const chartFile = join(at, "chart.json");
  const chart = existsSync(chartFile) ? (JSON.parse(readFileSync(chartFile, "utf8")) as GoldChart) : undefined;
  const records: FolderRecord[] = [];
  for (const file of readdirSync(join(at, "pdf")).sort()) {
    if (!file.endsWith(".pdf")) continue;
    const name = file.replace(/\.pdf$/, "");
    records.push({
      name,
      document: { id: `${id}/${name}`, originalFilename: file },
      pages: await readPages(join(at, "pdf", file)),
    });
  }
  return { id, path: at, today: patient.today, name: patient.name, gold, chart, records };
}

let ocr: ReturnType<typeof createNodeOcrEngine> | undefined;

async function readPages(file: string): Promise<Page[]> {
  const bytes = new Uint8Array(readFileSync(file));
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  const kept = join(cache, `${sha256}.json`);
  if (existsSync(kept)) return JSON.parse(readFileSync(kept, "utf8")) as Page[];
  ocr ??= createNodeOcrEngine();
  const engines = { pdf: createNodePdfEngine(), ocr };
  const { pages } = await readOneFile(engines, file, bytes, new Date("2026-02-12T10:00:00Z"));
  mkdirSync(cache, { recursive: true });
  writeFileSync(kept, JSON.stringify(pages));
  return [...pages];
}
