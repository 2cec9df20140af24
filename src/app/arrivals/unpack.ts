import { maximumFileBytes } from "#core/domain/medical-document.ts";
import { manifestPath } from "#core/replication/archive/archive-format.ts";
import { type ByteSource, readZipDirectory, readZipEntry } from "#core/replication/archive/zip-directory.ts";

/** A zip of more files is no folder of letters that somebody shares. */
const mostFiles = 500;
/** What computers put beside the files that a person means. */
const notMeant = /(?:^|\/)(?:__MACOSX\/|\.|Thumbs\.db$|desktop\.ini$)/;

/** The files inside a zip, each as it was packed; the zip itself where it is none, an archive of this product, or damaged. */
export async function unpack(file: File): Promise<File[]> {
  if (!/\.zip$/i.test(file.name) && file.type !== "application/zip") return [file];
  const source: ByteSource = {
    size: file.size,
    read: async (start, end) => new Uint8Array(await file.slice(start, end).arrayBuffer()),
  };
  const directory = await readZipDirectory(source);
  if (!directory.ok || directory.value.has(manifestPath)) return [file];
  const meant = [...directory.value.values()].filter(({ path }) => !path.endsWith("/") && !notMeant.test(path));
  if (meant.length === 0 || meant.length > mostFiles) return [file];
  const files: File[] = [];
  for (const entry of meant) {
    // What is larger than a record may be is refused by its name, like every other file.
    const bytes = await readZipEntry(source, entry, maximumFileBytes + 1);
    if (!bytes.ok) return [file];
    files.push(new File([new Uint8Array(bytes.value)], entry.path.split("/").at(-1) ?? entry.path));
  }
  return files;
}
