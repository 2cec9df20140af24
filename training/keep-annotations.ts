/**
 * Keeps what readers marked in records: `tsx training/keep-annotations.ts PATH`, where PATH holds FOLDER/RECORD.json (passages and marks with
 * their places) and FOLDER/RECORD.lab (a role for each passage, a status for each mark). Only places and labels are kept, and no text.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { lineRoleSchema } from "#core/domain/line-role.ts";
import { annotationsAt, type FolderAnnotations, type RecordAnnotations } from "./annotated-records.ts";

interface Cut {
  passages: { page: number; start: number; end: number }[];
  marks: { id: string; page: number; start: number; end: number }[];
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
  const { passages, marks } = JSON.parse(readFileSync(`${file}.json`, "utf8")) as Cut;
  const kept: RecordAnnotations = { roles: [], marks: [] };
  for (const line of readFileSync(`${file}.lab`, "utf8").split("\n")) {
    const [range = "", role = "", ...statuses] = line.trim().split(/\s+/);
    if (range === "") continue;
    const [from = 0, to = from] = range.split("-").map(Number);
    const known = lineRoleSchema.parse(role);
    for (const { page, start, end } of passages.slice(from - 1, to)) kept.roles.push([page, start, end, known]);
    for (const one of statuses) {
      const [id = "", status = ""] = one.split("=");
      const mark = marks.find((candidate) => candidate.id === id);
      if (mark === undefined) throw new Error(`${file}: no mark ${id}`);
      kept.marks.push([mark.page, mark.start, mark.end, id.startsWith("m") ? "medicine" : "problem", status]);
    }
  }
  return kept;
}
