import { syncVersion } from "#core/replication/messages.ts";

/** Milliseconds until a stream that ended is asked for again, growing with each failure up to the last. */
const pauses = [1_000, 5_000, 30_000, 120_000];

/**
 * Calls `grown` whenever the server says that the account's log has grown, and when the stream of events breaks off, so that whoever
 * listens asks what has happened. Answers how to stop. (EventSource cannot send a bearer token.)
 */
export function listenToServer(
  parts: { origin: string; readToken: () => string | null; fetch: typeof globalThis.fetch },
  grown: () => void,
): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  const { fetch } = parts;

  /** Answers whether anything was heard. */
  async function listenOnce(): Promise<boolean> {
    const headers = { Authorization: `Bearer ${parts.readToken() ?? ""}`, "Sync-Version": String(syncVersion) };
    const response = await fetch(`${parts.origin}/api/sync/events`, { headers, signal, cache: "no-store" });
    if (!response.ok || response.body === null) return false;
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return true;
      if (value.includes("data:")) grown();
    }
  }

  async function listen(): Promise<void> {
    let failures = 0;
    while (!signal.aborted) {
      // No connection and a stream that was cut are the same: it is tried again.
      const heard = await listenOnce().catch(() => false);
      if (signal.aborted) return;
      grown();
      failures = heard ? 0 : failures + 1;
      await pause(pauses[Math.min(failures, pauses.length - 1)] ?? 0, signal);
    }
  }

  void listen();
  return () => stopping.abort();
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener("abort", end, { once: true });
  });
}
