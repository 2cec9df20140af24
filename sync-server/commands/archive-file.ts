import { createHash } from "node:crypto";
import { type FileHandle, open } from "node:fs/promises";

/** A backup is a tar (ustar) of plain files; the last is a list of the digests of all others. */
const block = 512;
const listName = "sha256.txt";
const piece = 1024 * 1024;

function header(name: string, size: number): Buffer {
  const bytes = Buffer.alloc(block);
  bytes.write(name, 0, 100, "utf8");
  bytes.write("0000600\x000000000\x000000000\x00", 100, "latin1");
  bytes.write(`${size.toString(8).padStart(11, "0")}\x00`, 124, "latin1");
  bytes.write("00000000000\x00        0", 136, "latin1");
  bytes.write("ustar\x0000", 257, "latin1");
  let sum = 0;
  for (const byte of bytes) sum += byte;
  bytes.write(`${sum.toString(8).padStart(6, "0")}\x00 `, 148, "latin1");
  return bytes;
}

const padding = (size: number) => Buffer.alloc((block - (size % block)) % block);

export interface ArchiveWriter {
  /** Adds a file as it is now. */
  add(name: string, path: string): Promise<void>;
  /** Writes the list and waits until all of it is on the disk. */
  finish(): Promise<void>;
  close(): Promise<void>;
}

export async function createArchive(path: string): Promise<ArchiveWriter> {
  const file = await open(path, "wx", 0o600);
  const digests: string[] = [];
  return {
    async add(name, from) {
      const source = await open(from, "r");
      try {
        const { size } = await source.stat();
        await file.write(header(name, size));
        const hash = createHash("sha256");
        for await (const part of piecesOf(source, 0, size)) {
          hash.update(part);
          await file.write(part);
        }
        await file.write(padding(size));
        digests.push(`${hash.digest("hex")}  ${name}\n`);
      } finally {
        await source.close();
      }
    },
    async finish() {
      const list = Buffer.from(digests.join(""));
      await file.write(
        Buffer.concat([header(listName, list.length), list, padding(list.length), Buffer.alloc(2 * block)]),
      );
      await file.sync();
    },
    close: () => file.close(),
  };
}

/** The file is no whole backup. */
export class DamagedArchive extends Error {
  override name = "DamagedArchive";
}

/**
 * Reads a backup from its beginning to its end and checks each file against the list. `take` gets each file's pieces as they come: what it made of
 * them holds only when this resolves. Answers the names.
 */
export async function readArchive(
  path: string,
  take: (name: string, pieces: AsyncIterable<Buffer>) => Promise<void>,
): Promise<string[]> {
  const file = await open(path, "r");
  const digests = new Map<string, string>();
  try {
    for (let at = 0; ; ) {
      const head = await exactly(file, at, block);
      if (head.every((byte) => byte === 0)) throw new DamagedArchive("The list is missing.");
      const [name = ""] = head.toString("utf8", 0, 100).split("\0");
      const size = Number.parseInt(head.toString("latin1", 124, 135), 8);
      if (!head.equals(header(name, size))) throw new DamagedArchive("This is no file of a backup.");
      const start = at + block;
      at = start + size + padding(size).length;
      if (name === listName) {
        expectListed((await exactly(file, start, size)).toString("utf8"), digests);
        return [...digests.keys()];
      }
      const hash = createHash("sha256");
      await take(name, hashed(piecesOf(file, start, size), hash));
      digests.set(name, hash.digest("hex"));
    }
  } finally {
    await file.close();
  }
}

function expectListed(list: string, digests: ReadonlyMap<string, string>): void {
  const found = [...digests].map(([name, digest]) => `${digest}  ${name}\n`).join("");
  if (list !== found) throw new DamagedArchive("A file is not what the list says.");
}

async function* hashed(pieces: AsyncIterable<Buffer>, hash: ReturnType<typeof createHash>): AsyncGenerator<Buffer> {
  for await (const part of pieces) {
    hash.update(part);
    yield part;
  }
}

async function* piecesOf(file: FileHandle, start: number, size: number): AsyncGenerator<Buffer> {
  for (let done = 0; done < size; ) {
    const part = await exactly(file, start + done, Math.min(piece, size - done));
    done += part.length;
    yield part;
  }
}

async function exactly(file: FileHandle, at: number, length: number): Promise<Buffer> {
  const bytes = Buffer.alloc(length);
  for (let done = 0; done < length; ) {
    const { bytesRead } = await file.read(bytes, done, length - done, at + done);
    if (bytesRead === 0) throw new DamagedArchive("The file ends in the middle.");
    done += bytesRead;
  }
  return bytes;
}
