import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, describe, expect, test } from "vitest";
import { fail } from "#core/domain/outcome.ts";
import type { LogEntry } from "#core/replication/operation.ts";
import { emptyLog, extendLog } from "#core/replication/verify-entries.ts";
import type { Reader, Readers } from "#pipeline/pipeline-parts.ts";
import { pdfFile } from "../contract/api-home.ts";
import { startPostgres } from "../support/postgres/postgres-cluster.ts";
import { joinDevice, sha256, signUp } from "../sync/true-device.ts";
import { type OpenServer, openServer } from "./home/open-server.ts";
import { register, uploadOf } from "./routes/belongings.ts";
import { call, expectOk } from "./routes/call.ts";

const cluster = await startPostgres();

/** Servers over one database, as processes behind a proxy are. */
async function withServers(
  count: number,
  parts: Parameters<typeof openServer>[0],
  work: (servers: OpenServer[], databaseUrl: string) => Promise<void>,
): Promise<void> {
  const databaseUrl = (await cluster?.createDatabase()) ?? "";
  const dataFolder = await mkdtemp(join(tmpdir(), "red-thread-several-"));
  const servers = await Promise.all(
    Array.from({ length: count }, () => openServer({ ...parts, databaseUrl, dataFolder })),
  );
  try {
    await work(servers, databaseUrl);
  } finally {
    for (const server of servers) await server.close();
    await rm(dataFolder, { recursive: true, force: true });
  }
}

const originOf = (servers: OpenServer[], index: number) => servers[index % servers.length]?.origin ?? "";

