import { chmod, mkdir, mkdtemp, rmdir } from "node:fs/promises";
import { join } from "node:path";
import { fail, type Outcome, succeed } from "#core/domain/outcome.ts";

/**
 * Makes the data folder where it is missing, and proves by writing that the server may write there (permission bits alone do not
 * tell on every file system). The failure is one sentence.
 */
export async function prepareDataFolder(folder: string): Promise<Outcome<void, string>> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    // One that was made by an older version, or by hand, may be open to others of this machine. Not everybody's folder can be closed.
    await chmod(folder, 0o700).catch(() => undefined);
    await rmdir(await mkdtemp(join(folder, ".write-check-")));
    return succeed(undefined);
  } catch (error) {
    const reason = error instanceof Error && "code" in error ? ` (${error.code})` : "";
    return fail(`The data folder ${folder} cannot be written to${reason}; set DATA_DIR to a folder that can.`);
  }
}
