import { mkdir, mkdtemp, rmdir } from "node:fs/promises";
import { join } from "node:path";
import { fail, type Outcome, succeed } from "#core/domain/outcome.ts";

/**
 * Makes the data folder where it is missing, and proves by writing that the server may write there (permission bits alone do not
 * tell on every file system). The failure is one sentence.
 */
export async function prepareDataFolder(folder: string): Promise<Outcome<void, string>> {
  try {
    await mkdir(folder, { recursive: true });
    await rmdir(await mkdtemp(join(folder, ".write-check-")));
    return succeed(undefined);
  } catch (error) {
    const reason = error instanceof Error && "code" in error ? ` (${error.code})` : "";
    return fail(`The data folder ${folder} cannot be written to${reason}; set DATA_DIR to a folder that can.`);
  }
}
