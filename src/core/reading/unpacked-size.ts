import { Unzlib } from "fflate";

/** A single stream of a PDF that unpacks to more than this, in bytes, is no page of a record: the largest picture that is read takes less. */
export const largestUnpackedStream = 320 * 1024 * 1024;

/** Deflate packs at most so tightly; shorter streams need not be looked at. */
const tightestPacking = 1032;
const pieceSize = 64 * 1024;
/** A stream's dictionary stands within so many bytes before it. */
const longestDictionary = 1024;

const streamWord = [0x73, 0x74, 0x72, 0x65, 0x61, 0x6d];

function standsAt(bytes: Uint8Array, at: number, word: readonly number[]): boolean {
  return word.every((code, index) => bytes[at + index] === code);
}

/** Where the data of each stream begins and where the next "endstream" stands, with the dictionary before it. */
function* streamsOf(bytes: Uint8Array): Generator<{ dictionary: string; data: Uint8Array }> {
  let start: number | undefined;
  let dictionary = "";
  for (let at = bytes.indexOf(0x73); at !== -1; at = bytes.indexOf(0x73, at + 1)) {
    if (!standsAt(bytes, at, streamWord)) continue;
    const isEnd = bytes[at - 1] === 0x64;
    if (isEnd && start !== undefined) yield { dictionary, data: bytes.subarray(start, at - 3) };
    start = undefined;
    if (isEnd) continue;
    let data = at + streamWord.length;
    if (bytes[data] === 0x0d) data++;
    if (bytes[data] === 0x0a) data++;
    start = data;
    const head = String.fromCharCode(...bytes.subarray(Math.max(0, at - longestDictionary), at));
    dictionary = head.slice(head.lastIndexOf("obj") + 1);
  }
  // A file that was cut off in its last stream.
  if (start !== undefined) yield { dictionary, data: bytes.subarray(start) };
}

/** Whether packed bytes unpack, `times` one after the other, to more than `most`. Stops as soon as that is known; broken data is not more. */
function unpacksToMore(packed: Uint8Array, times: number, most: number): boolean {
  let size = 0;
  let more = false;
  const inner: { next?: (piece: Uint8Array) => void } = {};
  const unpack = (level: number) => {
    const stream = new Unzlib((piece) => {
      size += piece.length;
      if (size > most) more = true;
      else if (level < times) inner.next?.(piece);
    });
    return (piece: Uint8Array) => stream.push(piece);
  };
  const first = unpack(1);
  if (times > 1) inner.next = unpack(2);
  try {
    for (let at = 0; at < packed.length && !more; at += pieceSize) first(packed.subarray(at, at + pieceSize));
  } catch {
    // Not packed as its dictionary says, or damaged: pdf.js finds out what can be read of it.
  }
  return more;
}

/**
 * Whether a PDF holds a stream that is small in the file and enormous when it is unpacked: found out before anything else unpacks it. Only
 * streams that are large enough to become so are looked at, so an ordinary file costs one search.
 *
 * @param most - Bytes; tests use less.
 */
export function unpacksTooLarge(pdf: Uint8Array, most = largestUnpackedStream): boolean {
  for (const { dictionary, data } of streamsOf(pdf)) {
    const times = dictionary.match(/\/(?:FlateDecode|Fl)\b/g)?.length ?? 0;
    if (times === 0) continue;
    if (times === 1 && data.length * tightestPacking <= most) continue;
    if (unpacksToMore(data, Math.min(times, 2), most)) return true;
  }
  return false;
}
