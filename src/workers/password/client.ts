import { createWorkerCalls } from "#workers/calls/client.ts";
import type { HardeningReply, HardeningRequest } from "./contract.ts";

/** Three passes over 64 MiB take an old phone some seconds; in milliseconds. */
const longestSilence = 60_000;
/** A wrong password is typed again within this time; then the memory is freed. In milliseconds. */
const idleMs = 10_000;

const calls = createWorkerCalls<HardeningRequest, HardeningReply>({
  start: () => new Worker(new URL("./worker.ts", import.meta.url), { type: "module", name: "password" }),
  idleMs,
});
const nobodyCancels = new AbortController().signal;

/** Argon2id (RFC 9106) in a thread of its own. Throws where the worker could not do it, as without enough memory. */
export async function hardenInWorker(request: HardeningRequest): Promise<Uint8Array<ArrayBuffer>> {
  let key: HardeningReply | undefined;
  const end = await calls.call(request, {
    signal: nobodyCancels,
    silenceMs: longestSilence,
    onReply: (reply) => {
      key = reply;
    },
  });
  if (key === undefined) throw new Error(`The key of this password could not be made (${end}).`);
  return key;
}
