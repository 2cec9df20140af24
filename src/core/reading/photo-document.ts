import { readImageSize } from "./image-size.ts";
import { type Orientation, readOrientation, withoutOrientation } from "./jpeg-orientation.ts";

/** At this resolution a page is as large as its photo has pixels: readers that draw it at 300 dots per inch draw every pixel. */
const pointsPerPixel = 72 / 300;

/** How a page is turned for a photo that lies like this; mirrored photos are no camera's. */
const rotations: Partial<Record<Orientation, number>> = { 1: 0, 3: 180, 6: 90, 8: 270 };

/** Whether a photo can be kept to the byte: a JPEG of a known size that a camera made. */
export function isCameraPhoto(bytes: Uint8Array): boolean {
  return (
    bytes[0] === 0xff && bytes[1] === 0xd8 && readImageSize(bytes) !== undefined && readOrientation(bytes) in rotations
  );
}

/** One channel is grey, three are colour, four are ink. The frame header names them. Source: ITU-T T.81, B.2.2. */
function colourSpace(jpeg: Uint8Array): string {
  const view = new DataView(jpeg.buffer, jpeg.byteOffset, jpeg.byteLength);
  for (let at = 2; at + 9 < jpeg.length && view.getUint8(at) === 0xff; at += 2 + view.getUint16(at + 2)) {
    const marker = view.getUint8(at + 1);
    if (marker < 0xc0 || marker > 0xcf || marker === 0xc4 || marker === 0xc8 || marker === 0xcc) continue;
    const channels = view.getUint8(at + 9);
    return channels === 1 ? "/DeviceGray" : channels === 4 ? "/DeviceCMYK" : "/DeviceRGB";
  }
  return "/DeviceRGB";
}

function latin(text: string): Uint8Array {
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

/**
 * Several photos as the pages of one file: a PDF that holds the JPEGs as they came from the camera, so that every viewer opens it and nothing is
 * lost. Only the word of how a photo is turned moves from the photo to its page. Source: ISO 32000-1, 7.5 and 8.9.
 *
 * @param photos - JPEGs for which {@link isCameraPhoto} holds, in the order of the pages.
 */
export function photoDocument(photos: readonly Uint8Array[]): Uint8Array {
  const chunks: Uint8Array[] = [];
  const offsets: number[] = [];
  let length = 0;
  const write = (chunk: string | Uint8Array) => {
    const bytes = typeof chunk === "string" ? latin(chunk) : chunk;
    chunks.push(bytes);
    length += bytes.length;
  };
  const writeObject = (number: number, dictionary: string, stream?: Uint8Array) => {
    offsets[number] = length;
    write(`${number} 0 obj\n${dictionary}\n`);
    if (stream) {
      write("stream\n");
      write(stream);
      write("\nendstream\n");
    }
    write("endobj\n");
  };

  write("%PDF-1.4\n%\u00e2\u00e3\u00cf\u00d3\n");
  const pageNumbers = photos.map((_, index) => 3 + index * 3);
  writeObject(1, "<< /Type /Catalog /Pages 2 0 R >>");
  writeObject(
    2,
    `<< /Type /Pages /Count ${photos.length} /Kids [${pageNumbers.map((number) => `${number} 0 R`).join(" ")}] >>`,
  );
  photos.forEach((photo, index) => {
    const size = readImageSize(photo);
    if (!size) throw new Error("A photo without a size cannot become a page");
    const page = 3 + index * 3;
    const [width, height] = [size.width * pointsPerPixel, size.height * pointsPerPixel].map((points) =>
      points.toFixed(2),
    );
    const content = `q ${width} 0 0 ${height} 0 0 cm /Photo Do Q`;
    const jpeg = withoutOrientation(photo);
    const resources = `<< /XObject << /Photo ${page + 2} 0 R >> >>`;
    const box = `/MediaBox [0 0 ${width} ${height}] /Rotate ${rotations[readOrientation(photo)] ?? 0}`;
    writeObject(page, `<< /Type /Page /Parent 2 0 R ${box} /Resources ${resources} /Contents ${page + 1} 0 R >>`);
    writeObject(page + 1, `<< /Length ${content.length} >>`, latin(content));
    const picture = `/Width ${size.width} /Height ${size.height} /BitsPerComponent 8 /ColorSpace ${colourSpace(photo)}`;
    writeObject(
      page + 2,
      `<< /Type /XObject /Subtype /Image ${picture} /Filter /DCTDecode /Length ${jpeg.length} >>`,
      jpeg,
    );
  });
  const start = length;
  const count = 3 + photos.length * 3;
  write(`xref\n0 ${count}\n0000000000 65535 f \n`);
  for (let number = 1; number < count; number++) write(`${String(offsets[number] ?? 0).padStart(10, "0")} 00000 n \n`);
  write(`trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`);
  const file = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    file.set(chunk, at);
    at += chunk.length;
  }
  return file;
}
