import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import type { Page } from "#core/domain/page.ts";
import { type Folder, type GoldChart, readFolders } from "../tests/eval/folders/folder.ts";

/** A folder as it is kept here: its pages as the app's readers read them, what a good reader says, and no picture of it. */
export interface KeptFolder {
  id: string;
  today: string;
  name: string;
  gold: Folder["gold"];
  records: { name: string; pages: Page[] }[];
}

export const keptAt = new URL("./folders", import.meta.url).pathname;
export const chartsAt = new URL("./charts", import.meta.url).pathname;

/** What is learned from the order that the ranker and the readers give is learned from folders that are new to them. */
const isHeld = (id: string) => /^(?:g(?:[N-R]1[34]|[S-W]1[78])|[q-s][A-C]\d)$/.test(id);

/** The folders that are learned from: the given ones that end in 1 and 3 (4 is kept to validate by), and those kept here. */
export async function trainingFolders(): Promise<Folder[]> {
  const given = await readFolders(`${process.env.EVAL_DATA ?? "../shared/data"}/folders`);
  return [...given.filter(({ id }) => /[13]$/.test(id)), ...keptFolders().filter(({ id }) => !isHeld(id))];
}

/** The folders that neither the ranker nor the readers learn from. */
export function heldFolders(): Folder[] {
  return keptFolders().filter(({ id }) => isHeld(id));
}

/** The folders kept here, or those of them that are named. */
export function keptFolders(only: readonly string[] = []): Folder[] {
  if (!existsSync(keptAt)) return [];
  return readdirSync(keptAt)
    .filter((file) => only.length === 0 || only.includes(file.replace(".json.gz", "")))
    .sort()
    .map((file) => {
      const kept = JSON.parse(gunzipSync(readFileSync(join(keptAt, file))).toString("utf8")) as KeptFolder;
      const records = kept.records.map(({ name, pages }) => ({
        name,
        pages,
        document: { id: `${kept.id}/${name}`, originalFilename: `${name}.pdf` },
      }));
      return { ...kept, path: join(keptAt, file), chart: keptChart(kept.id), records };
    });
}

/** What a good reader says that its records mean together, where somebody wrote it down. */
function keptChart(id: string): GoldChart | undefined {
  const file = join(chartsAt, `${id}.json.gz`);
  return existsSync(file) ? (JSON.parse(gunzipSync(readFileSync(file)).toString("utf8")) as GoldChart) : undefined;
}
