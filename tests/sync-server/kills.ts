import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { LogEntry } from "#core/replication/operation.ts";
import { emptyLog, extendLog } from "#core/replication/verify-entries.ts";
import { seededRandom } from "../support/seeded-random.ts";
import { joinDevice, sha256, signUp, type TrueDevice } from "../sync/true-device.ts";
import { startServerProcess } from "./server-process.ts";

/** Devices that push at the same time. */
const pushers = 4;

/**
 * Kills the server in the middle of pushes, again and again, over one data folder. Answers what went wrong, a line each: an operation that was
 * acknowledged and is gone, or a log that is no longer one.
 */
export async function killServer(rounds: number, seed: number): Promise<{ wrong: string[]; acknowledged: number }> {
  const random = seededRandom(seed);
  const dataFolder = await mkdtemp(join(tmpdir(), "red-thread-kills-"));
  const wrong: string[] = [];
  const acknowledged = new Set<string>();
  const keys = new Map<string, string>();
  let port = 0;
  try {
    let server = await startServerProcess(dataFolder, 0);
    port = Number(new URL(server.origin).port);
    const token = await signUp(server.origin);
    const devices: TrueDevice[] = [];
    for (let count = 0; count < pushers; count++) devices.push(await joinDevice(server.origin, token, keys));
    for (let round = 0; round < rounds; round++) {
      const { child } = server;
      let dead = false;
      const killed = new Promise<void>((resolve) => child.once("close", () => resolve()));
      setTimeout(
        () => {
          dead = true;
          child.kill("SIGKILL");
        },
        50 + random() * 300,
      );
      await Promise.all(devices.map((device) => pushUntil(device, () => dead, acknowledged)));
      await killed;
      server = await startServerProcess(dataFolder, port);
      const entries = await pullAll(server.origin, token);
      const ids = new Set(entries.map((entry) => entry.operation.opId));
      for (const opId of acknowledged)
        if (!ids.has(opId)) wrong.push(`round ${round}: ${opId} was acknowledged and is gone`);
      const fault = await extendLog(emptyLog(), entries, { digest: sha256, isSigned: () => true });
      if (fault !== undefined) wrong.push(`round ${round}: ${JSON.stringify(fault)}`);
      for (const device of devices) await catchUp(device, entries);
    }
    server.child.kill("SIGKILL");
  } finally {
    await rm(dataFolder, { recursive: true, force: true });
  }
  return { wrong, acknowledged: acknowledged.size };
}

/** One change after the other, each pushed by itself, until the server is gone. */
export async function pushUntil(device: TrueDevice, isOver: () => boolean, acknowledged: Set<string>): Promise<void> {
  while (!isOver()) {
    if (device.replica.outbox.length < 50)
      await device.replica.record({ entity: `document/${randomUUID()}`, field: "title", payload: '"a title"' });
    const operations = device.replica.outbox;
    const answer = await device.transport.push(operations);
    if (answer.kind !== "taken") continue;
    for (const operation of operations) acknowledged.add(operation.opId);
    // The log itself is pulled after the kill.
    if (operations.length >= 50) return;
  }
}

export async function pullAll(origin: string, token: string): Promise<LogEntry[]> {
  const entries: LogEntry[] = [];
  let since = { seq: 0, hash: "" };
  for (;;) {
    const response = await fetch(`${origin}/api/sync/pull`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Authorization: `Bearer ${token}` },
      body: JSON.stringify({ since, limit: 1000 }),
    });
    const answer = (await response.json()) as { entries: LogEntry[]; head: { seq: number; hash: string } };
    entries.push(...answer.entries);
    if (answer.entries.length === 0 || entries.length >= answer.head.seq) return entries;
    since = await headAt(origin, token, entries.length);
  }
}

async function headAt(origin: string, token: string, seq: number): Promise<{ seq: number; hash: string }> {
  const response = await fetch(`${origin}/api/sync/heads/${seq}`, { headers: { Authorization: `Bearer ${token}` } });
  return ((await response.json()) as { head: { seq: number; hash: string } }).head;
}

async function catchUp(device: TrueDevice, entries: readonly LogEntry[]): Promise<void> {
  const fault = await device.replica.take(entries.slice(device.replica.head.seq));
  if (fault !== undefined) throw new Error(`A device no longer believes its server: ${JSON.stringify(fault)}`);
}
