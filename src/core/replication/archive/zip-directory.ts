import { inflateSync, strFromU8 } from "fflate";
import { fail, type Outcome, succeed } from "#core/domain/outcome.ts";

/** A file that is read in pieces, wherever it lies. */
export interface ByteSource {
  /** Bytes. */
  readonly size: number;
  /** The bytes from `start` up to `end`. */
  read(start: number, end: number): Promise<Uint8Array>;
}

export interface ZipEntry {
  path: string;
  /** Bytes when it is unpacked, as the directory claims. */
  byteSize: number;
  packedSize: number;
  method: number;
  encrypted: boolean;
  offset: number;
}

/** The numbers are those of the format's own description (PKWARE APPNOTE 6.3, sections 4.3.7, 4.3.12 and 4.3.16). */
const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const localSignature = 0x04034b50;
const endLength = 22;
const entryLength = 46;
const localLength = 30;
const longestComment = 0xffff;
const stored = 0;
const deflated = 8;
/** What stands where a number did not fit: the archive is of the larger kind (zip64), which nothing of ours ever writes. */
const beyond = 0xffffffff;

/**
 * What stands in a zip, by its directory at the end, so that each file can be read by itself. "damaged": it is no zip, it was cut off, or
 * it is of a kind that this product does not write.
 */
export async function readZipDirectory(source: ByteSource): Promise<Outcome<Map<string, ZipEntry>, "damaged">> {
  const tailStart = Math.max(0, source.size - endLength - longestComment);
  const tail = await source.read(tailStart, source.size);
  const view = viewOf(tail);
  for (let at = tail.length - endLength; at >= 0; at--) {
    if (view.getUint32(at, true) !== endSignature) continue;
    const count = view.getUint16(at + 10, true);
    const length = view.getUint32(at + 12, true);
    const start = view.getUint32(at + 16, true);
    if (start === beyond || length === beyond || start + length > tailStart + at) return fail("damaged");
    return readEntries(await source.read(start, start + length), count);
  }
  return fail("damaged");
}

function readEntries(directory: Uint8Array, count: number): Outcome<Map<string, ZipEntry>, "damaged"> {
  const entries = new Map<string, ZipEntry>();
  const view = viewOf(directory);
  let at = 0;
  for (let number = 0; number < count; number++) {
    if (at + entryLength > directory.length || view.getUint32(at, true) !== entrySignature) return fail("damaged");
    const nameLength = view.getUint16(at + 28, true);
    const rest = view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    const path = strFromU8(directory.subarray(at + entryLength, at + entryLength + nameLength));
    entries.set(path, {
      path,
      encrypted: (view.getUint16(at + 8, true) & 1) === 1,
      method: view.getUint16(at + 10, true),
      packedSize: view.getUint32(at + 20, true),
      byteSize: view.getUint32(at + 24, true),
      offset: view.getUint32(at + 42, true),
    });
    at += entryLength + nameLength + rest;
  }
  return succeed(entries);
}

/**
 * Unpacks one file. Never more than `longest` bytes are made of it, whatever it claims; "damaged" where it is not what the directory says.
 * Whether it is the right one, its hash tells: that is the caller's to check.
 */
export async function readZipEntry(
  source: ByteSource,
  entry: ZipEntry,
  longest: number,
): Promise<Outcome<Uint8Array, "damaged">> {
  const { byteSize, packedSize, method, offset } = entry;
  if (entry.encrypted || byteSize > longest || packedSize > longest + 1024) return fail("damaged");
  const local = await source.read(offset, offset + localLength);
  const view = viewOf(local);
  if (local.length < localLength || view.getUint32(0, true) !== localSignature) return fail("damaged");
  const start = offset + localLength + view.getUint16(26, true) + view.getUint16(28, true);
  const packed = await source.read(start, start + packedSize);
  if (packed.length !== packedSize) return fail("damaged");
  if (method === stored) return packedSize === byteSize ? succeed(packed) : fail("damaged");
  if (method !== deflated) return fail("damaged");
  try {
    // A buffer of the claimed size bounds what a bomb could unpack to.
    const bytes = inflateSync(packed, { out: new Uint8Array(byteSize) });
    return bytes.length === byteSize ? succeed(bytes) : fail("damaged");
  } catch {
    return fail("damaged");
  }
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
