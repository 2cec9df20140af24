/** A part of a file: its first and its last byte, counted from 0, both of it. */
export interface ByteRange {
  first: number;
  last: number;
}

/**
 * What a `Range` header asks for (RFC 9110, section 14), of a file of `byteSize` bytes. `undefined`: the whole file is the answer, because
 * nothing else was asked for, or something that nobody has to understand (several parts, other units). `"none"`: there is no such part, which
 * is answered with 416.
 */
export function readByteRange(header: string | undefined | null, byteSize: number): ByteRange | "none" | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec((header ?? "").trim());
  const [, from = "", to = ""] = match ?? [];
  if (!match || (from === "" && to === "")) return undefined;
  if (from === "") {
    // The last so many bytes.
    const count = Math.min(Number(to), byteSize);
    return count === 0 ? "none" : { first: byteSize - count, last: byteSize - 1 };
  }
  const first = Number(from);
  const last = to === "" ? byteSize - 1 : Math.min(Number(to), byteSize - 1);
  if (to !== "" && Number(to) < first) return undefined;
  return first >= byteSize ? "none" : { first, last };
}

/** The `Content-Range` header of an answer. */
export function contentRange(range: ByteRange | "none", byteSize: number): string {
  return range === "none" ? `bytes */${byteSize}` : `bytes ${range.first}-${range.last}/${byteSize}`;
}
