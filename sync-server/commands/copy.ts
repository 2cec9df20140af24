import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { fail, type Outcome, succeed } from "#core/domain/outcome.ts";
import { prepareDataFolder } from "../data-folder.ts";
import { codeOf, sayWhyNotOpened } from "../storage/disk-errors.ts";
import { noS3Keys, readS3Place } from "../storage/s3-place.ts";
import { databaseFile, type StoragePlaces } from "../storage/server-storage.ts";
import { type CopySide, openCopySide } from "./copy-side.ts";
import { copyStorage } from "./copy-storage.ts";

const usage =
  "Say copy --from PLACE --to PLACE, each a data folder or postgres://…; --from-files and --to-files where their files lie elsewhere: a folder's blobs, or s3://….";

/** Carries all of a server's data from one place to another, of whichever engine. Answers one sentence. */
export async function copy(places: StoragePlaces, words: readonly string[]): Promise<Outcome<string, string>> {
  const asked = readWords(words);
  if (asked === undefined || asked.from === undefined || asked.to === undefined) return fail(usage);
  const from = sideOf(places, asked.from, asked["from-files"]);
  const to = sideOf(places, asked.to, asked["to-files"]);
  if (from === undefined || to === undefined) return fail(usage);
  if (from.databaseUrl === to.databaseUrl && (from.databaseUrl !== undefined || from.dataFolder === to.dataFolder))
    return fail("Both names are of one place; there is nothing to copy.");
  const sides: CopySide[] = [];
  let opening: StoragePlaces | undefined = from;
  try {
    sides.push(await openCopySide(from, "from"));
    opening = to;
    const prepared = to.databaseUrl === undefined ? await prepareDataFolder(to.dataFolder) : succeed(undefined);
    if (!prepared.ok) return prepared;
    sides.push(await openCopySide(to, "to"));
    opening = undefined;
    const [source, target] = sides as [CopySide, CopySide];
    const copied = await copyStorage(source, target);
    if (!copied.ok) return copied;
    const { rows, files } = copied.value;
    return succeed(`Copied: ${rows} rows and ${files} files; all were read again at both ends and are the same.`);
  } catch (error) {
    if (opening === undefined) return fail(sayWhyNotCopied(error));
    return fail(sayWhyNotOpened(error, join(opening.dataFolder, databaseFile), opening.databaseUrl));
  } finally {
    for (const side of sides) await side.close().catch(() => undefined);
  }
}

/** What was done stays done, and the same command goes on behind it. */
function sayWhyNotCopied(error: unknown): string {
  const code = codeOf(error);
  const reason = code === "" ? "" : ` (${code})`;
  return `The copy was broken off${reason}. Nothing is lost where it is copied from; the same command goes on where it was.`;
}

function readWords(words: readonly string[]) {
  const option = { type: "string" } as const;
  try {
    const options = { from: option, to: option, "from-files": option, "to-files": option };
    return parseArgs({ args: [...words], options, allowPositionals: false, strict: true }).values;
  } catch {
    return undefined;
  }
}

/** A data folder has its files in it; a database has them where the settings say, if nothing else is said. */
function sideOf(places: StoragePlaces, place: string, files: string | undefined): StoragePlaces | undefined {
  const isAddress = /^postgres(?:ql)?:\/\/\S+$/.test(place);
  const base = isAddress
    ? { dataFolder: places.dataFolder, databaseUrl: place, s3: places.s3 }
    : { dataFolder: resolve(place), databaseUrl: undefined, s3: undefined };
  if (files === undefined) return base;
  const s3 = readS3Place(files, places.s3Keys ?? noS3Keys);
  if (files.includes("://")) return s3 && { ...base, s3 };
  return isAddress ? { ...base, s3: undefined, dataFolder: resolve(files) } : undefined;
}
