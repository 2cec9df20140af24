import { inflateRawSync, inflateSync, unzipSync } from "node:zlib";

/** Everything a text may be found as: itself, in UTF-16, hexadecimal, base64 at its three places, or compressed. */
function formsOf(word: string): string[] {
  const bytes = Buffer.from(word);
  const base64 = [0, 1, 2].flatMap((shift) => {
    const encoded = Buffer.concat([Buffer.alloc(shift), bytes])
      .toString("base64")
      .replace(/=+$/, "");
    const inner = encoded.slice(shift === 0 ? 0 : shift + 1, -1);
    return [inner, inner.replaceAll("+", "-").replaceAll("/", "_")];
  });
  const wide = Buffer.from(word, "utf16le").toString("latin1");
  return [bytes.toString("latin1"), wide, bytes.toString("hex"), encodeURIComponent(word), ...base64];
}

/** What compressed pieces of a message say: sealed bytes are no stream of any kind. */
function unpacked(bytes: Buffer): string[] {
  return [inflateSync, inflateRawSync, unzipSync].flatMap((open) => {
    try {
      return [open(bytes).toString("latin1")];
    } catch {
      return [];
    }
  });
}

/** The words that can be read in what was sent, whatever it was wrapped in. */
export function createPlainTextDetector(words: readonly string[]): (sent: Uint8Array) => string[] {
  const needles = words.map((word) => ({
    word,
    forms: [...new Set(formsOf(word))].filter((form) => form.length >= 6),
  }));
  return (sent) => {
    const bytes = Buffer.from(sent);
    const text = bytes.toString("latin1");
    const inside = [...text.matchAll(/[\w+/-]{32,}/g)].flatMap(([piece]) => unpacked(Buffer.from(piece, "base64url")));
    const texts = [text, ...unpacked(bytes), ...inside];
    return needles
      .filter(({ forms }) => forms.some((form) => texts.some((one) => one.includes(form))))
      .map(({ word }) => word);
  };
}
