import type { OcrEngine, PdfEngine, SpeechEngine, WrittenEngine } from "#core/reading/engines.ts";
import type { Readers } from "./pipeline-parts.ts";
import { createImageReader } from "./read-image.ts";
import { createPdfReader } from "./read-pdf.ts";
import { createVoiceReader } from "./read-voice.ts";
import { createWrittenReader } from "./read-written.ts";

/** A speech engine that may come and go while the home runs. */
interface Speech {
  engine: SpeechEngine;
  isHere(): boolean;
}

/** The readers over whatever engines a home has. Voice notes wait while there is no speech engine. */
export function createReaders(engines: {
  pdf: PdfEngine;
  ocr: OcrEngine;
  speech?: Speech;
  written?: WrittenEngine;
}): Readers {
  const { pdf, ocr, speech, written } = engines;
  const voice = speech && createVoiceReader(speech.engine);
  return {
    pdf: createPdfReader(pdf, ocr),
    image: createImageReader(ocr),
    ...(written && { written: createWrittenReader(written) }),
    get voice() {
      return speech?.isHere() ? voice : undefined;
    },
  };
}
