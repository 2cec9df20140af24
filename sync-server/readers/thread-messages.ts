import type { ReadingFailureCode } from "#core/domain/failure.ts";
import type { MedicalDocument, ProcessingProgress } from "#core/domain/medical-document.ts";
import type { Outcome } from "#core/domain/outcome.ts";
import type { UnderstandRequest, UnderstoodDocument } from "#core/findings/summaries/understand-document.ts";
import type { ReadFile } from "#core/reading/engines.ts";

/** What the server asks a reading thread. */
export type ReadingCall =
  | {
      kind: "read";
      id: number;
      reader: "pdf" | "image" | "written";
      document: MedicalDocument;
      bytes: ArrayBuffer;
      password: string | undefined;
    }
  | { kind: "understand"; id: number; request: UnderstandRequest }
  | { kind: "cancel"; id: number };

/** What each call is answered with. */
export type ReadingAnswer =
  | { kind: "read"; read: Outcome<ReadFile, ReadingFailureCode> }
  | { kind: "understood"; understood: UnderstoodDocument };

export type ReadingNote = ProcessingProgress;
