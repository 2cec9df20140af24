import { expect, it } from "vitest";

it.each([
  ["/engines/tesseract/worker.min.js", "text/javascript"],
  ["/engines/tesseract/tesseract-core-simd-lstm.wasm.js", "text/javascript"],
  ["/engines/tesseract/lang/eng.traineddata.gz", "application/octet-stream"],
  ["/engines/pdf/wasm/openjpeg.wasm", "application/wasm"],
  ["/engines/pdf/cmaps/UniGB-UTF16-H.bcmap", "application/octet-stream"],
  ["/engines/pdf/standard_fonts/LiberationSans-Regular.ttf", "application/octet-stream"],
  ["/engines/pdf/iccs/CGATS001Compat-v2-micro.icc", "application/octet-stream"],
])("%s is served while developing", async (path, mediaType) => {
  const response = await fetch(path);
  expect(response.status).toBe(200);
  expect(response.headers.get("Content-Type")).toBe(mediaType);
  expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(1000);
});

it("a missing engine file is missing, and never a page", async () => {
  expect((await fetch("/engines/pdf/wasm/none.wasm")).status).toBe(404);
});
