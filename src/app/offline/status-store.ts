import { create } from "zustand";
import { type OfflineStatus, offlineChannel } from "./parts.ts";

interface OfflineState {
  /** How far this device is; undefined while nobody has said so (no service worker, or not yet). */
  status: OfflineStatus | undefined;
  /** A new version is here and waits for the person to agree. */
  newVersion: boolean;
}

/** What the service worker has said. Holds no words, so that every page can afford it. */
export const useOffline = create<OfflineState>(() => ({ status: undefined, newVersion: false }));

/** Takes over what the service worker tells all tabs. */
export function followStatus(): void {
  new BroadcastChannel(offlineChannel).addEventListener("message", ({ data }: MessageEvent<OfflineStatus>) => {
    useOffline.setState({ status: data });
  });
}

/** Whether all that works without a network is on this device. */
export function isReady(status: OfflineStatus | undefined): boolean {
  return status !== undefined && Object.keys(status.missing).length === 0;
}