async function nextHead(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<number> {
  const { value } = await reader.read();
  const seq = /"seq":(\d+)/.exec(Buffer.from(value ?? []).toString())?.[1];
  return Number(seq);
}

async function openStream(origin: string, token: string): Promise<ReadableStreamDefaultReader<Uint8Array>> {
  const { body } = await call(origin, "get", { path: "/api/sync/events", token });
  const reader = body?.getReader();
  if (reader === undefined) throw new Error("There is no stream.");
  return reader;
}

describe.skipIf(cluster === undefined)("several servers on one PostgreSQL", () => {
  afterAll(() => cluster?.stop(), 60_000);

  test("devices that push to three of them at once make one log, which each of them tells", () =>
    withServers(3, {}, async (servers) => {
      const token = await signUp(originOf(servers, 0));
      const keys = new Map<string, string>();
      const devices = await Promise.all(
        Array.from({ length: 6 }, (_, index) => joinDevice(originOf(servers, index), token, keys)),
      );
      await Promise.all(
        devices.map(async (device) => {
          for (let count = 0; count < 20; count++) {
            await device.replica.record({ entity: `document/${randomUUID()}`, field: "title", payload: '"a title"' });
            await device.replica.record({ entity: "document/one", field: "title", payload: `"title ${count}"` });
            expect((await device.transport.push(device.replica.outbox)).kind).toBe("taken");
          }
        }),
      );
      const told = await Promise.all(
        servers.map(async ({ origin }) => {
          const body = { since: { seq: 0, hash: "" }, limit: 1000 };
          return (await call(origin, "post", { path: "/api/sync/pull", token, body })).text();
        }),
      );
      expect(new Set(told).size).toBe(1);
      const { entries } = JSON.parse(told[0] ?? "") as { entries: LogEntry[] };
      expect(entries.length).toBe(240);
      expect(await extendLog(emptyLog(), entries, { digest: sha256, isSigned: () => true })).toBeUndefined();
    }));

  test("what is pushed to one rings on the others, also after the database cut all connections", () =>
    withServers(2, { onError: () => undefined }, async (servers, databaseUrl) => {
      const token = await signUp(originOf(servers, 0));
      const device = await joinDevice(originOf(servers, 0), token, new Map());
      const push = async () => {
        await device.replica.record({ entity: "document/one", field: "title", payload: '"a title"' });
        return device.transport.push(device.replica.outbox.slice(-1));
      };
      const reader = await openStream(originOf(servers, 1), token);
      expect(await nextHead(reader)).toBe(0);
      const began = performance.now();
      await push();
      expect(await nextHead(reader)).toBe(1);
      expect(performance.now() - began).toBeLessThan(2_000);

      const admin = new pg.Client({ connectionString: databaseUrl });
      await admin.connect();
      await admin.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid != pg_backend_pid()",
      );
      await admin.end();
      // The bell's connection comes back by itself, and rings for whoever may have missed something.
      expect(await nextHead(reader)).toBe(1);
      await push();
      expect(await nextHead(reader)).toBe(2);
      await reader.cancel();
    }));

  test("guesses, requests and room are counted together, and the answer for an unknown e-mail is the same from each", () =>
    withServers(3, { limits: { signIns: 6 }, quota: { bytes: 3 * 1024 * 1024 } }, async (servers) => {
      const { token } = await register(originOf(servers, 0), "private");
      const vaults = await Promise.all(
        servers.map(async ({ origin }) =>
          (await call(origin, "get", { path: "/api/auth/vault?email=nobody@example.org" })).text(),
        ),
      );
      expect(new Set(vaults).size).toBe(1);
      const guess = (index: number) =>
        call(originOf(servers, index), "post", {
          path: "/api/auth/login",
          body: { email: "nobody@example.org", password: "a guess" },
        });
      const answers: number[] = [];
      for (let index = 0; index < 6; index++) answers.push((await guess(index)).status);
      expect(answers).toEqual([401, 401, 429, 429, 429, 429]);
      const put = (index: number) =>
        call(originOf(servers, index), "put", {
          path: `/api/blobs/blob-number-${index}/0`,
          token,
          body: new Uint8Array(900_000),
        });
      const statuses: number[] = [];
      for (let index = 0; index < 6; index++) statuses.push((await put(index)).status);
      expect(statuses).toEqual([204, 204, 204, 507, 507, 507]);
      await call(originOf(servers, 1), "delete", { path: "/api/blobs/blob-number-0", token });
      expect((await put(0)).status).toBe(204);
    }));

  test("of many requests that come at once, none costs more than one", () =>
    withServers(1, { limits: { requests: 60 } }, async (servers) => {
      const asked = Array.from({ length: 50 }, () =>
        call(originOf(servers, 0), "get", { path: "/api/demo/persona/nora" }),
      );
      const statuses = (await Promise.all(asked)).map(({ status }) => status);
      expect(statuses).toEqual(Array(50).fill(200));
    }));

  test("requests of one address are counted together", () =>
    withServers(3, { limits: { requests: 60 } }, async (servers) => {
      const statuses: number[] = [];
      for (let index = 0; index < 90; index++)
        statuses.push((await call(originOf(servers, index), "get", { path: "/api/demo/persona/nora" })).status);
      const taken = statuses.filter((status) => status === 200).length;
      // What each took ahead counts, so that together they allow no more, and hardly less.
      expect(taken).toBeGreaterThanOrEqual(55);
      expect(taken).toBeLessThanOrEqual(64);
    }));

  test("what a process that died was reading is read by another, and no more files of an account at once than may be", () => {
    let atOnce = 0;
    let most = 0;
    let isStuck = true;
    const pdf: Reader = async ({ signal }) => {
      atOnce += 1;
      most = Math.max(most, atOnce);
      // The first to read come to no end, as in a process that is gone.
      if (isStuck) await new Promise((resolve) => signal.addEventListener("abort", resolve));
      await new Promise((resolve) => setTimeout(resolve, 100));
      atOnce -= 1;
      return fail("no-text");
    };
    const readers: Readers = { pdf, image: pdf };
    return withServers(3, { readers }, async (servers, databaseUrl) => {
      const { token } = await register(originOf(servers, 0), "assisted");
      for (let count = 0; count < 5; count++)
        await expectOk(
          call(originOf(servers, count), "post", {
            path: "/api/documents/upload",
            token,
            body: uploadOf(pdfFile(`letter-${count}.pdf`, `words ${count}`)),
          }),
        );
      await expect.poll(() => most, { timeout: 5_000 }).toBe(2);
      isStuck = false;
      atOnce = 0;
      const admin = new pg.Client({ connectionString: databaseUrl });
      await admin.connect();
      // As if its lease had ended: it is a minute long.
      await admin.query("update jobs set lease_until = 0, owner = 'one that is gone' where state = 'running'");
      await admin.end();
      const statuses = async () => {
        const answer = await call(originOf(servers, 2), "get", { path: "/api/documents", token });
        const documents = (await answer.json()) as { processingStatus: string }[];
        return documents.map(({ processingStatus }) => processingStatus);
      };
      await expect.poll(statuses, { timeout: 15_000 }).toEqual(Array(5).fill("failed"));
      expect(most).toBe(2);
    });
  }, 30_000);
});
