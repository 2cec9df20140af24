import type { MakePiece } from "#core/answers/synchronise-vectors.ts";
import { createWorkerCalls } from "#workers/calls/client.ts";
import { type EmbeddingReply, type EmbeddingRequest, embeddingVersion, packBytes } from "./contract.ts";
import { downloadPack, isPackStored, keepWorker, removePack } from "./stored-pack.ts";
import workerAddress from "./worker.ts?worker&url";

/** The weights are read and the engine is made within this time, even by an old phone; in milliseconds. */
const longestSilence = 60_000;
/** The engine holds about 100 MB: it is freed when nobody has asked for so long, in milliseconds. */
const idleMs = 60_000;

/** Where the pack is: not looked yet, not on this device, on its way, here. `failed`: the last download did not arrive. */
export type SearchPackState =
  | { phase: "unknown" | "absent" | "here" | "failed" }
  | { phase: "downloading"; bytes: number };

const calls = createWorkerCalls<EmbeddingRequest, EmbeddingReply>({
  start: () => new Worker(workerAddress, { type: "module", name: "embedding" }),
  idleMs,
});
const listeners = new Set<() => void>();
const nobodyCancels = new AbortController().signal;
let state: SearchPackState = { phase: "unknown" };
let running: AbortController | undefined;

function change(next: SearchPackState): void {
  state = next;
  for (const listener of listeners) listener();
}

/** The search pack of this device: off until a person downloads it, and gone when they remove it. */
export const searchPack = {
  version: embeddingVersion,
  /** Size of the download in bytes. */
  bytes: packBytes,
  state: (): SearchPackState => state,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Looks once whether the pack is here. Fetches nothing of the pack where it is not. */
  async look(): Promise<void> {
    if (state.phase !== "unknown") return;
    const here = await isPackStored();
    if (state.phase !== "unknown") return;
    change({ phase: here ? "here" : "absent" });
    // The app may be newer than the pack's script; without a network the next start tries again.
    if (here) await keepWorker().catch(() => undefined);
  },
  async download(): Promise<void> {
    if (state.phase === "downloading" || state.phase === "here") return;
    const abort = new AbortController();
    running = abort;
    change({ phase: "downloading", bytes: 0 });
    try {
      await downloadPack(abort.signal, (bytes) => {
        if (running === abort) change({ phase: "downloading", bytes });
      });
      if (running === abort) change({ phase: "here" });
    } catch (error) {
      if (running !== abort) return;
      console.warn(error);
      change({ phase: "failed" });
    }
  },
  /** Stops a download, and takes everything of the pack off this device. */
  async remove(): Promise<void> {
    running?.abort();
    running = undefined;
    calls.stop();
    change({ phase: "absent" });
    await removePack();
  },
};

/** The vector of a question; undefined where the pack is not here or its engine does not run. */
export async function embedText(text: string): Promise<Float32Array | undefined> {
  const reply = await ask({ kind: "embed", text });
  return reply?.kind === "vector" ? reply.vector : undefined;
}

/** The stored form of a document's vectors; undefined where the pack is not here or its engine does not run. */
export const makePiece: MakePiece = async ({ fingerprint }, pages) => {
  const reply = await ask({ kind: "make-piece", fingerprint, pages });
  return reply?.kind === "piece" ? reply.state : undefined;
};

async function ask(request: EmbeddingRequest): Promise<EmbeddingReply | undefined> {
  if (state.phase !== "here") return undefined;
  let reply: EmbeddingReply | undefined;
  await calls.call(request, {
    signal: nobodyCancels,
    silenceMs: request.kind === "embed" ? longestSilence : longestSilence * 5,
    onReply: (answer) => {
      reply = answer;
    },
  });
  return reply;
}
