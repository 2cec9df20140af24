import type { ReadingFailureCode } from "#core/domain/failure.ts";
import type { MedicalDocument, ProcessingProgress } from "#core/domain/medical-document.ts";
import type { Outcome } from "#core/domain/outcome.ts";
import type { UnderstandRequest, UnderstoodDocument } from "#core/findings/summaries/understand-document.ts";
import type { ReadFile } from "#core/reading/engines.ts";

/** What the server asks its reading thread. `id` names the call in all that is said of it. */
export type ThreadCall =
  | {
      kind: "read";
      id: number;
      reader: "pdf" | "image";
      document: MedicalDocument;
      bytes: ArrayBuffer;
      password: string | undefined;
    }
  | { kind: "understand"; id: number; request: UnderstandRequest }
  | { kind: "cancel"; id: number };

/** What each call is answered with. */
export interface ThreadAnswers {
  read: Outcome<ReadFile, ReadingFailureCode>;
  understand: UnderstoodDocument;
}

export type ThreadMessage =
  | { kind: "progress"; id: number; progress: ProcessingProgress }
  | { kind: "answer"; id: number; answer: ThreadAnswers[keyof ThreadAnswers] }
  /** The reader itself broke. */
  | { kind: "broken"; id: number; error: unknown };
