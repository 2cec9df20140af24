import { decodeText, encodeText } from "#core/domain/text-encoding.ts";

/** Turns what the speech model says, one number a piece of a word, into text. */
export type WriteTokens = (tokens: readonly number[]) => string;

/** Stands for a space in the pieces. */
const space = /▁/g;
const byteName = /^<0x([0-9A-F]{2})>$/;
const controlName = /^<.*>$/;

/**
 * @param pieces - The vocabulary (SentencePiece, as of LLaMA), by number. "<0xNN>" is one byte of UTF-8; other names in angle brackets, and
 * numbers beyond the list, are marks for the model and say nothing.
 */
export function createTokenWriter(pieces: readonly string[]): WriteTokens {
  return (tokens) => {
    const bytes: number[] = [];
    for (const token of tokens) {
      const piece = pieces[token] ?? "";
      const byte = byteName.exec(piece)?.[1];
      if (byte !== undefined) bytes.push(Number.parseInt(byte, 16));
      else if (!controlName.test(piece)) bytes.push(...encodeText(piece.replace(space, " ")));
    }
    return decodeText(Uint8Array.from(bytes)).trim();
  };
}
