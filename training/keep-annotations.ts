/**
 * Keeps what readers marked in records: `tsx training/keep-annotations.ts PATH`, where PATH holds FOLDER/RECORD.json (its passages with
 * their places) and FOLDER/RECORD.lab (a role for each passage). Only places and roles are kept, and no text.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { lineRoleSchema } from "#core/domain/line-role.ts";
import { annotationsAt, type FolderAnnotations, type RecordAnnotations } from "./annotated-records.ts";

interface Cut {
  passages: { page: number; start: number; end: number }[];
}

const path = process.argv[2] ?? "";
mkdirSync(annotationsAt, { recursive: true });
for (const id of readdirSync(path).sort()) {
  const names = readdirSync(join(path, id))
    .filter((file) => file.endsWith(".json"))
    .map((file) => file.replace(/\.json$/, ""))
    .sort();
  const missing = names.filter((name) => !existsSync(join(path, id, `${name}.lab`)));
  if (missing.length > 0) {
    console.log(`${id}: ${missing.length} records are not marked yet`);
    continue;
  }
  const kept: FolderAnnotations = Object.fromEntries(names.map((name) => [name, readLabels(join(path, id, name))]));
  const content = gzipSync(JSON.stringify(kept), { level: 9 });
  writeFileSync(join(annotationsAt, `${id}.json.gz`), content);
  console.log(`${id}: ${names.length} records`);
}

function readLabels(file: string): RecordAnnotations {
  const { passages } = JSON.parse(readFileSync(`${file}.json`, "utf8")) as Cut;
  const kept: RecordAnnotations = { roles: [] };
  for (const line of readFileSync(`${file}.lab`, "utf8").split("\n")) {
    const [range = "", role = ""] = line.trim().split(/\s+/);
    if (range === "") continue;
    const [from = 0, to = from] = range.split("-").map(Number);
    const known = lineRoleSchema.parse(role);
    for (const { page, start, end } of passages.slice(from - 1, to)) kept.roles.push([page, start, end, known]);
  }
  return kept;
}
