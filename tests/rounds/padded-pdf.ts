import { concatBytes } from "../support/concat-bytes.ts";

/**
 * A PDF of one page with these lines, made as large as a scan is by bytes that no reader looks at and that cannot be packed.
 * `random` answers numbers from 0 to 1.
 */
export function paddedPdf(lines: readonly string[], byteSize: number, random: () => number): Buffer {
  const encode = (text: string) => new TextEncoder().encode(text);
  const escaped = lines.map((line) => line.replace(/[\\()]/g, "\\$&"));
  const text = `BT /F1 11 Tf 40 800 Td 14 TL ${escaped.map((line) => `(${line}) Tj T*`).join(" ")} ET`;
  const padding = new Uint32Array(Math.ceil(byteSize / 4));
  let state = Math.floor(random() * 2 ** 32) | 1;
  for (let index = 0; index < padding.length; index++) {
    // xorshift32
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    padding[index] = state >>> 0;
  }
  const stream = (dictionary: string, bytes: Uint8Array) =>
    concatBytes([encode(`<<${dictionary}/Length ${bytes.length}>>\nstream\n`), bytes, encode("\nendstream")]);
  const objects = [
    encode("<</Type/Catalog/Pages 2 0 R>>"),
    encode("<</Type/Pages/Kids[3 0 R]/Count 1>>"),
    encode("<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F1 4 0 R>>>>/Contents 5 0 R>>"),
    encode("<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>"),
    stream("", encode(text)),
    stream("", new Uint8Array(padding.buffer)),
  ];
  const parts: Uint8Array[] = [encode("%PDF-1.7\n")];
  const places: number[] = [];
  let length = 9;
  for (const [index, body] of objects.entries()) {
    places.push(length);
    const whole = concatBytes([encode(`${index + 1} 0 obj\n`), body, encode("\nendobj\n")]);
    parts.push(whole);
    length += whole.length;
  }
  const table = places.map((place) => `${String(place).padStart(10, "0")} 00000 n \n`).join("");
  const size = objects.length + 1;
  parts.push(
    encode(
      `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<</Root 1 0 R/Size ${size}>>\nstartxref\n${length}\n%%EOF\n`,
    ),
  );
  return Buffer.from(concatBytes(parts));
}
