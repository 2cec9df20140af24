import { concatBytes } from "./concat-bytes.ts";

/** A PDF of one empty page with these files inside it; `pinned` is fastened to the page instead of to the document. */
export function pdfWithAttachments(
  files: { name: string; bytes: Uint8Array; pinned?: boolean }[],
): Uint8Array<ArrayBuffer> {
  const encode = (text: string) => new TextEncoder().encode(text);
  const numbered = files.map((file, index) => ({ ...file, stream: 10 + 3 * index }));
  const names = numbered.filter(({ pinned }) => !pinned).map(({ name, stream }) => `(${name}) ${stream + 1} 0 R`);
  const pins = numbered.filter(({ pinned }) => pinned).map(({ stream }) => `${stream + 2} 0 R`);
  const objects: [number, Uint8Array[]][] = [
    [1, [encode(`<</Type/Catalog/Pages 2 0 R/Names<</EmbeddedFiles<</Names[${names.join(" ")}]>>>>>>`)]],
    [2, [encode("<</Type/Pages/Kids[3 0 R]/Count 1>>")]],
    [3, [encode(`<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Annots[${pins.join(" ")}]>>`)]],
    ...numbered.flatMap(({ name, bytes, stream }): [number, Uint8Array[]][] => [
      [stream, [encode(`<</Type/EmbeddedFile/Length ${bytes.length}>>\nstream\n`), bytes, encode("\nendstream")]],
      [stream + 1, [encode(`<</Type/Filespec/F(${name})/UF(${name})/EF<</F ${stream} 0 R>>>>`)]],
      [stream + 2, [encode(`<</Type/Annot/Subtype/FileAttachment/Rect[10 10 30 30]/FS ${stream + 1} 0 R>>`)]],
    ]),
  ];
  return withCrossReferences(objects.map(([number, body]) => [number, concatBytes(body)]));
}

/** Objects with the table that says where each begins: a PDF inside the PDF has one too, and must not be taken for it. */
function withCrossReferences(objects: [number, Uint8Array][]): Uint8Array<ArrayBuffer> {
  const encode = (text: string) => new TextEncoder().encode(text);
  const parts = [encode("%PDF-1.7\n")];
  const sections: string[] = [];
  let length = 9;
  for (const [number, body] of objects) {
    sections.push(`${number} 1\n${String(length).padStart(10, "0")} 00000 n \n`);
    const whole = concatBytes([encode(`${number} 0 obj\n`), body, encode("\nendobj\n")]);
    parts.push(whole);
    length += whole.length;
  }
  const size = Math.max(...objects.map(([number]) => number)) + 1;
  parts.push(
    encode(
      `xref\n0 1\n0000000000 65535 f \n${sections.join("")}trailer\n<</Root 1 0 R/Size ${size}>>\nstartxref\n${length}\n%%EOF\n`,
    ),
  );
  return concatBytes(parts);
}
