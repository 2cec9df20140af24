/** What keeps this page from keeping anything: no room on the device, or a database that was taken away under it. */
export type StorageTrouble = "full" | "gone";

let trouble: StorageTrouble | undefined;
const listeners = new Set<() => void>();

export function storageTrouble(): StorageTrouble | undefined {
  return trouble;
}

/** Calls back with each change; answers how to stop. */
export function onStorageTrouble(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function noteStorageTrouble(now: StorageTrouble | undefined): void {
  if (trouble === now) return;
  trouble = now;
  for (const listener of [...listeners]) listener();
}

/** What an error of the database says of its storage; undefined where it says nothing of it. */
export function troubleOf(error: unknown): StorageTrouble | undefined {
  if (typeof error !== "object" || error === null) return undefined;
  const { name, inner } = error as { name?: unknown; inner?: unknown };
  if (name === "QuotaExceededError") return "full";
  if (name === "DatabaseClosedError") return "gone";
  return inner === undefined || inner === error ? undefined : troubleOf(inner);
}

const reads = /^(?:get|list|read|completed|close|openSync|blobs|databaseName)/;

/** The same store, whose failures for want of storage are noted, so that the page does not go on saying that all is saved. */
export function withStorageTrouble<Kept extends object>(store: Kept): Kept {
  const watched: Record<string, unknown> = {};
  for (const [name, method] of Object.entries(store))
    watched[name] =
      typeof method !== "function" || name === "close"
        ? method
        : (...given: unknown[]) => watch(name, method.apply(store, given));
  return watched as Kept;
}

function watch(name: string, answer: unknown): unknown {
  if (!isPromise(answer)) return answer;
  return answer.then(
    (value) => {
      if (trouble === "full" && !reads.test(name)) noteStorageTrouble(undefined);
      return value;
    },
    (error: unknown) => {
      const found = troubleOf(error);
      if (found !== undefined) noteStorageTrouble(found);
      throw error;
    },
  );
}

function isPromise(answer: unknown): answer is Promise<unknown> {
  return typeof answer === "object" && answer !== null && "then" in answer;
}
