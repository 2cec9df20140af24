import fc from "fast-check";
import { expect, test } from "vitest";
import { classifyFile } from "#core/reading/classify-file.ts";
import { detectMediaType } from "#core/reading/media-type.ts";

function latin(text: string): Uint8Array {
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

/** Two frames of MPEG-1 layer III, 128 kbit/s, 44.1 kHz: 417 bytes each. */
function mp3(): Uint8Array {
  const bytes = new Uint8Array(417 * 2);
  for (const at of [0, 417]) bytes.set([0xff, 0xfb, 0x90, 0x00], at);
  return bytes;
}

/** Two ADTS frames of 40 bytes each. */
function aac(): Uint8Array {
  const bytes = new Uint8Array(80);
  for (const at of [0, 40]) bytes.set([0xff, 0xf1, 0x50, 0x80, 0x05, 0x1f, 0xfc], at);
  return bytes;
}

test.for<[string, Uint8Array, string, string | undefined]>([
  ["PDF", latin("%PDF-1.7\n"), "application/pdf", "pdf"],
  ["PDF after a mail header", latin(`${"x: y\r\n".repeat(100)}%PDF-1.4`), "application/pdf", "pdf"],
  ["PDF with a spoilt header", latin("%PDF1.4\n1 0 obj\n<<"), "application/pdf", "pdf"],
  ["JPEG", latin("\xff\xd8\xff\xe0\x00\x10JFIF"), "image/jpeg", "image"],
  ["PNG", latin("\x89PNG\r\n\x1a\n\x00\x00"), "image/png", "image"],
  ["GIF", latin("GIF89a\x01\x00"), "image/gif", "image"],
  ["WebP", latin("RIFF\x00\x00\x00\x00WEBPVP8 "), "image/webp", "image"],
  ["TIFF, little endian", latin("II*\x00\x08\x00\x00\x00"), "image/tiff", "image"],
  ["TIFF, big endian", latin("MM\x00*\x00\x00\x00\x08"), "image/tiff", "image"],
  ["BMP", latin(`BM\x99\x00\x00\x00\x00\x00\x00\x00\x36\x00\x00\x00\x28\x00\x00\x00`), "image/bmp", "image"],
  ["HEIC", latin("\x00\x00\x00\x18ftypheic\x00\x00\x00\x00mif1heic"), "image/heic", "image"],
  ["AVIF", latin("\x00\x00\x00\x1cftypavif\x00\x00\x00\x00mif1avif"), "image/avif", "image"],
  ["WAV", latin("RIFF\x00\x00\x00\x00WAVEfmt "), "audio/wav", "voice"],
  ["MP3 with tags", latin("ID3\x04\x00\x00\x00\x00\x00\x00"), "audio/mpeg", "voice"],
  ["MP3 without tags", mp3(), "audio/mpeg", "voice"],
  ["AAC", aac(), "audio/aac", "voice"],
  ["M4A", latin("\x00\x00\x00\x1cftypM4A \x00\x00\x00\x00M4A mp42"), "audio/mp4", "voice"],
  ["OGG", latin(`OggS\x00\x02${"\x00".repeat(22)}OpusHead`), "audio/ogg", "voice"],
  ["WebM", latin("\x1a\x45\xdf\xa3\x9f\x42\x82\x84webm\x42\x87 A_OPUS"), "audio/webm", "voice"],
  ["FLAC", latin("fLaC\x00\x00\x00\x22"), "audio/flac", "voice"],
  ["a WebM film", latin("\x1a\x45\xdf\xa3\x9f\x42\x82\x84webm\x42\x87 V_VP8"), "video/webm", undefined],
  ["an MP4 film", latin("\x00\x00\x00\x14ftypisom\x00\x00\x00\x00moovhdlr........vide"), "video/mp4", undefined],
  ["a Word file", latin("PK\x03\x04\x14\x00"), "application/zip", undefined],
  ["plain words", latin("Dear Dr. Brown,\n"), "text/plain", undefined],
  ["UTF-16 words", latin("\xff\xfeD\x00e\x00a\x00r\x00"), "text/plain", undefined],
  ["words that begin like a bitmap", latin("BMI was 23.4 at the visit"), "text/plain", undefined],
])("%s is known by its bytes", ([, bytes, mediaType, documentType]) => {
  expect(detectMediaType(bytes)).toEqual(documentType === undefined ? { mediaType } : { mediaType, documentType });
});

test("no bytes make it throw, and text is never taken for something that can be read", () => {
  fc.assert(fc.property(fc.uint8Array({ maxLength: 600 }), (bytes) => void detectMediaType(bytes)));
  const words = fc.stringMatching(/^[A-Za-z ,.\n]{1,200}$/).filter((text) => !text.startsWith("ID3"));
  fc.assert(fc.property(words, (text) => detectMediaType(latin(text))?.documentType === undefined));
  fc.assert(
    fc.property(fc.string({ minLength: 1, maxLength: 100 }), (text) => {
      const utf16 = new Uint8Array(2 + text.length * 2);
      utf16.set([0xff, 0xfe]);
      for (let index = 0; index < text.length; index += 1) {
        utf16.set([text.charCodeAt(index) & 255, text.charCodeAt(index) >> 8], 2 + index * 2);
      }
      return detectMediaType(utf16)?.documentType === undefined;
    }),
  );
});

test.for<[string, Uint8Array, object]>([
  ["scan.pdf", latin("\xff\xd8\xff\xe0"), { type: "image", mediaType: "image/jpeg" }],
  ["no extension", latin("%PDF-1.7"), { type: "pdf", mediaType: "application/pdf" }],
  ["letter.docx", latin("PK\x03\x04"), { type: "written", mediaType: "application/zip", failure: "mislabelled" }],
  ["photo.JPG", latin("hello"), { type: "image", mediaType: "text/plain", failure: "mislabelled" }],
  ["note.m4a", latin("\x00\x01\x02"), { type: "voice", mediaType: "application/octet-stream", failure: "mislabelled" }],
  ["scan.png", new Uint8Array(0), { type: "image", mediaType: "application/octet-stream", failure: "empty" }],
])("%s: the bytes decide, the name only explains", ([name, bytes, expected]) => {
  expect(classifyFile(name, bytes)).toEqual(expected);
});
