/** Keeps folders to learn from: `tsx training/keep-folders.ts PATH`, each as one file of a few kilobytes. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { readFolders } from "../tests/eval/folders/folder.ts";
import { type KeptFolder, keptAt } from "./training-folders.ts";

mkdirSync(keptAt, { recursive: true });
for (const { id, today, name, gold, records } of await readFolders(process.argv[2] ?? "")) {
  const kept: KeptFolder = {
    id,
    today,
    name,
    gold,
    records: records.map((record) => ({ name: record.name, pages: record.pages })),
  };
  writeFileSync(join(keptAt, `${id}.json.gz`), gzipSync(JSON.stringify(kept), { level: 9 }));
}
