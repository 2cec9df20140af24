import { expect, it } from "vitest";
import { derivePasswordKeys } from "#db/sealing/password-key.ts";
import { hardenInWorker } from "#workers/password/client.ts";

const account = { email: "ruth@example.org", password: "correct horse 14" };

it("makes the same keys as without a worker", async () => {
  const there = await derivePasswordKeys({ ...account, harden: hardenInWorker });
  const here = await derivePasswordKeys(account);
  expect(there.secret).toBe(here.secret);
  expect(there.scheme).toBe("argon2id-1");
});

it("leaves the page's thread free meanwhile", async () => {
  let longest = 0;
  let last = performance.now();
  const watch = setInterval(() => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
  }, 4);
  const before = performance.now();
  await derivePasswordKeys({ ...account, harden: hardenInWorker });
  const whole = performance.now() - before;
  clearInterval(watch);
  // On the page's own thread the longest wait would be nearly the whole.
  expect(longest).toBeLessThan(whole / 2);
});

it("says so where it cannot be done", async () => {
  const request = { memorySize: 1, iterations: 0, parallelism: 1, hashLength: 32 };
  await expect(hardenInWorker({ ...request, password: new Uint8Array(1), salt: new Uint8Array(16) })).rejects.toThrow(
    "could not be made",
  );
});
