import "./browser-in-node.ts";
import { writeFile } from "node:fs/promises";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { alterAnswers } from "./altered-answers.ts";
import { type Between, openBetween } from "./between.ts";
import { createPlainTextDetector } from "./plain-text.ts";

vi.mock("#workers/password/client.ts", () => import("./remembered-hardening.ts"));

/** `npm run soak -- trust` asks for all of them, and for a report. */
const every = Number(process.env.TRUST_EVERY ?? 45);
const report = process.env.TRUST_REPORT;

let between: Between;
beforeAll(async () => {
  between = await openBetween();
  // What could not be done is written to the console for whoever looks there; the person is told on the screen.
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
});
afterAll(() => between.close());

test("a server that alters its answers reads nothing, loses nothing, and is told of", async () => {
  const result = await alterAnswers(between, { every, only: process.env.TRUST_SCENE }, (line) => {
    if (report !== undefined) console.log(line);
  });
  if (report !== undefined) await writeFile(report, JSON.stringify(result, null, 2));
  expect(result).toMatchObject({ readable: [], silent: [], lost: [] });
  expect(result.tried).toBeGreaterThan(every === 1 ? 400 : 20);
}, 3_600_000);

test("the detector finds what it looks for, however it is wrapped", async () => {
  const { deflateSync, gzipSync } = await import("node:zlib");
  const find = createPlainTextDetector(["azygos-prednisolone"]);
  const said = Buffer.from('{"text":"some azygos-prednisolone here"}');
  const forms = [
    said,
    deflateSync(said),
    gzipSync(said),
    Buffer.from(said.toString("base64")),
    Buffer.from(said.toString("hex")),
  ];
  forms.push(Buffer.from(said.toString(), "utf16le"), Buffer.from(`"${gzipSync(said).toString("base64url")}"`));
  for (const form of forms) expect(find(form)).toEqual(["azygos-prednisolone"]);
  expect(find(Buffer.from("nothing of the kind"))).toEqual([]);
});
