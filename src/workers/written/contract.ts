import type { ReadingFailureCode } from "#core/domain/failure.ts";
import type { Page } from "#core/domain/page.ts";
import type { EnclosedFile } from "#core/reading/enclosed-file.ts";
import type { WrittenFile } from "#core/reading/engines.ts";

/** `bytes` are those of an e-mail where its enclosures are asked for. */
export type WrittenRequest =
  | { kind: "read"; file: WrittenFile }
  | { kind: "list-enclosures"; bytes: Uint8Array<ArrayBuffer> }
  | { kind: "read-enclosure"; bytes: Uint8Array<ArrayBuffer>; id: string };

export type WrittenReply =
  | { kind: "pages"; pages: Page[] }
  | { kind: "enclosures"; enclosures: EnclosedFile[] }
  | { kind: "enclosure"; bytes: Uint8Array<ArrayBuffer> }
  | { kind: "failed"; code: ReadingFailureCode };
