import type { PairReaderFile } from "./pair-reader.ts";
import weights from "./pair-reader-weights.json" with { type: "json" };

/** A module of its own, so that it is loaded when the first question is asked. */
export const pairReaderFile: PairReaderFile = weights;
