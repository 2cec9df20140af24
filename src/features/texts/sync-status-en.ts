import type { SyncProblemKind } from "#sync/status.ts";

interface ProblemWords {
  /** Two or three words for the chrome. */
  short: string;
  title: string;
  text: string;
}

const problems: Record<SyncProblemKind, ProblemWords> = {
  "signed-out": {
    short: "Not connected",
    title: "This device is signed out from the server",
    text: "The session has ended or was signed out from another device. Your records here are safe. Connect again to go on.",
  },
  "server-full": {
    short: "Server is full",
    title: "The server has no space left",
    text: "Your records are safe on this device, and what others sent still arrives here. Whoever runs the server has to make space; then it goes on by itself.",
  },
  "device-full": {
    short: "Device is full",
    title: "This device has no space left",
    text: "Your records here are safe, but nothing more from your other devices can be kept. Make space on this device, or empty the bin, and try again.",
  },
  "too-old": {
    short: "Update needed",
    title: "This version is too old for the server",
    text: "Your records and changes are safe here. Load the new version, and they will be sent.",
  },
  untrusted: {
    short: "Check failed",
    title: "What the server sent is not right",
    text: "Something from the server did not pass this device's checks: it is damaged, or somebody changed it. Nothing of it was taken, and your records here are safe. Try again; if it stays like this, tell whoever runs the server.",
  },
  unexpected: {
    short: "Interrupted",
    title: "Something unexpected came in between",
    text: "Your records are safe on this device. It is tried again by itself, or now if you like.",
  },
};

function changes(count: number): string {
  return `${count} ${count === 1 ? "change" : "changes"}`;
}

/** Words of how this device stands to the others of its account. */
export const syncStatusEn = {
  savedHere: "Saved here",
  syncing: (done: number, of: number) => `Syncing ${done} of ${of}`,
  syncingQuietly: "Syncing",
  upToDate: "Up to date",
  offline: (since: string) => `Offline since ${since}`,
  problems,
  details: "Your devices",
  savedHereText: "Everything is safe on this device. The server will be asked next.",
  syncingText:
    "Your changes are safe on this device already, and are on their way to the others. You can go on meanwhile.",
  upToDateText: (at: string) => `All your devices have the same records. Last checked at ${at}.`,
  offlineText:
    "You can go on without a connection. Everything is saved on this device and is sent when there is one again.",
  waiting: (count: number) => `${changes(count)} ${count === 1 ? "waits" : "wait"} to be sent.`,
  now: "Sync now",
  tryAgain: "Try again",
  connect: "Connect again",
  makeSpace: "See what takes space",
  reload: "Load the new version",
  settings: "Devices and settings",
};
