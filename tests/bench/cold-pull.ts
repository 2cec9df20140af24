import { type ChildProcess, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { synchronise } from "#sync/synchronise.ts";
import { joinDevice, signUp } from "../sync/true-device.ts";
import { openServer } from "../sync-server/home/open-server.ts";
import { median } from "./median.ts";

const documents = 10_000;
const rounds = 11;

/**
 * A device that has nothing pulls and checks everything, against the download of the same bytes as one file, which is parsed, from the same server.
 * The server is a process of its own, as it is for every device; each of the two begins with memory that was swept of the other's.
 */
export async function coldPull(): Promise<{ ratio: number; note: string }> {
  const site = await mkdtemp(join(tmpdir(), "red-thread-site-"));
  const data = await mkdtemp(join(tmpdir(), "red-thread-server-"));
  const keys = new Map<string, string>();
  const { token, bytes } = await writeLog(data, keys);
  await writeFile(join(site, "records.bin"), bytes);
  const server = await startServer(data, site);
  const sweep = sweeper();
  const pulled: number[] = [];
  const downloaded: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const fresh = await joinDevice(server.origin, token, keys);
    sweep();
    let began = performance.now();
    const outcome = await synchronise(fresh.replica, fresh.transport);
    pulled.push(performance.now() - began);
    if (outcome.kind !== "up-to-date" || outcome.pulled !== documents) throw new Error(JSON.stringify(outcome));
    sweep();
    began = performance.now();
    const file: unknown[] = await (await fetch(`${server.origin}/records.bin`)).json();
    downloaded.push(performance.now() - began);
    if (file.length !== documents) throw new Error("The file did not arrive whole.");
  }
  server.child.stdin?.end();
  await new Promise((resolve) => server.child.once("close", resolve));
  for (const folder of [site, data]) await rm(folder, { recursive: true, force: true });
  return {
    ratio: median(pulled.map((each, round) => each / (downloaded[round] ?? Number.NaN))),
    note: `${Math.round(median(pulled))} ms for ${documents} records, ${(bytes.length / 1e6).toFixed(1)} MB, checked; ${Math.round(median(downloaded))} ms as one file from the same server; medians of ${rounds}, in turns`,
  };
}

/** Fills an account's log over a server of this process. */
async function writeLog(dataFolder: string, keys: Map<string, string>): Promise<{ token: string; bytes: string }> {
  const server = await openServer({ limits: { requests: 1e9 }, dataFolder });
  const token = await signUp(server.origin);
  const writer = await joinDevice(server.origin, token, keys);
  for (let index = 0; index < documents; index += 500) {
    const changes = Array.from({ length: 500 }, (_, each) => ({
      entity: `document/${index + each}`,
      field: "record",
      payload: createHash("sha512")
        .update(String(index + each))
        .digest("base64url")
        .repeat(12),
    }));
    await writer.replica.recordAll(changes);
    await synchronise(writer.replica, writer.transport);
  }
  await server.close();
  return { token, bytes: JSON.stringify(writer.disk.entries) };
}

async function startServer(data: string, site: string): Promise<{ origin: string; child: ChildProcess }> {
  const serve = join(import.meta.dirname, "../sync-server/serve.ts");
  const child = spawn(process.execPath, ["--import", "tsx", serve, data, site], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  for await (const origin of createInterface({ input: child.stdout })) return { origin, child };
  throw new Error("The server ended before it began.");
}

/** What sweeps memory: a run pays for what it leaves behind itself, and for nothing of the run before it. */
function sweeper(): () => void {
  setFlagsFromString("--expose-gc");
  return runInNewContext("gc");
}
