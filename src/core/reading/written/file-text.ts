import { decodeText, decodeTextAs } from "#core/domain/text-encoding.ts";

const marks: [string, number[]][] = [
  ["utf-8", [0xef, 0xbb, 0xbf]],
  ["utf-16le", [0xff, 0xfe]],
  ["utf-16be", [0xfe, 0xff]],
];

/**
 * The words of a file of plain text: by its byte order mark, else as UTF-8 where it is that without a fault, else in the encoding that it
 * names itself, else as Windows writes in western Europe.
 */
export function fileText(bytes: Uint8Array, named?: string): string {
  const mark = marks.find(([, start]) => start.every((byte, index) => bytes[index] === byte));
  if (mark !== undefined) return decodeTextAs(bytes, mark[0]) ?? decodeText(bytes);
  return (
    decodeTextAs(bytes, "utf-8", true) ??
    (named === undefined ? undefined : decodeTextAs(bytes, named)) ??
    decodeTextAs(bytes, "windows-1252") ??
    decodeText(bytes)
  );
}

/** The encoding that a web page names in its first kilobyte. */
export function namedEncoding(bytes: Uint8Array): string | undefined {
  const head = String.fromCharCode(...bytes.subarray(0, 1024));
  return /<meta[^>]{0,200}charset\s*=\s*["']?([\w:.-]{2,40})/i.exec(head)?.[1];
}
