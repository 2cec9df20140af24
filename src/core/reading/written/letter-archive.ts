import { Unzip, UnzipInflate, UnzipPassThrough } from "fflate";
import type { ReadingFailureCode } from "#core/domain/failure.ts";
import { fail, type Outcome, succeed } from "#core/domain/outcome.ts";

/** A letter's parts unpack to at most so much, in bytes: a long book's words with their markup. Pictures are not unpacked. */
export const mostUnpackedLetter = 64 * 1024 * 1024;
const mostParts = 2_000;
const pieceSize = 64 * 1024;
/** The parts that hold words and their order. */
const wordParts = /^(?:word\/.*\.(?:xml|rels)|\[Content_Types\]\.xml|_rels\/\.rels)$/;

/**
 * The parts of a word processor's letter (a zip file) that hold its words, by their names. What unpacks to more than fits is found out while it
 * unpacks, whatever its headers say.
 *
 * @param most - Bytes; tests use less.
 */
export function letterParts(
  zip: Uint8Array,
  most = mostUnpackedLetter,
): Outcome<Map<string, Uint8Array>, ReadingFailureCode> {
  const parts = new Map<string, Uint8Array[]>();
  let size = 0;
  let count = 0;
  let isDamaged = false;
  const archive = new Unzip((file) => {
    if (++count > mostParts || !wordParts.test(file.name) || parts.has(file.name)) return;
    const pieces: Uint8Array[] = [];
    parts.set(file.name, pieces);
    file.ondata = (error, piece) => {
      if (error !== null) isDamaged = true;
      else if (size <= most) {
        size += piece.length;
        pieces.push(piece);
      }
    };
    file.start();
  });
  archive.register(UnzipInflate);
  archive.register(UnzipPassThrough);
  try {
    for (let at = 0; at < zip.length && size <= most; at += pieceSize) {
      archive.push(zip.subarray(at, at + pieceSize), at + pieceSize >= zip.length);
    }
  } catch {
    isDamaged = true;
  }
  if (size > most || count > mostParts) return fail("unpacks-too-large");
  if (isDamaged) return fail("damaged");
  return succeed(new Map([...parts].map(([name, pieces]) => [name, joined(pieces)])));
}

function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(pieces.reduce((length, piece) => length + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
