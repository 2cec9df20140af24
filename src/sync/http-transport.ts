import type { z } from "zod/mini";
import { headAnswerSchema, pullAnswerSchema, pushAnswerSchema, syncVersion } from "#core/replication/messages.ts";
import type { SyncTransport, Unreachable } from "./contract.ts";

/**
 * The server of an address as a replica sees it. `fetch` is the platform's; whatever the server answers is parsed, and what is not an answer
 * counts as no connection.
 */
export function createHttpTransport(parts: {
  origin: string;
  readToken: () => string | null;
  fetch: typeof globalThis.fetch;
  signal?: AbortSignal;
}): SyncTransport {
  const { origin, readToken, signal } = parts;

  async function ask<Schema extends z.ZodMiniType>(
    schema: Schema,
    path: string,
    body?: unknown,
  ): Promise<z.infer<Schema> | Unreachable> {
    const token = readToken();
    if (token === null) return { kind: "signed-out" };
    const headers: Record<string, string> = { Authorization: `Bearer ${token}`, "Sync-Version": String(syncVersion) };
    if (body !== undefined) headers["Content-Type"] = "application/json";
    let response: Response;
    try {
      response = await parts.fetch(`${origin}/api/sync/${path}`, {
        method: body === undefined ? "GET" : "POST",
        headers,
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        ...(signal === undefined ? {} : { signal }),
      });
    } catch {
      return { kind: "offline" };
    }
    const problem = problemOf(response.status);
    if (problem !== undefined) return problem;
    const parsed = schema.safeParse(await response.json().catch(() => undefined));
    return parsed.success ? parsed.data : { kind: "offline" };
  }

  return {
    pull: (since, limit) => ask(pullAnswerSchema, "pull", { since, limit }),
    push: (operations) => ask(pushAnswerSchema, "push", { operations }),
    async headAt(seq) {
      const answer = await ask(headAnswerSchema, `heads/${seq}`);
      return "head" in answer ? { kind: "head", head: answer.head ?? undefined } : answer;
    },
  };
}

function problemOf(status: number): Unreachable | undefined {
  if (status === 200) return undefined;
  if (status === 401) return { kind: "signed-out" };
  if (status === 426) return { kind: "too-old" };
  if (status === 507) return { kind: "server-full" };
  return { kind: "offline" };
}
