import { hash, randomUUID, webcrypto } from "node:crypto";
import type { LogEntry, Operation } from "#core/replication/operation.ts";
import type { ReplicaDisk } from "#sync/contract.ts";
import { createKeyPair, createSignatureCheck, type DeviceIdentity, deviceIdentity } from "#sync/device-identity.ts";
import { createHttpTransport } from "#sync/http-transport.ts";
import { Replica } from "#sync/replica.ts";

export const sha256 = (text: string) => hash("sha256", text, "base64url");
const subtle = webcrypto.subtle as SubtleCrypto;

export class MemoryDisk implements ReplicaDisk {
  entries: LogEntry[] = [];
  outbox: Operation[] = [];
  async load() {
    return { entries: [...this.entries], outbox: [...this.outbox] };
  }
  async commit(change: Parameters<ReplicaDisk["commit"]>[0]) {
    if (change.truncateTo !== undefined) this.entries.length = change.truncateTo;
    if (change.append !== undefined) this.entries.push(...change.append);
    if (change.outbox !== undefined) this.outbox = [...change.outbox];
  }
}

export interface TrueDevice {
  identity: DeviceIdentity;
  replica: Replica;
  disk: MemoryDisk;
  transport: ReturnType<typeof createHttpTransport>;
}

export async function signUp(origin: string): Promise<string> {
  const response = await fetch(`${origin}/api/auth/register`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({
      email: `${randomUUID()}@example.org`,
      passwordHash: "derived",
      vault: { byPassword: { scheme: "argon2id-1", iv: "aXY", ciphertext: "Yw" } },
    }),
  });
  return ((await response.json()) as { token: string }).token;
}

/** Of an assisted account, what its server signs with: devices take its word for that. It is listed from the moment a device has joined. */
async function serversOf(origin: string, token: string): Promise<Map<string, string>> {
  const headers = { Authorization: `Bearer ${token}` };
  const account = (await (await fetch(`${origin}/api/auth/account`, { headers })).json()) as { kind?: string };
  for (let attempt = 0; account.kind === "assisted" && attempt < 500; attempt++) {
    const response = await fetch(`${origin}/api/sync/devices`, { headers });
    const listed = (await response.json()) as { device: string; publicKey: string }[];
    const servers = listed.filter(({ device }) => device.startsWith("server-"));
    if (servers.length > 0) return new Map(servers.map(({ device, publicKey }) => [device, publicKey]));
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return new Map();
}

/** A device with true keys against a true server. `keys` are those that the account's devices vouch for. */
export async function joinDevice(origin: string, token: string, keys: Map<string, string>): Promise<TrueDevice> {
  const device = randomUUID();
  const identity = await deviceIdentity(subtle, device, await createKeyPair(subtle));
  keys.set(device, identity.publicKey);
  await fetch(`${origin}/api/sync/devices`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Authorization: `Bearer ${token}` },
    body: JSON.stringify({ device, publicKey: identity.publicKey, name: "a device" }),
  });
  const servers = await serversOf(origin, token);
  const disk = new MemoryDisk();
  const replica = await Replica.open({
    device,
    disk,
    digest: sha256,
    sign: identity.sign,
    isSigned: createSignatureCheck(subtle, (name) => keys.get(name) ?? servers.get(name)),
    now: () => Date.now(),
    createId: randomUUID,
  });
  return { identity, disk, replica, transport: createHttpTransport({ origin, readToken: () => token, fetch }) };
}
