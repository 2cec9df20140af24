import { fail, type Outcome, succeed } from "#core/domain/outcome.ts";
import { readCopyMark, sourceOf, writeCopyMark } from "../storage/copy-mark.ts";
import { copyRows, holdsNothing } from "../storage/copy-rows.ts";
import { namedFiles } from "../storage/sweep.ts";
import { carryFiles } from "./carry-files.ts";
import type { CopySide } from "./copy-side.ts";

export interface Copied {
  rows: number;
  files: number;
}

/**
 * Makes one end of a copy what the other is: files first, as a server writes them, then rows. Nothing is laid over somebody else's data, and until
 * all of it was read again and compared, no server starts over it. Broken off, the same again goes on.
 */
export async function copyStorage(from: CopySide, to: CopySide): Promise<Outcome<Copied, string>> {
  if ((await readCopyMark(from.database))?.isWhole === false)
    return fail("What is to be copied is itself a copy that was not finished.");
  const key = await from.readKey();
  const source = sourceOf(key);
  const mark = await readCopyMark(to.database);
  if (mark?.source !== source && (mark !== undefined || !(await holdsNothing(to.database))))
    return fail("The database to copy to holds something already that is no copy of this one; name an empty one.");
  await writeCopyMark(to.database, { source, isWhole: false });
  await to.writeKey(key);
  const names = await namedFiles(from.database);
  const files = await carryFiles(names, from.blobs, to.blobs);
  const { rows, wrong } = await copyRows(from.database, to.database);
  const problems = [
    ...wrong,
    ...files.wrong.map((name) => `The file ${name} is not what it was after it was carried over.`),
    ...files.missing.map((name) => `The file ${name} is missing where it was.`),
  ];
  if (problems.length > 0) return fail(problems.join("\n"));
  await writeCopyMark(to.database, { source, isWhole: true });
  return succeed({ rows, files: names.size });
}
