/** Model and weights that the vectors are made with. */
export const embeddingVersion = "use-lite/0.2.0";
