import { randomBytes, randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import type { LogEntry } from "#core/replication/operation.ts";
import { emptyLog, extendLog } from "#core/replication/verify-entries.ts";
import type { PostgresCluster } from "../support/postgres/postgres-cluster.ts";
import { startS3 } from "../support/s3-server.ts";
import { seededRandom } from "../support/seeded-random.ts";
import { startTcpRelay, type TcpRelay } from "../support/tcp-relay.ts";
import { joinDevice, sha256, signUp, type TrueDevice } from "../sync/true-device.ts";
import { pullAll, pushUntil } from "./kills.ts";
import { sendBlob } from "./routes/belongings.ts";
import { type ServerProcess, startServerProcess } from "./server-process.ts";

const processes = 3;
const devicesEach = 2;

/**
 * Three processes on one PostgreSQL and one S3 under load: again and again one of them is killed and started anew. Every third time the
 * database cuts the connections of all, and every third time the network between one of them, or all, and the database is cut: what was on its way
 * is gone. Answers what went wrong, a line each: what was acknowledged and is gone, or a log that is no longer one.
 */
export async function killProcesses(
  cluster: PostgresCluster,
  rounds: number,
  seed: number,
  /** Called after each round with what was found so far. */
  told: (round: number, found: { wrong: string[]; acknowledged: number; files: number; cuts: number }) => void = () =>
    undefined,
): Promise<{ wrong: string[]; acknowledged: number; files: number; cuts: number }> {
  const random = seededRandom(seed);
  const [dataFolder, s3] = [await mkdtemp(join(tmpdir(), "red-thread-processes-")), await startS3()];
  const databaseUrl = await cluster.createDatabase();
  const { hostname: host, port: databasePort } = new URL(databaseUrl);
  const networks = await Promise.all(
    Array.from({ length: processes }, () => startTcpRelay({ host, port: Number(databasePort) })),
  );
  const through = ({ port }: TcpRelay) => databaseUrl.replace(`:${databasePort}/`, `:${port}/`);
  const settings = {
    BLOBS: s3.setting("files"),
    AWS_ACCESS_KEY_ID: "S3RVER",
    AWS_SECRET_ACCESS_KEY: "S3RVER",
  };
  const admin = new pg.Client({ connectionString: databaseUrl });
  await admin.connect();
  const start = (port: number, network: TcpRelay) =>
    startServerProcess(dataFolder, port, { ...settings, DATABASE_URL: through(network) });
  const servers = await Promise.all(networks.map((network) => start(0, network)));
  const ports = servers.map(({ origin }) => Number(new URL(origin).port));
  const wrong: string[] = [];
  let cuts = 0;
  const acknowledged = new Set<string>();
  const files = new Map<string, Uint8Array>();
  const keys = new Map<string, string>();
  try {
    const token = await signUp(servers[0]?.origin ?? "");
    const devices: TrueDevice[] = [];
    for (const { origin } of servers)
      for (let count = 0; count < devicesEach; count++) devices.push(await joinDevice(origin, token, keys));
    for (let round = 0; round < rounds; round++) {
      let isOver = false;
      const chosen = Math.floor(random() * processes);
      const load = [
        ...devices.map((device) => pushUntil(device, () => isOver, acknowledged)),
        ...servers.map(({ origin }) => sendFilesUntil(origin, token, () => isOver, files)),
      ];
      await new Promise((resolve) => setTimeout(resolve, 50 + random() * 300));
      if (round % 3 === 1) {
        const cut = random() < 0.3 ? networks : networks.filter((_, place) => place !== chosen).slice(0, 1);
        cuts += cut.length;
        await Promise.all(cut.map((network) => network.cut(50 + random() * 400)));
        // Whoever was cut off goes on by itself.
        await new Promise((resolve) => setTimeout(resolve, random() * 300));
      }
      if (round % 3 === 2) await cutConnections(admin);
      await servers[chosen]?.kill();
      isOver = true;
      await Promise.all(load);
      const network = networks[chosen] ?? networks[0];
      if (network === undefined) throw new Error("There is no network.");
      const started: ServerProcess = await start(ports[chosen] ?? 0, network);
      servers[chosen] = started;
      const logs = await Promise.all(servers.map(({ origin }) => pullAll(origin, token)));
      const [entries = []] = logs;
      if (new Set(logs.map((log) => JSON.stringify(log))).size > 1) wrong.push(`round ${round}: the log is forked`);
      wrong.push(...(await faultsIn(entries, acknowledged)).map((fault) => `round ${round}: ${fault}`));
      for (const device of devices) {
        const fault = await device.replica.take(entries.slice(device.replica.head.seq));
        if (fault !== undefined) wrong.push(`round ${round}: a device no longer believes its server`);
      }
      told(round + 1, { wrong, acknowledged: acknowledged.size, files: files.size, cuts });
    }
    for (const [name, bytes] of files) {
      const headers = { Authorization: `Bearer ${token}` };
      const read = await fetch(`${servers[0]?.origin}/api/blobs/${name}`, { headers });
      if (!Buffer.from(await read.arrayBuffer()).equals(bytes)) wrong.push(`The file ${name} was kept and is gone.`);
    }
  } finally {
    for (const server of servers) await server.kill();
    for (const network of networks) await network.stop();
    await admin.end();
    await s3.stop();
    await rm(dataFolder, { recursive: true, force: true });
  }
  return { wrong, acknowledged: acknowledged.size, files: files.size, cuts };
}

async function cutConnections(admin: pg.Client): Promise<void> {
  await admin.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid != pg_backend_pid()",
  );
}

async function faultsIn(entries: readonly LogEntry[], acknowledged: ReadonlySet<string>): Promise<string[]> {
  const ids = new Set(entries.map(({ operation }) => operation.opId));
  const lost = [...acknowledged].filter((opId) => !ids.has(opId));
  const fault = await extendLog(emptyLog(), entries, { digest: sha256, isSigned: () => true });
  return [...lost.map((opId) => `${opId} is gone`), ...(fault === undefined ? [] : [JSON.stringify(fault)])];
}

/** One file after the other; only one whose end was acknowledged is expected to be there. */
async function sendFilesUntil(
  origin: string,
  token: string,
  isOver: () => boolean,
  files: Map<string, Uint8Array>,
): Promise<void> {
  while (!isOver()) {
    const [name, bytes] = [`file-${randomUUID()}`, randomBytes(5_000)];
    const isKept = await sendBlob(origin, token, name, bytes).then(
      () => true,
      () => false,
    );
    if (isKept) files.set(name, bytes);
    else await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
