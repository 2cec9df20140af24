import { sizeOfPack } from "./contract.ts";
import { downloadPack, isPackStored, keepWorker, removePack, type StoredPack } from "./stored-pack.ts";

/** Where the pack is: not looked yet, not on this device, on its way, here. `failed`: the last download did not arrive. */
export type PackState = { phase: "unknown" | "absent" | "here" | "failed" } | { phase: "downloading"; bytes: number };

/** A pack of this device: off until a person downloads it, and gone when they remove it. */
export interface Pack {
  /** Size of the download in bytes. */
  readonly bytes: number;
  state(): PackState;
  subscribe(listener: () => void): () => void;
  /** Looks once whether the pack is here. Fetches nothing of the pack where it is not. */
  look(): Promise<void>;
  download(): Promise<void>;
  /** Stops a download, and takes everything of the pack off this device. */
  remove(): Promise<void>;
}

/** @param stopWorker - Ends the worker that reads the pack, before its files go. */
export function createPack(stored: StoredPack, stopWorker: () => void): Pack {
  const listeners = new Set<() => void>();
  // The device has one pack, whatever tab it was downloaded or removed in.
  const otherTabs = new BroadcastChannel(`red-thread.pack ${stored.contents.cache}`);
  let state: PackState = { phase: "unknown" };
  let running: AbortController | undefined;

  function change(next: PackState): void {
    state = next;
    for (const listener of listeners) listener();
  }

  async function follow(): Promise<void> {
    const here = await isPackStored(stored);
    if (state.phase === "downloading") return;
    if (!here && state.phase === "here") stopWorker();
    change({ phase: here ? "here" : "absent" });
  }
  otherTabs.addEventListener("message", () => void follow());

  return {
    bytes: sizeOfPack(stored.contents),
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async look() {
      if (state.phase !== "unknown") return;
      const here = await isPackStored(stored);
      if (state.phase !== "unknown") return;
      change({ phase: here ? "here" : "absent" });
      // The app may be newer than the pack's script; without a network the next start tries again.
      if (here) await keepWorker(stored).catch(() => undefined);
    },
    async download() {
      if (state.phase === "downloading" || state.phase === "here") return;
      const abort = new AbortController();
      running = abort;
      change({ phase: "downloading", bytes: 0 });
      try {
        await downloadPack(stored, abort.signal, (bytes) => {
          if (running === abort) change({ phase: "downloading", bytes });
        });
        if (running !== abort) return;
        change({ phase: "here" });
        otherTabs.postMessage("changed");
      } catch (error) {
        if (running !== abort) return;
        console.warn(error);
        change({ phase: "failed" });
      }
    },
    async remove() {
      running?.abort();
      running = undefined;
      stopWorker();
      change({ phase: "absent" });
      await removePack(stored);
      otherTabs.postMessage("changed");
    },
  };
}
