import { existsSync } from "node:fs";
import { resolve } from "node:path";

/** The folder of the evaluation's inputs: `EVAL_DATA`, or `../shared/data` beside the repository. */
export const dataFolder = resolve(process.env.EVAL_DATA ?? resolve(import.meta.dirname, "../../../../shared/data"));

/** A path inside it, or undefined where it is missing. */
export function dataPath(...parts: string[]): string | undefined {
  const path = resolve(dataFolder, ...parts);
  return existsSync(path) ? path : undefined;
}
