import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { wordsFoundIn } from "./routes/known-words.ts";

/** Which known words, names and numbers stand in the files of a folder, with the file's name, at any depth. */
export async function readableWordsIn(folder: string): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath ?? entry.path, entry.name);
    const words = wordsFoundIn(`${entry.name}\n${await readFile(path, "latin1")}`);
    if (words.length > 0) found.set(path, words);
  }
  return found;
}
