import type { ReadingFailureCode } from "#core/domain/failure.ts";
import type { PageImage, RecognisedPage } from "#core/reading/engines.ts";

export interface OcrRequest {
  kind: "recognise";
  image: PageImage;
  /** It took too long as it was: now with fewer pixels. */
  smaller?: boolean;
}

export type OcrReply =
  | { kind: "recognised"; page: RecognisedPage }
  | { kind: "failed"; code: ReadingFailureCode }
  /** The engine goes on with this page. */
  | { kind: "working" };

/** Where the site keeps the decoder of iPhone photos; its version stands in the name, because it is kept on the device under it. */
export const heicDecoderAddress = "/packs/heic/libheif-1.23.2.js";
