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
  const disk = new MemoryDisk();
  const replica = await Replica.open({
    device,
    disk,
    digest: sha256,
    sign: identity.sign,
    isSigned: createSignatureCheck(subtle, (name) => keys.get(name)),
    now: () => Date.now(),
    createId: randomUUID,
  });
  return { identity, disk, replica, transport: createHttpTransport({ origin, readToken: () => token, fetch }) };
}
