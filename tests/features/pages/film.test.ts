import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { film } from "../../media/banner-drawing.ts";
import { writeWebm } from "../../media/webm.ts";

const banner = (name: string) => readFileSync(new URL(`../../../public/banner/${name}`, import.meta.url));

it("is a WebM under 400 kB, with a poster that is small enough to come first", () => {
  const webm = banner("thread.webm");
  expect(webm.subarray(0, 4).toString("hex")).toBe("1a45dfa3");
  expect(webm.includes("V_VP9")).toBe(true);
  expect(webm.length).toBeLessThan(400_000);
  const poster = banner("thread-poster.webp");
  expect(poster.subarray(8, 12).toString("latin1")).toBe("WEBP");
  expect(poster.length).toBeLessThan(30_000);
});

it("begins with a whole picture", () => {
  const size = { width: film.width, height: film.height, durationMs: 50 };
  const bytes = Uint8Array.of(1, 2, 3);
  expect(() => writeWebm(size, [{ timeMs: 0, isKey: false, bytes }])).toThrow("key picture");
  expect(() => writeWebm(size, [])).toThrow("key picture");
  expect(writeWebm(size, [{ timeMs: 0, isKey: true, bytes }]).includes(Buffer.from(bytes))).toBe(true);
});
