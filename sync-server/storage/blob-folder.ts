import { randomUUID } from "node:crypto";
import { mkdir, open, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { type BlobStore, safeName } from "./blob-store.ts";

function pathOf(folder: string, name: string): string {
  if (!safeName.test(name)) throw new Error("A blob's name is letters, digits, - and _.");
  return join(folder, name);
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ENOENT";
}

/** Blobs as files in one folder. A file appears under its name only when it is whole. */
export async function createBlobFolder(folder: string): Promise<BlobStore> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return {
    async write(name, bytes) {
      const path = pathOf(folder, name);
      const unfinished = `${path}.${randomUUID()}.part`;
      try {
        const file = await open(unfinished, "wx", 0o600);
        try {
          await file.writeFile(bytes);
          await file.sync();
        } finally {
          await file.close();
        }
        await rename(unfinished, path);
      } catch (error) {
        // A full disk is not made fuller by what could not be finished.
        await rm(unfinished, { force: true });
        throw error;
      }
    },
    async read(name) {
      try {
        return await readFile(pathOf(folder, name));
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    async remove(name) {
      await rm(pathOf(folder, name), { force: true });
    },
    async *list(before) {
      const names = (await readdir(folder)).filter((name) => safeName.test(name));
      if (before === undefined) return yield names;
      for (const name of names) {
        const found = await stat(join(folder, name)).catch(() => undefined);
        if (found !== undefined && found.mtimeMs < before) yield [name];
      }
    },
    async removeUnfinished() {
      const unfinished = (await readdir(folder)).filter((name) => name.endsWith(".part"));
      for (const name of unfinished) await rm(join(folder, name), { force: true });
      return unfinished.length;
    },
  };
}
