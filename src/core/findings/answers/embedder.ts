/** Turns texts into vectors whose angle tells how near their meanings are. */
export interface Embedder {
  /** Names model and weights: vectors of another version cannot be compared with these. */
  version: string;
  dimensions: number;
  /** One vector a text, each of length 1. Throws where the engine fails. */
  embed(texts: readonly string[]): Promise<Float32Array[]>;
}
