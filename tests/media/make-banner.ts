/**
 * Makes the landing page's film and its poster: `npx tsx tests/media/make-banner.ts`.
 * Every picture is drawn on a canvas here and encoded as VP9 by Chromium, so that nothing else has to be installed.
 */
import { mkdir, writeFile } from "node:fs/promises";
import { createCanvas } from "@napi-rs/canvas";
import { chromium } from "@playwright/test";
import { drawBanner, film } from "./banner-drawing.ts";
import { type EncodedPicture, writeWebm } from "./webm.ts";

const folder = new URL("../../public/banner/", import.meta.url);
/** VP9's own scale, 0 (best) to 63: flat colours with clean edges, well under 400 kB. */
const quantizer = 52;
/** The picture of the film that stands still: all pages sewn and marked. */
const posterTime = 0.7;

const canvas = createCanvas(film.width, film.height);
const context = canvas.getContext("2d");

async function drawPicture(time: number): Promise<Buffer> {
  drawBanner(context, time);
  return canvas.encode("png");
}

/** Runs in the page, which has `VideoEncoder`; plain text, because a compiled function would need its compiler's helpers there. */
const encoder = `
  const chunks = [];
  const encoder = new VideoEncoder({
    output(chunk) {
      const bytes = new Uint8Array(chunk.byteLength);
      chunk.copyTo(bytes);
      chunks.push({ timeMs: Math.round(chunk.timestamp / 1000), isKey: chunk.type === "key", base64: bytes.toBase64?.() ?? btoa(String.fromCharCode(...bytes)) });
    },
    error(error) { throw error; },
  });
  encoder.configure({ codec: "vp09.00.31.08", width: ${film.width}, height: ${film.height}, bitrateMode: "quantizer", framerate: ${film.picturesPerSecond}, latencyMode: "quality" });
  window.encodePicture = async (base64, index) => {
    const picture = await createImageBitmap(await (await fetch("data:image/png;base64," + base64)).blob());
    const frame = new VideoFrame(picture, { timestamp: Math.round(index * 1e6 / ${film.picturesPerSecond}), duration: Math.round(1e6 / ${film.picturesPerSecond}) });
    encoder.encode(frame, { keyFrame: index === 0, vp9: { quantizer: ${quantizer} } });
    frame.close();
    picture.close();
    while (encoder.encodeQueueSize > 4) await new Promise((resolve) => setTimeout(resolve, 5));
  };
  window.finishFilm = async () => { await encoder.flush(); return chunks; };
`;

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
  args: ["--no-sandbox"],
});
const page = await browser.newPage();
// WebCodecs wants a secure context, and a page of localhost is one without any server.
await page.route("http://localhost/", (route) => route.fulfill({ contentType: "text/html", body: "<!doctype html>" }));
await page.goto("http://localhost/");
await page.evaluate(encoder);

const count = film.seconds * film.picturesPerSecond;
for (let index = 0; index < count; index += 1) {
  const base64 = (await drawPicture(index / count)).toString("base64");
  await page.evaluate(`encodePicture("${base64}", ${index})`);
}
const chunks = (await page.evaluate("finishFilm()")) as (Omit<EncodedPicture, "bytes"> & { base64: string })[];
await browser.close();

const webm = writeWebm(
  { width: film.width, height: film.height, durationMs: film.seconds * 1000 },
  chunks.map(({ base64, ...rest }) => ({ ...rest, bytes: Buffer.from(base64, "base64") })),
);
drawBanner(context, posterTime);
const poster = await canvas.encode("webp", 80);
await mkdir(folder, { recursive: true });
await writeFile(new URL("thread.webm", folder), webm);
await writeFile(new URL("thread-poster.webp", folder), poster);
console.log(`${chunks.length} pictures, ${webm.length} bytes; poster ${poster.length} bytes`);
