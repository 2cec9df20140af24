import type { ReadingFailureCode } from "#core/domain/failure.ts";
import type { EnclosedFile } from "#core/reading/enclosed-file.ts";
import type { PageImage, PdfOpening, PdfPage } from "#core/reading/engines.ts";

/** `file` is a name that the client gives to an open document. Pages are numbered from 1. */
export type PdfRequest =
  | { kind: "open"; file: number; bytes: Uint8Array; opening: PdfOpening }
  | { kind: "read-pages"; file: number; first: number; last: number }
  | { kind: "measure-pages"; file: number; first: number; last: number }
  | { kind: "render-page"; file: number; number: number; dotsPerInch: number }
  | { kind: "list-attachments"; file: number }
  | { kind: "read-attachment"; file: number; id: string }
  | { kind: "close"; file: number };

export type PdfReply =
  | { kind: "opened"; pageCount: number }
  /** Some of the pages asked for, in order. */
  | { kind: "pages"; pages: PdfPage[] }
  | { kind: "sizes"; sizes: PageSize[] }
  | { kind: "rendered"; image: PageImage }
  | { kind: "attachments"; attachments: EnclosedFile[] }
  | { kind: "attachment"; bytes: Uint8Array<ArrayBuffer> }
  | { kind: "failed"; code: ReadingFailureCode };

/** An upright page in points (72 to the inch). */
export interface PageSize {
  number: number;
  width: number;
  height: number;
}
