import { join } from "node:path";
import { vaultEnvelopeSchema } from "#core/domain/account.ts";
import { inTransaction } from "../../sync-server/storage/database.ts";
import { openSqlite } from "../../sync-server/storage/sqlite-database.ts";
import { type OpenServer, openServer } from "../sync-server/home/open-server.ts";
import { pageOrigin } from "./browser-in-node.ts";
import { createPlainTextDetector } from "./plain-text.ts";
import { markedWords } from "./running-device.ts";

/** What a device asked. */
export interface Asked {
  method: string;
  /** With what stands after the question mark. */
  path: string;
  token: string | undefined;
}

/** What a server answered: JSON as its value, anything else as bytes. */
export interface Answered {
  status: number;
  type: string;
  body: unknown;
}

/** Changes an answer on its way to the device. */
export type Lie = (asked: Asked, answered: Answered) => Answered;

export interface Between {
  origin: string;
  lie: Lie | undefined;
  /** What is heard of each answer, as the true server gave it. */
  heard: ((asked: Asked, answered: Answered) => void) | undefined;
  /** While true, nothing reaches the server. */
  isCut: boolean;
  /** Words of the records, and of what opens them, that could be read in anything that left the device since the last look. */
  readable(secrets?: readonly string[]): string[];
  /** The server signs everybody out, as after a changed password. */
  endAllSessions(): Promise<void>;
  /** The server forgets everybody and everything. */
  empty(): Promise<void>;
  /** What the server truly keeps of an account; undefined where it has none. */
  truth(
    email: string,
  ): Promise<
    { account: string; edition: number | undefined; epoch: number; entries: number; files: number } | undefined
  >;
  close(): Promise<void>;
}

const isStream = (path: string) => path === "/api/sync/events";

/** Stands between this page's client and a true server, hears all that is said, and may change what comes back. */
export async function openBetween(): Promise<Between> {
  const server: OpenServer = await openServer({ onError: () => undefined });
  const platform = globalThis.fetch;
  const database = await openSqlite(join(server.dataFolder, "red-thread.sqlite"));
  let sent: Uint8Array[] = [];

  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { origin, pathname, search } = new URL(request.url);
    if (origin !== pageOrigin) return platform(input, init);
    if (between.isCut) throw new TypeError("Failed to fetch");
    const path = pathname + search;
    const { method } = request;
    const body = new Uint8Array(await request.arrayBuffer());
    sent.push(Buffer.from(`${method} ${path} ${JSON.stringify([...request.headers])}`), body);
    const token = /^Bearer (\S+)$/.exec(request.headers.get("Authorization") ?? "")?.[1];
    const { headers, signal } = request;
    const response = await platform(server.origin + path, {
      method,
      headers,
      signal,
      ...(body.length > 0 ? { body } : {}),
    });
    if (isStream(path)) return response;
    const answered = await readAnswer(response);
    const asked = { method, path, token };
    between.heard?.(asked, structuredClone(answered));
    return toResponse(between.lie === undefined ? answered : between.lie(asked, answered), response.headers);
  };

  const between: Between = {
    origin: server.origin,
    lie: undefined,
    heard: undefined,
    isCut: false,
    readable(secrets = []) {
      const find = createPlainTextDetector([...markedWords, ...secrets]);
      const found = [...new Set(sent.flatMap((one) => find(one)))];
      sent = [];
      return found;
    },
    async endAllSessions() {
      await database.deleteFrom("sessions").execute();
    },
    async empty() {
      const tables = [
        "accounts",
        "sessions",
        "devices",
        "log_entries",
        "standings",
        "epochs",
        "blobs",
        "blob_chunks",
      ] as const;
      await inTransaction(database, "empty", async (within) => {
        for (const table of tables) await within.deleteFrom(table).execute();
      });
    },
    async truth(email) {
      const row = await database.selectFrom("accounts").selectAll().where("email", "=", email).executeTakeFirst();
      if (row === undefined) return undefined;
      const count = async (table: "log_entries" | "blobs") =>
        (await database.selectFrom(table).select("account").where("account", "=", row.id).execute()).length;
      const vault = row.vault === null ? undefined : vaultEnvelopeSchema.parse(JSON.parse(row.vault));
      const begun = await database.selectFrom("epochs").select("roster").where("account", "=", row.id).execute();
      const epoch = Math.max(0, ...begun.map(({ roster }) => JSON.parse(roster).epoch));
      const [entries, files] = [await count("log_entries"), await count("blobs")];
      return { account: row.id, edition: vault?.edition?.number, epoch, entries, files };
    },
    async close() {
      globalThis.fetch = platform;
      await database.destroy();
      await server.close();
    },
  };
  return between;
}

async function readAnswer(response: Response): Promise<Answered> {
  const bytes = new Uint8Array(await response.arrayBuffer());
  const type = response.headers.get("Content-Type") ?? "";
  const isJson = type.startsWith("application/json");
  return { status: response.status, type, body: isJson ? JSON.parse(Buffer.from(bytes).toString()) : bytes };
}

function toResponse({ status, type, body }: Answered, before: Headers): Response {
  const headers = new Headers(before);
  headers.delete("Content-Length");
  headers.delete("Content-Encoding");
  if (type !== "") headers.set("Content-Type", type);
  if (status === 204 || status === 304) return new Response(null, { status, headers });
  const bytes = body instanceof Uint8Array ? (body as Uint8Array<ArrayBuffer>) : JSON.stringify(body);
  return new Response(bytes, { status, headers });
}
