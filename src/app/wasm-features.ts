/** A module that uses one instruction of WebAssembly SIMD; a browser without it calls the module invalid. */
const simdModule = new Uint8Array([
  0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11,
]);

/** The same for relaxed SIMD. */
const relaxedSimdModule = new Uint8Array([
  0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 15, 1, 13, 0, 65, 1, 253, 15, 65, 2, 253, 15,
  253, 128, 2, 11,
]);

/**
 * The one of the three OCR engines that tesseract.js asks for in this browser, by the same test as its own (the bytes are those of
 * the package wasm-feature-detect, which it uses). Synchronous, because a service worker must know it before its first event.
 */
export function chooseTesseractCore(): string {
  if (WebAssembly.validate(relaxedSimdModule)) return "tesseract-core-relaxedsimd-lstm.wasm.js";
  if (WebAssembly.validate(simdModule)) return "tesseract-core-simd-lstm.wasm.js";
  return "tesseract-core-lstm.wasm.js";
}
