import { once } from "node:events";
import { createDeflate } from "node:zlib";
import { concatBytes } from "../support/concat-bytes.ts";

const encode = (text: string) => new TextEncoder().encode(text);
const stream = (dictionary: string, bytes: Uint8Array) =>
  concatBytes([encode(`<<${dictionary}/Length ${bytes.length}>>\nstream\n`), bytes, encode("\nendstream")]);

/** A PDF of one page with this as its content. */
function pdfOf(content: Uint8Array): Buffer {
  const objects = [
    encode("<</Type/Catalog/Pages 2 0 R>>"),
    encode("<</Type/Pages/Kids[3 0 R]/Count 1>>"),
    encode("<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F1 4 0 R>>>>/Contents 5 0 R>>"),
    encode("<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>"),
    content,
  ];
  const bodies = objects.map((body, index) =>
    concatBytes([encode(`${index + 1} 0 obj\n`), body, encode("\nendobj\n")]),
  );
  const end = encode(`trailer\n<</Root 1 0 R/Size ${objects.length + 1}>>\nstartxref\n0\n%%EOF\n`);
  return Buffer.from(concatBytes([encode("%PDF-1.7\n"), ...bodies, end]));
}

/** A PDF that is one piece of text again and again, on lines of a page: what reads it looks at every word in the light of all others. */
export function poisonedPdf(piece: string, byteSize = 118_000): File {
  const line = piece.repeat(Math.ceil(96 / piece.length)).replace(/[\\()]/g, "\\$&");
  const lines = Math.floor(byteSize / (line.length + 10));
  const text = `BT /F1 4 Tf 20 830 Td 0.6 TL ${`(${line}) Tj T*\n`.repeat(lines)} ET`;
  return new File([new Uint8Array(pdfOf(stream("", encode(text))))], "poison.pdf", { type: "application/pdf" });
}

/** A PDF whose page is small in the file and so many bytes when it is unpacked; they never stand in memory together here. */
export async function inflatingPdf(unpackedBytes: number): Promise<File> {
  const piece = Buffer.alloc(2 ** 20, "0 0 m 1 1 l S\n");
  const deflate = createDeflate({ level: 9 });
  const packed: Buffer[] = [];
  deflate.on("data", (chunk: Buffer) => packed.push(chunk));
  const ended = once(deflate, "end");
  for (let written = 0; written < unpackedBytes; written += piece.length)
    if (!deflate.write(piece)) await once(deflate, "drain");
  deflate.end();
  await ended;
  const bytes = pdfOf(stream("/Filter/FlateDecode", Buffer.concat(packed)));
  return new File([new Uint8Array(bytes)], "inflating.pdf", { type: "application/pdf" });
}
