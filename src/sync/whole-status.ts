import type { FilesState } from "./files.ts";
import type { StatusSource, SyncStatus } from "./status.ts";

/**
 * The status of operations and files together. While operations are on their way, or have a problem, that is what is told: files follow
 * them. A device is only up to date when its files are, too.
 */
export function wholeStatus(operations: SyncStatus, files: FilesState): SyncStatus {
  if (operations.kind === "syncing" && files.kind === "moving")
    return { kind: "syncing", done: operations.done + files.done, of: operations.of + files.of };
  if (operations.kind !== "up-to-date" || files.kind === "idle") return operations;
  if (files.kind === "moving") return { kind: "syncing", done: files.done, of: files.of };
  const { problem, leftUp } = files;
  switch (problem.kind) {
    case "device-full":
    case "server-full":
    case "signed-out":
    case "too-old":
      return { kind: "problem", problem: problem.kind, waiting: leftUp };
    case "damaged":
      return { kind: "problem", problem: "untrusted", waiting: leftUp };
    case "offline":
      // A file that only has to come is told where it is looked at: the record itself is here.
      return leftUp === 0 ? operations : { kind: "offline", since: operations.at, waiting: leftUp };
    // Whoever has the file has not sent it yet: nothing that a person could do anything about.
    case "missing":
      return operations;
  }
}

/** Both as one source. */
export function createWholeStatus(
  operations: StatusSource,
  files: { state(): FilesState; subscribe(listener: () => void): () => void },
): StatusSource {
  let last: SyncStatus = wholeStatus(operations.read(), files.state());
  return {
    read() {
      const next = wholeStatus(operations.read(), files.state());
      // The same object while nothing changed, as whoever follows it needs.
      if (JSON.stringify(next) !== JSON.stringify(last)) last = next;
      return last;
    },
    subscribe(listener) {
      const stops = [operations.subscribe(listener), files.subscribe(listener)];
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}
