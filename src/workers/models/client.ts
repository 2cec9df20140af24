import type { LanguageFailure, LoadProgress } from "#core/wording/language-model.ts";
import type { ModelChoice } from "#core/wording/model-choice.ts";
import { createTimeLeft } from "#core/wording/time-left.ts";
import { createWorkerCalls } from "#workers/calls/client.ts";
import {
  type DownloadReply,
  type DownloadRequest,
  type ModelSource,
  modelCache,
  readManifest,
  sizeOfModel,
} from "./contract.ts";
import { verifyModel } from "./verify-model.ts";
import workerAddress from "./worker.ts?worker&url";

/** Where a model is: not looked yet, not on this device (or a part of it only), on its way, here, being checked. Bytes. */
export type StoredModelState =
  | { phase: "unknown" }
  | { phase: "absent"; isPartial: boolean; failure?: LanguageFailure }
  | { phase: "downloading"; progress: LoadProgress }
  | { phase: "here"; bytes: number; verified?: boolean }
  | { phase: "verifying"; bytes: number; checkedBytes: number };

/** A language model of this device: off until a person downloads it, and gone when they remove it. */
export interface StoredModel {
  readonly choice: ModelChoice;
  state(): StoredModelState;
  subscribe(listener: () => void): () => void;
  /** Looks whether it is here. Fetches nothing. */
  look(): Promise<void>;
  /** Resolves with whether it is here now. */
  download(): Promise<boolean>;
  /** Stops a download; what has arrived stays, and the next one goes on there. */
  stop(): void;
  /** Reads it whole and compares it with what arrived. What is damaged goes, and can be downloaded again. */
  verify(): Promise<void>;
  remove(): Promise<void>;
}

export interface ModelShelf {
  /** Scripts and binaries of our own origin that the model's engine needs. */
  engineFiles(choice: ModelChoice): readonly string[];
  source(): Promise<ModelSource>;
  /** Ends what reads the model, before its files go. */
  release(choice: ModelChoice): Promise<void>;
}

const calls = createWorkerCalls<DownloadRequest, DownloadReply>({
  start: () => new Worker(workerAddress, { type: "module", name: "models" }),
});
/** A server may think for a while; in milliseconds. */
const longestSilence = 60_000;

export function createStoredModel(choice: ModelChoice, shelf: ModelShelf): StoredModel {
  const listeners = new Set<() => void>();
  const otherTabs = new BroadcastChannel(`red-thread.model ${choice.id}`);
  const name = modelCache(choice.id);
  let state: StoredModelState = { phase: "unknown" };
  let running: AbortController | undefined;

  function change(next: StoredModelState): void {
    state = next;
    for (const listener of listeners) listener();
  }

  async function find(): Promise<StoredModelState> {
    // A page that is not secure has no caches.
    if (!("caches" in globalThis) || !(await caches.has(name))) return { phase: "absent", isPartial: false };
    const manifest = await readManifest(await caches.open(name));
    return manifest === undefined
      ? { phase: "absent", isPartial: true }
      : { phase: "here", bytes: sizeOfModel(manifest) };
  }

  async function follow(): Promise<StoredModelState> {
    const found = await find();
    if (running === undefined) change(found);
    return found;
  }
  otherTabs.addEventListener("message", () => void follow());

  /** Keeps the engine with the model, for when there is no network, and nothing of an engine of another version. */
  async function keepEngine(cache: Cache): Promise<void> {
    const needed = shelf.engineFiles(choice);
    for (const address of needed) if (!(await cache.match(address))) await cache.add(address);
    for (const { url } of await cache.keys()) {
      const { pathname } = new URL(url);
      if (pathname.startsWith("/packs/") && !needed.some((address) => address.startsWith(pathname)))
        await cache.delete(url);
    }
  }

  async function fetchWhole(signal: AbortSignal): Promise<StoredModelState> {
    const cache = await caches.open(name);
    await keepEngine(cache);
    const { id: modelId, files, downloadBytes: expectedBytes } = choice;
    const request: DownloadRequest = { modelId, files, expectedBytes, source: await shelf.source() };
    const timeLeft = createTimeLeft(() => performance.now());
    let failure: LanguageFailure | undefined;
    const end = await calls.call(request, {
      signal,
      silenceMs: longestSilence,
      onReply(reply) {
        if (reply.kind === "failed") failure = reply.failure;
        else if (reply.kind === "progress" && !signal.aborted)
          change({ phase: "downloading", progress: timeLeft(reply.loadedBytes, reply.totalBytes) });
      },
    });
    if (end === "answered") return failure === undefined ? await find() : broken(failure);
    return broken({ kind: end === "cancelled" ? "cancelled" : "download" });
  }

  return {
    choice,
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async look() {
      if (state.phase !== "unknown") return;
      const { phase } = await follow();
      // The app may be newer than the engine's script; without a network the next start tries again.
      if (phase === "here") await keepEngine(await caches.open(name)).catch(() => undefined);
    },
    async download() {
      if (running !== undefined || state.phase === "here") return state.phase === "here";
      const abort = new AbortController();
      running = abort;
      change({
        phase: "downloading",
        progress: { loadedBytes: 0, totalBytes: choice.downloadBytes, secondsLeft: undefined },
      });
      const ended = await navigator.locks
        .request(`red-thread.model-download ${choice.id}`, { signal: abort.signal }, () => fetchWhole(abort.signal))
        .catch((error: unknown): StoredModelState => {
          if (!abort.signal.aborted) console.warn(error);
          return broken({ kind: abort.signal.aborted ? "cancelled" : "download" });
        });
      if (running !== abort) return false;
      running = undefined;
      change(ended);
      otherTabs.postMessage("changed");
      return ended.phase === "here";
    },
    stop() {
      running?.abort();
      running = undefined;
      if (state.phase === "downloading") change(broken({ kind: "cancelled" }));
    },
    async verify() {
      if (state.phase !== "here") return;
      const { bytes } = state;
      change({ phase: "verifying", bytes, checkedBytes: 0 });
      const isSound = await verifyModel(await caches.open(name), (checkedBytes) =>
        change({ phase: "verifying", bytes, checkedBytes }),
      );
      change(isSound ? { phase: "here", bytes, verified: true } : broken({ kind: "damaged" }));
      if (!isSound) otherTabs.postMessage("changed");
    },
    async remove() {
      running?.abort();
      running = undefined;
      await shelf.release(choice);
      await caches.delete(name);
      change({ phase: "absent", isPartial: false });
      otherTabs.postMessage("changed");
    },
  };
}

/** What has arrived so far stays. */
function broken(failure: LanguageFailure): StoredModelState {
  return { phase: "absent", isPartial: true, failure };
}
