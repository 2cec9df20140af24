import { strToU8, Zip, ZipDeflate, ZipPassThrough } from "fflate";
import type { ArchiveEntry, Sha256 } from "./archive-format.ts";

/** Takes the next bytes of the zip. Each file waits until the one before was taken, so that little is held at a time. */
export type TakeBytes = (bytes: Uint8Array) => void | Promise<void>;

export interface ZipWriter {
  /** What was written so far. */
  readonly entries: readonly ArchiveEntry[];
  /** A file that is small already (a PDF, a picture): stored as it is. */
  addStored(path: string, bytes: Uint8Array): Promise<void>;
  addJson(path: string, value: unknown): Promise<void>;
  addText(path: string, text: string): Promise<void>;
  /** Writes the directory. Nothing can be added afterwards. */
  finish(): Promise<void>;
}

/** A zip, file by file. */
export function createZipWriter(parts: { take: TakeBytes; sha256: Sha256; madeAt: Date }): ZipWriter {
  const entries: ArchiveEntry[] = [];
  let waiting: Uint8Array[] = [];
  let broken: Error | null = null;
  const zip = new Zip((error, chunk) => {
    broken ??= error;
    if (chunk !== undefined && chunk !== null) waiting.push(chunk);
  });

  async function flush(): Promise<void> {
    const chunks = waiting;
    waiting = [];
    if (broken !== null) throw new Error("The archive could not be written.", { cause: broken });
    for (const chunk of chunks) await parts.take(chunk);
  }

  async function add(entry: ZipPassThrough | ZipDeflate, bytes: Uint8Array): Promise<void> {
    entries.push({ path: entry.filename, byteSize: bytes.length, sha256: await parts.sha256(bytes) });
    entry.mtime = parts.madeAt;
    zip.add(entry);
    entry.push(bytes, true);
    await flush();
  }

  const addText = (path: string, text: string) => add(new ZipDeflate(path, { level: 6 }), strToU8(text));
  return {
    entries,
    addStored: (path, bytes) => add(new ZipPassThrough(path), bytes),
    addJson: (path, value) => addText(path, JSON.stringify(value)),
    addText,
    async finish() {
      zip.end();
      await flush();
    },
  };
}
