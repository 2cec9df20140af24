import { randomUUID } from "node:crypto";
import type { Operation } from "#core/replication/operation.ts";
import { type Bytes, randomBytes } from "#db/sealing/bytes.ts";
import { agreementKeyOf, createAgreementKeys } from "#db/sealing/key-agreement.ts";
import { importVaultKey, keeperOf, withKeeper } from "#db/sealing/vault-content.ts";
import type { SyncOutcome, SyncTransport } from "#sync/contract.ts";
import { createKeyPair, type DeviceIdentity, deviceIdentity } from "#sync/device-identity.ts";
import { createVouchedDevices, type ListedDevice, vouchFor } from "#sync/device-vouching.ts";
import type { EpochKeeping } from "#sync/epoch-keeping.ts";
import { type EpochKey, type EpochKeys, openEpochKeys } from "#sync/epoch-keys.ts";
import { createEpochKeeping } from "#sync/epochs.ts";
import { createHttpTransport } from "#sync/http-transport.ts";
import { joinEpochs } from "#sync/join-epochs.ts";
import type { PayloadCodec } from "#sync/payload-codec.ts";
import { Replica } from "#sync/replica.ts";
import { createSealedPayloads } from "#sync/sealed-payload.ts";
import { synchronise } from "#sync/synchronise.ts";
import { MemoryDisk, sha256 } from "./true-device.ts";

/** A private account on a true server, with what its password opens. */
export interface KeyedAccount {
  origin: string;
  id: string;
  email: string;
  /** What lies in its vault: the first key and the keeper. */
  content: Bytes;
}

export async function ask<Answer = unknown>(
  origin: string,
  method: string,
  path: string,
  { token, body }: { token?: string; body?: unknown } = {},
): Promise<{ status: number; body: Answer }> {
  const response = await fetch(`${origin}/api${path}`, {
    method,
    headers: {
      ...(body === undefined ? {} : { "Content-Type": "application/json" }),
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const isJson = response.headers.get("Content-Type")?.startsWith("application/json") === true;
  return { status: response.status, body: (isJson ? JSON.parse(text) : text) as Answer };
}

export async function openAccount(origin: string): Promise<KeyedAccount> {
  const email = `${randomUUID()}@example.org`;
  const vault = { byPassword: { scheme: "argon2id-1", iv: "aXY", ciphertext: "Yw" } };
  const body = { email, passwordHash: "derived", vault };
  const made = await ask<{ user: { id: string } }>(origin, "POST", "/auth/register", { body });
  return { origin, id: made.body.user.id, email, content: await withKeeper(randomBytes(32)) };
}

export interface KeyedDevice {
  identity: DeviceIdentity;
  agreement: CryptoKeyPair;
  token: string;
  keys: EpochKeys;
  epochs: EpochKeeping;
  replica: Replica;
  disk: MemoryDisk;
  transport: SyncTransport;
  payloads: PayloadCodec;
  /** What was kept on the device's disk of its keys. */
  kept: readonly EpochKey[];
  sync(transport?: SyncTransport): Promise<SyncOutcome>;
  write(entity: string, field: string, value: unknown): Promise<Operation>;
  /** What each field says, "?" where it cannot be opened. */
  read(): Promise<Record<string, unknown>>;
}

/** What a server says to a device that signs in. */
export interface JoinAnswers {
  operations: Operation[];
}

export async function fetchJoinAnswers({ origin }: KeyedAccount, token: string): Promise<JoinAnswers> {
  const { operations } = (await ask<{ operations: Operation[] }>(origin, "GET", "/sync/epochs", { token })).body;
  return { operations };
}

export async function signIn({ origin, email }: KeyedAccount): Promise<string> {
  const body = { email, password: "derived" };
  return (await ask<{ token: string }>(origin, "POST", "/auth/login", { body })).body.token;
}

/** A device that signs in with the password: its keys, its place in the account and its log are true. */
export async function joinKeyed(account: KeyedAccount, name: string): Promise<KeyedDevice> {
  const { origin, id, content } = account;
  const token = await signIn(account);
  const [firstKey, keeper] = [await importVaultKey(content), await keeperOf(content)];
  const answers = await fetchJoinAnswers(account, token);
  const joined = await joinEpochs({ account: id, firstKey, keeper, ...answers, known: [] });
  if (!joined.ok) throw new Error(joined.failure);
  const device = `${name}-${randomUUID()}`;
  const identity = await deviceIdentity(crypto.subtle, device, await createKeyPair(crypto.subtle));
  const agreement = await createAgreementKeys();
  const agreementKey = await agreementKeyOf(agreement);
  const keys = await openEpochKeys(firstKey, joined.value);
  const epoch = keys.current();
  const newest = keys.of(epoch);
  if (newest === undefined || keeper === undefined) throw new Error("There is no key.");
  const vouch = await vouchFor(newest, id, { device, publicKey: identity.publicKey, agreementKey });
  const body = { device, publicKey: identity.publicKey, name, vouch, agreementKey, ...(epoch === 0 ? {} : { epoch }) };
  await ask(origin, "POST", "/sync/devices", { token, body });
  const listDevices = async () => {
    const listed = await ask<ListedDevice[]>(origin, "GET", "/sync/devices", { token });
    if (listed.status !== 200) throw new Error("The server was not reached.");
    return listed.body;
  };
  const devices = createVouchedDevices({ account: id, keys, listDevices });
  const disk = new MemoryDisk();
  const replica = await Replica.open({
    device,
    disk,
    digest: sha256,
    sign: identity.sign,
    isSigned: devices.isSigned,
    now: () => Date.now(),
    createId: randomUUID,
  });
  const payloads = createSealedPayloads(keys, id);
  const transport = createHttpTransport({ origin, readToken: () => token, fetch });
  const keyed: KeyedDevice = {
    identity,
    agreement,
    token,
    keys,
    epochs: createEpochKeeping({
      account: id,
      own: { privateKey: agreement.privateKey, publicKey: agreementKey },
      keeper: keeper.publicKey,
      keys,
      devices,
      keep: async (all) => {
        keyed.kept = [...all];
      },
      createId: randomUUID,
    }),
    replica,
    disk,
    transport,
    payloads,
    kept: joined.value,
    sync: (other = transport) => synchronise(replica, other, undefined, keyed.epochs),
    async write(entity, field, value) {
      const opId = randomUUID();
      const under = payloads.epoch();
      const payload = await payloads.seal({ entity, field, opId, epoch: under }, value);
      return replica.record({ entity, field, opId, payload, ...(under === undefined ? {} : { epoch: under }) });
    },
    async read() {
      const values: Record<string, unknown> = {};
      for (const { current } of replica.fold().values()) {
        if (current.roster !== undefined) continue;
        const opened = await payloads.open(current, current.payload);
        values[`${current.entity} ${current.field}`] = opened.ok ? opened.value : "?";
      }
      return values;
    },
  };
  return keyed;
}
