import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";

/** The questions of a folder with the places that answer each, the most important first; none where the records do not say it. */
export type AskedOfFolder = {
  question: string;
  places: [record: string, page: number, start: number, end: number][];
}[];

export const questionsAt = new URL("./questions", import.meta.url).pathname;

/** What readers asked of a training folder; nothing where nobody did. */
export function askedOfFolder(id: string): AskedOfFolder {
  const file = join(questionsAt, `${id}.json.gz`);
  return existsSync(file) ? (JSON.parse(gunzipSync(readFileSync(file)).toString("utf8")) as AskedOfFolder) : [];
}
