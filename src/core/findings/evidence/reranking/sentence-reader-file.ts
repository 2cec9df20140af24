import type { ReaderFile } from "./sentence-reader.ts";
import weights from "./sentence-reader-weights.json" with { type: "json" };

/** A module of its own, so that it is loaded when the first question is asked. */
export const sentenceReaderFile: ReaderFile = weights;
