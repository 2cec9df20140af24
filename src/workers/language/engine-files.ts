/** Address of the wasm engine's binary on our own origin; downloaded with a model that needs it. */
export const wllamaBinary = "/packs/language/wllama-3.8.1/wllama.wasm";
