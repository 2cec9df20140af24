import { afterEach, expect, test } from "vitest";
import { createWorkerCalls } from "#workers/calls/client.ts";
import { slownessOf } from "#workers/calls/device-pace.ts";
import { createOcrClient } from "#workers/ocr/client.ts";
import { fetchFixture, never } from "./browser-fixtures.ts";
import { expectFixtureWords } from "./reading-expectations.ts";

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

/** A worker of a few lines; `answer` is what it does with a call. */
function puppet(answer: string): () => Worker {
  const code = `addEventListener("message", ({ data: { kind, call, request } }) => {
    if (kind !== "call") return;
    const end = () => postMessage({ kind: "end", call });
    const reply = (reply) => postMessage({ kind: "reply", call, reply });
    ${answer}
  });`;
  return () => new Worker(URL.createObjectURL(new Blob([code], { type: "text/javascript" })));
}

/** Says how slow the device is, and then nothing for a while. */
const slowWorker = (slowness: number) =>
  puppet(`postMessage({ kind: "pace", slowness: ${slowness} }); setTimeout(end, 1_000);`);

test("a device that says it is slow gets as many times longer", async () => {
  const options = { signal: never, silenceMs: 200, onReply: () => {} };
  const slow = createWorkerCalls<string, never>({ start: slowWorker(20) });
  const fast = createWorkerCalls<string, never>({ start: slowWorker(1) });
  ends.push(slow.stop, fast.stop);
  expect(await Promise.all([slow.call("", options), fast.call("", options)])).toEqual(["answered", "silent"]);
});

test("slowness is told in whole times of the limits' own machine, and never makes anybody less patient", () => {
  expect(slownessOf(0.1)).toBe(1);
  expect(slownessOf(80)).toBeGreaterThan(4);
  expect(slownessOf(1e9)).toBe(slownessOf(1e6));
});

test("a page on which the engine falls silent is tried once more with fewer pixels", async () => {
  const client = createOcrClient(
    puppet(`postMessage({ kind: "pace", slowness: 1 });
      if (!request.smaller) return;
      reply({ kind: "recognised", page: { text: "Read at last", lines: [], width: 1, height: 1 } });
      end();`),
    1_000,
  );
  ends.push(client.stop);
  const signs: number[] = [];
  const read = await client.recognise({ bytes: new Uint8Array(), mediaType: "image/png" }, never, () => signs.push(1));
  expect(read).toMatchObject({ ok: true, value: { text: "Read at last" } });
  expect(signs.length).toBeGreaterThan(0);
});

test("a page that is silent twice took too long, and the next one is read", async () => {
  const client = createOcrClient(
    puppet(`postMessage({ kind: "pace", slowness: 1 });
      if (request.image.mediaType === "image/gif") return;
      reply({ kind: "recognised", page: { text: "The next", lines: [], width: 1, height: 1 } });
      end();`),
    1_000,
  );
  ends.push(client.stop);
  const bytes = new Uint8Array();
  expect(await client.recognise({ bytes, mediaType: "image/gif" }, never)).toEqual({ ok: false, failure: "timed-out" });
  expect(await client.recognise({ bytes, mediaType: "image/png" }, never)).toMatchObject({ ok: true });
});

test("a page says that it is worked on, many times before it is read", async () => {
  const client = createOcrClient();
  ends.push(client.stop);
  const { fixture, bytes } = await fetchFixture("lab-slip.png");
  let signs = 0;
  const read = await client.recognise({ bytes, mediaType: fixture.mediaType }, never, () => {
    signs += 1;
  });
  if (!read.ok) throw new Error(read.failure);
  expectFixtureWords(fixture, [read.value]);
  expect(signs).toBeGreaterThan(10);
}, 60_000);
