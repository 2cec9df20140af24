import { blobStateSchema, syncVersion } from "#core/replication/messages.ts";
import type { BlobTransport } from "./blob-contract.ts";
import type { Unreachable } from "./contract.ts";

/** The files of an account on the server of an address. `fetch` is the platform's; what is not an answer counts as no connection. */
export function createHttpBlobTransport(parts: {
  origin: string;
  readToken: () => string | null;
  fetch: typeof globalThis.fetch;
  signal?: AbortSignal;
}): BlobTransport {
  async function ask(
    method: "GET" | "PUT" | "POST" | "DELETE",
    path: string,
    body?: BodyInit,
    type?: string,
  ): Promise<Response | Unreachable> {
    const token = parts.readToken();
    if (token === null) return { kind: "signed-out" };
    const headers: Record<string, string> = { Authorization: `Bearer ${token}`, "Sync-Version": String(syncVersion) };
    if (type !== undefined) headers["Content-Type"] = type;
    const { signal = null } = parts;
    try {
      const response = await parts.fetch(`${parts.origin}/api/blobs/${path}`, {
        method,
        headers,
        signal,
        ...(body === undefined ? {} : { body }),
      });
      return unreachableOf(response.status) ?? response;
    } catch {
      return { kind: "offline" };
    }
  }

  return {
    async state(blob) {
      const answer = await ask("GET", `${blob}/state`);
      if ("kind" in answer) return answer;
      const parsed = blobStateSchema.safeParse(await answer.json().catch(() => undefined));
      return parsed.success ? { kind: "state", ...parsed.data } : { kind: "offline" };
    },
    async put(blob, place, bytes) {
      const answer = await ask("PUT", `${blob}/${place}`, bytes, "application/octet-stream");
      if ("kind" in answer) return answer;
      return answer.ok ? { kind: "kept" } : { kind: "offline" };
    },
    async commit(blob, whole) {
      const answer = await ask("POST", `${blob}/commit`, JSON.stringify(whole), "application/json");
      if ("kind" in answer) return answer;
      if (answer.status === 404) return { kind: "missing" };
      if (answer.status === 409) return { kind: "differs" };
      return answer.ok ? { kind: "committed" } : { kind: "offline" };
    },
    async chunk(blob, place) {
      const answer = await ask("GET", `${blob}/${place}`);
      if ("kind" in answer) return answer;
      if (answer.status === 404) return { kind: "missing" };
      if (!answer.ok) return { kind: "offline" };
      try {
        return { kind: "chunk", bytes: new Uint8Array(await answer.arrayBuffer()) };
      } catch {
        return { kind: "offline" };
      }
    },
    async remove(blob) {
      const answer = await ask("DELETE", blob);
      if ("kind" in answer) return answer;
      return answer.ok || answer.status === 404 ? { kind: "removed" } : { kind: "offline" };
    },
  };
}

function unreachableOf(status: number): Unreachable | undefined {
  if (status === 401) return { kind: "signed-out" };
  if (status === 426) return { kind: "too-old" };
  if (status === 507) return { kind: "server-full" };
  return undefined;
}
