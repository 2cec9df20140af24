/** What a device keeps for times without a network, in the order in which it comes: the first three are the app itself and the demo. */
export const offlineParts = ["start", "demo", "screens", "pdfs", "photos", "answers", "others"] as const;

export type OfflinePart = (typeof offlineParts)[number];

/** Without one of these an address of the app has no screen. */
export const screenParts: readonly OfflinePart[] = ["start", "demo", "screens"];

/** A file of the build, as the service worker's list names it. */
export interface KeptFile {
  /** Without a leading slash. */
  url: string;
  integrity: string;
  part: OfflinePart;
  bytes: number;
}

/** How far a device is: the bytes of each part that is not whole yet. Nothing missing: ready for offline. */
export interface OfflineStatus {
  missing: Partial<Record<OfflinePart, number>>;
  /** Bytes of all parts. */
  total: number;
}

/** Status is told under this name to all tabs. */
export const offlineChannel = "red-thread.offline";

/** What a page says to the service worker. `keep`: go on keeping what is missing. `stop`: no longer. `entry`: is this page's script one of yours? */
export type ToServiceWorker =
  | { type: "keep" }
  | { type: "stop" }
  | { type: "SKIP_WAITING" }
  | { type: "entry"; entry: string };

/** What the service worker asks a page: which script did you start with? */
export type ToPage = { type: "which-entry" };
