import type { z } from "zod/mini";
import {
  type blobCommitRequestSchema,
  blobStateSchema,
  headAnswerSchema,
  mostPulledBefore,
  type NoAnswer,
  type PullAnswer,
  type PushAnswer,
  pushAnswerSchema,
  syncVersion,
} from "#core/replication/messages.ts";
import type { LogHead, Operation } from "#core/replication/operation.ts";
import { readPullAnswer } from "#core/replication/read-pull-answer.ts";

interface Sent {
  body: BodyInit;
  type: "application/json" | "application/octet-stream";
}

/**
 * A typed client of a server's log and files (`/api/sync`, `/api/blobs`) for one account. `fetch` is the platform's. Nothing throws: whatever is
 * not an answer, the network's end or somebody else's page, is a value of its own. Accounts and devices have `createServerClient`.
 *
 * @example
 * const sync = createSyncClient({ origin: "https://records.example.org", readToken: () => token, fetch });
 * const answer = await sync.pull({ seq: 0, hash: "" }, 1_000);
 * if (answer.kind === "entries") for (const { operation } of answer.entries) console.log(operation.entity);
 */
export function createSyncClient(parts: {
  origin: string;
  readToken: () => string | null;
  fetch: typeof globalThis.fetch;
  signal?: AbortSignal;
}) {
  async function ask(method: string, path: string, sent?: Sent): Promise<Response | NoAnswer> {
    const token = parts.readToken();
    if (token === null) return { kind: "signed-out" };
    const headers: Record<string, string> = { Authorization: `Bearer ${token}`, "Sync-Version": String(syncVersion) };
    if (sent !== undefined) headers["Content-Type"] = sent.type;
    const { signal = null } = parts;
    try {
      const response = await parts.fetch(`${parts.origin}/api/${path}`, {
        method,
        headers,
        signal,
        ...(sent === undefined ? {} : { body: sent.body }),
      });
      return noAnswerOf(response.status) ?? response;
    } catch {
      return { kind: "offline" };
    }
  }

  /** `read` answers undefined for what is not an answer. */
  async function askJson<Answer>(
    read: (json: unknown) => Answer | undefined,
    ...request: Parameters<typeof ask>
  ): Promise<Answer | NoAnswer> {
    const response = await ask(...request);
    if ("kind" in response) return response;
    if (response.status !== 200) return { kind: "offline" };
    return read(await response.json().catch(() => undefined)) ?? { kind: "offline" };
  }

  const chunkOf = (blob: string, place: number) => `blobs/${blob}/${place}`;
  return {
    /** What comes after a head of the log, at most so many entries. */
    pull: (since: LogHead, limit: number): Promise<PullAnswer | NoAnswer> =>
      askJson(
        readPullAnswer,
        "POST",
        "sync/pull",
        json({ since, limit: Math.min(limit, mostPulledBefore), most: limit }),
      ),
    push: (operations: readonly Operation[]): Promise<PushAnswer | NoAnswer> =>
      askJson(reader(pushAnswerSchema), "POST", "sync/push", json({ operations })),
    /** The head that the log had at that number; undefined where it has none. */
    async headAt(seq: number): Promise<{ kind: "head"; head: LogHead | undefined } | NoAnswer> {
      const answer = await askJson(reader(headAnswerSchema), "GET", `sync/heads/${seq}`);
      return "head" in answer ? { kind: "head", head: answer.head ?? undefined } : answer;
    },
    /** Files in chunks of 1 MiB. */
    blobs: {
      async state(blob: string): Promise<({ kind: "state" } & z.infer<typeof blobStateSchema>) | NoAnswer> {
        const answer = await askJson(reader(blobStateSchema), "GET", `blobs/${blob}/state`);
        return "kind" in answer ? answer : { kind: "state", ...answer };
      },
      async put(blob: string, place: number, bytes: Uint8Array<ArrayBuffer>): Promise<{ kind: "kept" } | NoAnswer> {
        const answer = await ask("PUT", chunkOf(blob, place), { body: bytes, type: "application/octet-stream" });
        if ("kind" in answer) return answer;
        return answer.ok ? { kind: "kept" } : { kind: "offline" };
      },
      async commit(
        blob: string,
        whole: z.infer<typeof blobCommitRequestSchema>,
      ): Promise<{ kind: "committed" | "missing" | "differs" } | NoAnswer> {
        const answer = await ask("POST", `blobs/${blob}/commit`, json(whole));
        if ("kind" in answer) return answer;
        if (answer.status === 404) return { kind: "missing" };
        if (answer.status === 409) return { kind: "differs" };
        return answer.ok ? { kind: "committed" } : { kind: "offline" };
      },
      async chunk(
        blob: string,
        place: number,
      ): Promise<{ kind: "chunk"; bytes: Uint8Array<ArrayBuffer> } | { kind: "missing" } | NoAnswer> {
        const answer = await ask("GET", chunkOf(blob, place));
        if ("kind" in answer) return answer;
        if (answer.status === 404) return { kind: "missing" };
        if (!answer.ok) return { kind: "offline" };
        try {
          return { kind: "chunk", bytes: new Uint8Array(await answer.arrayBuffer()) };
        } catch {
          return { kind: "offline" };
        }
      },
      async remove(blob: string): Promise<{ kind: "removed" } | NoAnswer> {
        const answer = await ask("DELETE", `blobs/${blob}`);
        if ("kind" in answer) return answer;
        return answer.ok || answer.status === 404 ? { kind: "removed" } : { kind: "offline" };
      },
    },
  };
}

function json(value: unknown): Sent {
  return { body: JSON.stringify(value), type: "application/json" };
}

function reader<Schema extends z.ZodMiniType>(schema: Schema): (json: unknown) => z.infer<Schema> | undefined {
  return (given) => {
    const parsed = schema.safeParse(given);
    return parsed.success ? parsed.data : undefined;
  };
}

function noAnswerOf(status: number): NoAnswer | undefined {
  if (status === 401) return { kind: "signed-out" };
  if (status === 426) return { kind: "too-old" };
  if (status === 507) return { kind: "server-full" };
  return undefined;
}
