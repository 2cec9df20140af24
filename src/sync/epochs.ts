import { isEpochDue } from "#core/replication/epochs.ts";
import { type Epochs, epochEntity, type Member } from "#core/replication/operation.ts";
import { randomBytes, toBase64url } from "#db/sealing/bytes.ts";
import type { SyncProblem } from "./contract.ts";
import type { VouchedDevices } from "./device-vouching.ts";
import type { EpochKeeping, LogEnd } from "./epoch-keeping.ts";
import { type EpochKey, type EpochKeys, keeperName, openEpoch, proveEpoch, sealEpoch } from "./epoch-keys.ts";
import type { Replica } from "./replica.ts";

export interface EpochParts {
  /** The account's id on the server. */
  account: string;
  /** Keys that others send later keys to; its private half opens them. */
  own: { privateKey: CryptoKey; publicKey: string };
  /** The public half of the account's keeper; where it is not known here, another device begins the next epoch. */
  keeper: string | undefined;
  keys: EpochKeys;
  devices: VouchedDevices;
  /** Keeps all keys on this device's disk before anything is sealed under the newest. */
  keep(keys: readonly EpochKey[]): Promise<void>;
  createId(): string;
}

export function createEpochKeeping(parts: EpochParts): EpochKeeping {
  const { account, own, keeper, keys, devices } = parts;
  const shutOut = new Set<string>();

  async function open(replica: Replica, opId: string): Promise<readonly EpochKey[] | undefined> {
    const operation = replica.operationOf(opId);
    if (operation === undefined) return undefined;
    const payload = await replica.payloadOf(operation);
    return openEpoch(account, { opId, payload }, replica.device, own);
  }

  /** Whom the next epoch begins with: who was in the last, and who came since, vouched for under its key. */
  function membersOf(epochs: Epochs, revoked: ReadonlySet<string>): Member[] {
    const members = new Map<string, Member>(epochs.members);
    for (const { device, publicKey, agreementKey, vouchedAt } of devices.list())
      if (agreementKey !== undefined && vouchedAt >= epochs.number && !members.has(device))
        members.set(device, { device, publicKey, agreementKey });
    return [...members.values()].filter(({ device }) => !revoked.has(device));
  }

  /** Who is to be shut out by the next epoch; undefined where none is due. */
  async function leaving(replica: LogEnd): Promise<Set<string> | undefined> {
    const { epochs, head } = replica;
    const listed = await devices.refresh().catch(() => undefined);
    if (listed === undefined) return undefined;
    const gone = listed.filter(({ revoked }) => revoked === true).map(({ device }) => device);
    const fresh = [...gone, ...shutOut].filter((device) => device !== replica.device && !epochs.revoked.has(device));
    // A log that begins is never sealed under the first key: devices that left another log of this vault have it.
    if (fresh.length === 0 && head.seq > 0 && !isEpochDue(epochs)) return undefined;
    return new Set(fresh);
  }

  function problemOf({ epochs, newestNamed, head, device, outbox }: LogEnd): SyncProblem | undefined {
    if (epochs.revoked.has(device)) return { kind: "signed-out" };
    if (epochs.opId !== undefined && !keys.has(epochs.opId)) return { kind: "signed-out" };
    // Known here, and not in the log: it stands in what waits, or the server keeps it back.
    const known = new Set(epochs.begun.map(({ opId }) => opId));
    for (const { opId } of outbox) known.add(opId);
    const isHidden = head.seq > 0 && keys.list().some(({ number, opId }) => number > epochs.number && !known.has(opId));
    const epoch = isHidden ? keys.current() : newestNamed;
    if (isHidden || newestNamed > keys.current()) return { kind: "untrusted", fault: { kind: "key-withheld", epoch } };
    return undefined;
  }

  return {
    problemOf,

    async asksForLog(end) {
      if (end.epochs.begun.some(({ opId }) => !keys.has(opId)) || problemOf(end) !== undefined) return true;
      return keeper !== undefined && (await leaving(end)) !== undefined;
    },

    shutOut: (device) => void shutOut.add(device),

    async take(replica) {
      const opened: EpochKey[] = [];
      for (const { opId, isLate } of replica.epochs.begun)
        for (const one of keys.has(opId) ? [] : ((await open(replica, opId)) ?? []))
          opened.push(one.opId === opId && isLate ? { ...one, isLate } : one);
      const added = opened.filter(
        (one, place) => !keys.has(one.opId) && opened.findIndex(({ opId }) => opId === one.opId) === place,
      );
      if (added.length === 0) return;
      await parts.keep([...keys.list(), ...added]);
      await keys.add(added);
    },

    async beginWhereDue(replica) {
      if (keeper === undefined || replica.outbox.some(({ roster }) => roster !== undefined)) return;
      const left = await leaving(replica);
      if (left === undefined) return;
      const { epochs } = replica;
      const members = membersOf(epochs, new Set([...epochs.revoked, ...left]));
      if (!members.some(({ device }) => device === replica.device)) return;
      const opId = parts.createId();
      const number = Math.max(epochs.number, keys.current()) + 1;
      const before = keys.of(epochs.number);
      if (before === undefined) return;
      const next = { number, opId, key: toBase64url(randomBytes(32)) };
      const recipients = new Map(members.map(({ device, agreementKey }) => [device, agreementKey]));
      recipients.set(keeperName, keeper);
      const payload = await sealEpoch(account, opId, [...keys.list(), next], recipients);
      const unproven = { epoch: number, under: epochs.number, members, revoked: [...left] };
      const roster = { ...unproven, proof: await proveEpoch(before, account, { opId, payload, roster: unproven }) };
      await replica.record({ opId, entity: epochEntity, field: String(number), payload, roster });
    },
  };
}
