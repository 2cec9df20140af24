import { afterEach, expect, test, vi } from "vitest";
import { createKeptFiles } from "#app/offline/kept-files.ts";
import type { KeptFile } from "#app/offline/parts.ts";

const cacheName = "red-thread.kept-files-test";
const file: KeptFile = { url: "assets/one.js", integrity: "sha256-one", part: "start", bytes: 3 };

afterEach(async () => {
  vi.restoreAllMocks();
  await caches.delete(cacheName);
});

/** A network on which the first answers never come: they end only when nobody waits any more. */
function silentNetwork(silentFetches: number) {
  let asked = 0;
  vi.spyOn(globalThis, "fetch").mockImplementation((_address, options) => {
    asked += 1;
    if (asked > silentFetches) return Promise.resolve(new Response("one"));
    return new Promise((_resolve, reject) => {
      options?.signal?.addEventListener("abort", () => reject(options.signal?.reason));
    });
  });
  return () => asked;
}

test("a file that never ends is asked for anew, and comes", async () => {
  const asked = silentNetwork(2);
  const kept = createKeptFiles([file], cacheName, () => undefined, 50);
  await kept.keep(["start"]);
  expect(await kept.isWhole("start")).toBe(true);
  expect(asked()).toBe(3);
});

test("where nothing ever comes it ends, and what did not come is missing", async () => {
  const asked = silentNetwork(Number.POSITIVE_INFINITY);
  const kept = createKeptFiles([file], cacheName, () => undefined, 20);
  await kept.keep(["start"]);
  expect(await kept.isWhole("start")).toBe(false);
  expect((await kept.status()).missing).toEqual({ start: 3 });
  expect(asked()).toBe(4);
});

test("whoever stops it waits for no further try", async () => {
  const asked = silentNetwork(Number.POSITIVE_INFINITY);
  const kept = createKeptFiles([file], cacheName, () => undefined, 60_000);
  const keeping = kept.keep(["start"]);
  await vi.waitFor(() => expect(asked()).toBe(1));
  kept.stop();
  await keeping;
  expect(asked()).toBe(1);
});
