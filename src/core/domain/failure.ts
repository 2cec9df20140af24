import { z } from "zod/mini";

export const readingFailureCodes = [
  "empty",
  "too-large",
  "unsupported-type",
  "mislabelled",
  "password-protected",
  "wrong-password",
  "damaged",
  "too-many-pixels",
  "too-many-pages",
  "unpacks-too-large",
  "too-long",
  "unknown-sound",
  "no-speech",
  "no-text",
  "timed-out",
  "reader-stopped",
  "interrupted",
  "cancelled",
] as const;

/** Why a file, or one page of it, could not be read. */
export const readingFailureCodeSchema = z.enum(readingFailureCodes);
export type ReadingFailureCode = z.infer<typeof readingFailureCodeSchema>;

/** Stands on a failed document: the code for programs, one human sentence for people (from {@link failureSentences}). */
export const documentFailureSchema = z.object({ code: readingFailureCodeSchema, message: z.string() });
export type DocumentFailure = z.infer<typeof documentFailureSchema>;

/** One sentence for each failure: what happened, and what the person can do. The interface shows these as they are. */
export const failureSentences: Record<ReadingFailureCode, string> = {
  empty: "This file is empty. Please choose the file again.",
  "too-large": "This file is larger than 10 MB. Please upload a smaller copy.",
  "unsupported-type":
    "This kind of file cannot be read. Please upload a PDF, an image, a voice note, or a file of words (Word, text, table, web page or e-mail).",
  mislabelled: "What is in this file does not match its name. Please check it and upload it again.",
  "password-protected": "This PDF is locked with a password. Please upload a copy that opens without one.",
  "wrong-password": "That password did not open this PDF. Please try again.",
  damaged: "This file is damaged and could not be opened. If you have another copy, please upload that one.",
  "too-many-pixels": "This image is too large to read on this device. Please upload a smaller copy.",
  "too-many-pages": "This file has too many pages to read on this device. Please upload it in parts.",
  "unpacks-too-large":
    "This file is small but unpacks to more than this device can hold. Please upload another copy, or a scan of it.",
  "too-long": "This recording is longer than 30 minutes. Please upload it in parts.",
  "unknown-sound":
    "This browser cannot decode this kind of recording. It is kept; a copy as MP3 or WAV can be written down.",
  "no-speech":
    "No speech could be heard in this recording, so nothing was written down. It is kept and can be played. If somebody speaks in it, please record it again closer to the microphone.",
  "no-text": "No words could be found in this file. If it is a photo, please try again in better light.",
  "timed-out": "Reading this file took too long and was stopped. You can try again.",
  "reader-stopped": "The reader stopped while working on this file. You can try again.",
  interrupted: "Reading this file was interrupted three times. You can try again.",
  cancelled: "Reading this file was stopped.",
};

export function documentFailure(code: ReadingFailureCode): DocumentFailure {
  return { code, message: failureSentences[code] };
}
