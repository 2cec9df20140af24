const latin1 = (bytes: Uint8Array): string => {
  const pieces: string[] = [];
  // In pieces, because a call takes only so many arguments.
  for (let at = 0; at < bytes.length; at += 8192) pieces.push(String.fromCharCode(...bytes.subarray(at, at + 8192)));
  return pieces.join("");
};

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at++) bytes[at] = text.charCodeAt(at);
  return bytes;
}

/** A larger file is not written anew: what is wrong with it is more than a missing word. */
const largestRepaired = 4 * 1024 * 1024;
const object = /((?<!\d)\d+\s+\d+\s+obj\b)([\s\S]*?)(?=endobj)/g;
const objectHead = /(?<!\d)(\d+)\s+\d+\s+obj\b/;
const streamStart = /\bstream\r?\n/;

/** Of a font's dictionary so much is looked through. */
const longestFont = 4_096;

/** Where a mark stands around places that are asked for in their order, so that the text is gone through once. */
function around(text: string, mark: string): (at: number) => { before: number; behind: number } {
  let before = -1;
  let behind = text.indexOf(mark);
  return (at) => {
    while (behind !== -1 && behind <= at) {
      before = behind;
      behind = text.indexOf(mark, behind + 1);
    }
    return { before, behind };
  };
}

/** A stream without its end, and a font that does not say of what kind it is. */
function mended(body: string): string {
  const stream = streamStart.exec(body);
  const dictionary = stream ? body.slice(0, stream.index) : body;
  const [openings, closings] = [around(dictionary, "<<"), around(dictionary, ">>")];
  const whole = dictionary.replace(/\/Type\s*\/Font\b(?!Descriptor)/g, (type, at: number) => {
    const from = openings(at).before;
    const to = closings(at).behind;
    const font = from === -1 ? "" : dictionary.slice(from, from + longestFont).slice(0, to === -1 ? -1 : to - from);
    return /\/Subtype\b/.test(font) ? type : `${type} /Subtype /Type1`;
  });
  const data = stream ? body.slice(stream.index) : "";
  return whole + (stream && !data.includes("endstream") ? `${data}\nendstream\n` : data);
}

/** Where the document begins: its catalogue, or one made for its tree of pages; empty where neither is there. */
function trailerFor(text: string): string {
  const objects = text.split("endobj").flatMap((piece) => {
    const head = objectHead.exec(piece);
    return head === null ? [] : [{ number: head[1], body: piece.slice(head.index) }];
  });
  const numberOf = (type: string) => objects.find(({ body }) => new RegExp(`/Type\\s*/${type}\\b`).test(body))?.number;
  const [catalogue, tree] = [numberOf("Catalog"), numberOf("Pages")];
  if (tree === undefined) return "";
  // Written anew with a number of its own: what stands there may name another tree, or none.
  const own = 1_000_000;
  const made = `\n${own} 0 obj\n<< /Type /Catalog /Pages ${tree} 0 R >>\nendobj\n`;
  const roots = catalogue === undefined ? [own] : [catalogue, own];
  return made + roots.map((root) => `trailer\n<< /Root ${root} 0 R >>\n`).join("");
}

/**
 * A damaged PDF with the commonest mistakes of hand-written and cut files put right: streams that are not ended, fonts without a kind, a
 * trailer that does not name the document, and a table of places that is wrong (it is left out, so that the engine looks for the objects
 * itself). Undefined for what is no PDF, is locked or is large. Only for files of which nothing could be read.
 */
export function repairedPdf(bytes: Uint8Array): Uint8Array<ArrayBuffer> | undefined {
  if (bytes.length > largestRepaired) return undefined;
  const text = latin1(bytes);
  if (!objectHead.test(text) || /\/Encrypt\b/.test(text)) return undefined;
  // Behind the last end no object is looked for: each beginning would be followed to the end of the file.
  const ended = text.lastIndexOf("endobj") + "endobj".length;
  const objects = text.slice(0, ended).replace(object, (_whole, head: string, body: string) => head + mended(body));
  const repaired = (objects + text.slice(ended)).replace(/startxref\s+\d+/g, "startxref\n0");
  return bytesOf(`${repaired}${trailerFor(text)}startxref\n0\n%%EOF\n`);
}
