/** The reading thread, on which some words have an effect: it never ends, or it takes memory without end. */
import { parentPort } from "node:worker_threads";
import type { ReadingCall } from "../../../sync-server/readers/thread-messages.ts";
import "../../../sync-server/readers/reading-thread.ts";

const kept: Uint8Array[] = [];

// The thread's own listener was there first: both hear a call before either is done with it.
parentPort?.on("message", (call: ReadingCall) => {
  const words = call.kind === "understand" ? JSON.stringify(call.request.pages) : "";
  while (words.includes("Endless"));
  if (call.kind !== "read" || !call.document.originalFilename.includes("inflating")) return;
  for (;;) kept.push(new Uint8Array(16 * 1024 * 1024).fill(1));
});
