import type { ReadingFailureCode } from "#core/domain/failure.ts";
import { type FileType, fileTypes } from "#core/domain/medical-document.ts";
import { detectMediaType } from "./media-type.ts";
import { fileText } from "./written/file-text.ts";
import { textMediaType, writtenExtensions } from "./written/written-types.ts";

/** What a file is taken for. `failure`: its bytes already say that it cannot be read. */
export interface ClassifiedFile {
  type: FileType;
  mediaType: string;
  failure?: ReadingFailureCode;
}

const extensions: Record<FileType, string[]> = {
  pdf: ["pdf"],
  image: ["jpg", "jpeg", "png", "webp", "tif", "tiff", "heic", "heif", "avif", "gif", "bmp"],
  voice: ["wav", "mp3", "m4a", "ogg", "oga", "opus", "webm", "flac", "mpga", "aac"],
  written: writtenExtensions,
};

/**
 * The bytes decide what a file is; the name is asked only when they are nothing that can be read, to say "mislabelled" instead of
 * "unsupported-type" and to show the file among its likes.
 */
export function classifyFile(name: string, head: Uint8Array): ClassifiedFile {
  const claimed = claimedType(name);
  if (head.length === 0) {
    return { type: claimed ?? "pdf", mediaType: "application/octet-stream", failure: "empty" };
  }
  const detected = detectMediaType(head);
  const mediaType = detected?.mediaType ?? "application/octet-stream";
  if (mediaType === "text/plain" && (claimed === undefined || claimed === "written")) {
    const text = textMediaType(extensionOf(name), fileText(head.subarray(0, 8_192)));
    if (text !== undefined) return { type: "written", mediaType: text };
  }
  if (detected?.documentType !== undefined) return { type: detected.documentType, mediaType };
  const likely = mediaType.startsWith("video/") ? "voice" : "pdf";
  return { type: claimed ?? likely, mediaType, failure: claimed === undefined ? "unsupported-type" : "mislabelled" };
}

function claimedType(name: string): FileType | undefined {
  const extension = extensionOf(name);
  if (extension === undefined) return undefined;
  return fileTypes.find((type) => extensions[type].includes(extension));
}

function extensionOf(name: string): string | undefined {
  return /\.([^.\s]{1,12})$/.exec(name)?.[1]?.toLowerCase();
}
