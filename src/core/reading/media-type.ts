import type { FileType } from "#core/domain/medical-document.ts";
import { detectFramedAudio } from "./framed-audio.ts";
import { letterMediaType } from "./written/written-types.ts";

/** What the first bytes of a file say. `documentType` is left out where the kind is known but is nothing the product can read. */
export interface DetectedType {
  mediaType: string;
  documentType?: FileType;
}

/** As many first bytes as {@link detectMediaType} looks at. */
export const sniffedBytes = 65_536;

interface Signature {
  at: number;
  bytes: string;
  found: DetectedType;
}

const image = (subtype: string): DetectedType => ({ mediaType: `image/${subtype}`, documentType: "image" });
const voice = (subtype: string): DetectedType => ({ mediaType: `audio/${subtype}`, documentType: "voice" });
const other = (mediaType: string): DetectedType => ({ mediaType });

/** Signatures of fixed place; "\xNN" stands for one byte. Sources: the formats' own specifications, as collected by the WHATWG MIME Sniffing Standard. */
const signatures: Signature[] = [
  { at: 0, bytes: "%PDF-", found: { mediaType: "application/pdf", documentType: "pdf" } },
  { at: 0, bytes: "\xff\xd8\xff", found: image("jpeg") },
  { at: 0, bytes: "\x89PNG\r\n\x1a\n", found: image("png") },
  { at: 0, bytes: "GIF87a", found: image("gif") },
  { at: 0, bytes: "GIF89a", found: image("gif") },
  { at: 0, bytes: "II*\x00", found: image("tiff") },
  { at: 0, bytes: "MM\x00*", found: image("tiff") },
  { at: 0, bytes: "fLaC", found: voice("flac") },
  { at: 0, bytes: "ID3", found: voice("mpeg") },
  { at: 0, bytes: "PK\x05\x06", found: other("application/zip") },
  { at: 0, bytes: "\x1f\x8b", found: other("application/gzip") },
  { at: 0, bytes: "\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", found: other("application/x-ole-storage") },
  { at: 0, bytes: "{\\rtf", found: other("application/rtf") },
  { at: 128, bytes: "DICM", found: other("application/dicom") },
];

const heicBrands = ["heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1"];

/**
 * Finds out what a file is by its first bytes (at most {@link sniffedBytes} are looked at); its name decides nothing. Undefined where
 * nothing is known of them.
 */
export function detectMediaType(head: Uint8Array): DetectedType | undefined {
  const fixed = signatures.find((signature) => hasAt(head, signature.at, signature.bytes));
  if (fixed !== undefined) return fixed.found;
  return (
    detectRiff(head) ??
    detectBaseMedia(head) ??
    detectMatroska(head) ??
    detectOgg(head) ??
    detectBitmap(head) ??
    detectLatePdf(head) ??
    detectZip(head) ??
    detectFrames(head) ??
    (isText(head) ? other("text/plain") : undefined)
  );
}

function detectRiff(head: Uint8Array): DetectedType | undefined {
  if (!hasAt(head, 0, "RIFF")) return undefined;
  if (hasAt(head, 8, "WAVE")) return voice("wav");
  return hasAt(head, 8, "WEBP") ? image("webp") : other("application/x-riff");
}

/** ISO base media: photos of telephones (HEIC, AVIF), voice memos (M4A), and films, which are not read. */
function detectBaseMedia(head: Uint8Array): DetectedType | undefined {
  if (!hasAt(head, 4, "ftyp")) return undefined;
  const boxEnd = Math.min(readUint32(head, 0), 256, head.length);
  const brands: string[] = [];
  for (let at = 8; at + 4 <= boxEnd; at += 4) if (at !== 12) brands.push(readLatin(head, at, 4));
  if (brands.some((brand) => brand === "avif" || brand === "avis")) return image("avif");
  if (brands.some((brand) => heicBrands.includes(brand))) return image("heic");
  const handler = indexOf(head, "hdlr", head.length);
  const isFilm = brands[0] === "qt  " || (handler >= 0 && indexOf(head, "vide", head.length) >= 0);
  return isFilm ? other("video/mp4") : voice("mp4");
}

