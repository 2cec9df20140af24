import type { UploadType } from "#core/domain/medical-document.ts";
import { letterMediaType, writtenExtensions } from "#core/reading/written/written-types.ts";

/** What the file pickers offer: at least the types of the specification (section 5). The bytes decide afterwards, not the name. */
export const acceptedTypes: Record<UploadType, string[]> = {
  pdf: ["application/pdf"],
  image: ["image/jpeg", "image/png", "image/jpg", "image/webp", "image/tiff", "image/heic"],
  voice: ["audio/wav", "audio/mp3", "audio/mpeg", "audio/mp4", "audio/x-m4a", "audio/ogg", "audio/webm", "audio/flac"],
};

/** Files of words go in where PDFs do. Systems name their media types as they like, so endings stand beside them. */
export const acceptedWritten: string[] = [
  ...["text/plain", "text/markdown", "text/csv", "text/html", "message/rfc822", letterMediaType],
  ...writtenExtensions.map((extension) => `.${extension}`),
];