function detectMatroska(head: Uint8Array): DetectedType | undefined {
  if (!hasAt(head, 0, "\x1a\x45\xdf\xa3")) return undefined;
  const isFilm = ["V_VP8", "V_VP9", "V_AV1", "V_MPEG"].some((codec) => indexOf(head, codec, head.length) >= 0);
  if (isFilm) return other("video/webm");
  return indexOf(head, "webm", 64) >= 0 ? voice("webm") : voice("matroska");
}

function detectOgg(head: Uint8Array): DetectedType | undefined {
  if (!hasAt(head, 0, "OggS")) return undefined;
  return indexOf(head, "theora", 512) >= 0 ? other("video/ogg") : voice("ogg");
}

/** "BM" alone also begins plain words, so the size of the second header must be one that exists. */
function detectBitmap(head: Uint8Array): DetectedType | undefined {
  const isBitmap = hasAt(head, 0, "BM") && hasAt(head, 6, "\x00\x00\x00\x00");
  return isBitmap && [12, 40, 52, 56, 64, 108, 124].includes(head[14] ?? 0) ? image("bmp") : undefined;
}

/** A letter of a word processor is a zip file with a folder of that name. */
function detectZip(head: Uint8Array): DetectedType | undefined {
  if (!hasAt(head, 0, "PK\x03\x04")) return undefined;
  const isLetter = indexOf(head, "word/", head.length) >= 0;
  return isLetter ? { mediaType: letterMediaType, documentType: "written" } : other("application/zip");
}

function detectFrames(head: Uint8Array): DetectedType | undefined {
  const mediaType = detectFramedAudio(head);
  return mediaType === undefined ? undefined : { mediaType, documentType: "voice" };
}

/**
 * ISO 32000 readers accept the header anywhere in the first 1,024 bytes; mail programs and scanners put lines before it. Where it is
 * spoilt, a comment at the start and a numbered object still tell a PDF, which engines open.
 */
function detectLatePdf(head: Uint8Array): DetectedType | undefined {
  const hasObjects = hasAt(head, 0, "%") && indexOf(head, " 0 obj", head.length) >= 0;
  const isPdf = hasObjects || indexOf(head, "%PDF-", 1024) >= 0;
  return isPdf ? { mediaType: "application/pdf", documentType: "pdf" } : undefined;
}

function isText(head: Uint8Array): boolean {
  const sample = head.subarray(0, 4096);
  const isUtf16 = hasAt(head, 0, "\xff\xfe") || hasAt(head, 0, "\xfe\xff");
  const isControl = (byte: number) => byte < 9 || (byte > 13 && byte < 32 && byte !== 27);
  return sample.length > 0 && (isUtf16 || !sample.some(isControl));
}

function hasAt(bytes: Uint8Array, at: number, wanted: string): boolean {
  return bytes.length >= at + wanted.length && readLatin(bytes, at, wanted.length) === wanted;
}

function readLatin(bytes: Uint8Array, at: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + length));
}

function readUint32(bytes: Uint8Array, at: number): number {
  return bytes.subarray(at, at + 4).reduce((value, byte) => value * 256 + byte, 0);
}

/** Where `wanted` begins in the first `limit` bytes, or -1. */
function indexOf(bytes: Uint8Array, wanted: string, limit: number): number {
  const first = wanted.charCodeAt(0);
  const end = Math.min(limit, bytes.length) - wanted.length;
  for (let at = bytes.indexOf(first); at >= 0 && at <= end; at = bytes.indexOf(first, at + 1)) {
    if (hasAt(bytes, at, wanted)) return at;
  }
  return -1;
}
