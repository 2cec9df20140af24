import { z } from "zod/mini";
import type { Roster } from "#core/replication/operation.ts";
import { type Bytes, fromBase64url, toBase64url, utf8 } from "#db/sealing/bytes.ts";
import { deriveNamingKey, importDerivationKey } from "#db/sealing/derived-keys.ts";
import { openSealedTo, type SealedTo, sealedToSchema, sealTo } from "#db/sealing/key-agreement.ts";

/** A key of the account that came after its first: number, the operation that began it, and 32 bytes, base64url. */
export const epochKeySchema = z.object({
  number: z.int().check(z.positive()),
  opId: z.string(),
  key: z.string().check(z.regex(/^[\w-]{43}$/)),
  /** Another was in force in its place: it opens, and nothing is sealed or vouched for under it. */
  isLate: z.optional(z.boolean()),
});
export type EpochKey = z.infer<typeof epochKeySchema>;

/** All keys of an account that a device has. What is sealed is sealed under the newest. */
export interface EpochKeys {
  /** 0 for the account's first key. */
  current(): number;
  /** What is derived from to seal in an epoch, and to vouch; undefined where it is not here. */
  of(epoch: number): CryptoKey | undefined;
  /** What may open what was sealed in an epoch: two devices may have begun the same one. */
  allOf(epoch: number): readonly CryptoKey[];
  has(opId: string): boolean;
  list(): readonly EpochKey[];
  add(keys: readonly EpochKey[]): Promise<void>;
}

export async function openEpochKeys(firstKey: CryptoKey, kept: readonly EpochKey[] = []): Promise<EpochKeys> {
  const known: EpochKey[] = [];
  const inForce = new Map<number, CryptoKey>([[0, firstKey]]);
  const all = new Map<number, CryptoKey[]>([[0, [firstKey]]]);
  const keys: EpochKeys = {
    current: () => Math.max(...inForce.keys()),
    of: (epoch) => inForce.get(epoch),
    allOf: (epoch) => all.get(epoch) ?? [],
    has: (opId) => known.some((one) => one.opId === opId),
    list: () => known,
    async add(added) {
      for (const one of added) {
        if (keys.has(one.opId)) continue;
        const imported = await importDerivationKey(fromBase64url(one.key));
        known.push(one);
        all.set(one.number, [...(all.get(one.number) ?? []), imported]);
        if (one.isLate !== true && !inForce.has(one.number)) inForce.set(one.number, imported);
      }
    },
  };
  await keys.add(kept);
  return keys;
}

/**
 * Says, under the key of the epoch before (HMAC-SHA-256, base64url), that whoever began this one was not shut out there: a device that comes later
 * has the keys only, and no word of a device that it could believe.
 */
export async function proveEpoch(
  before: CryptoKey,
  account: string,
  { opId, payload, roster }: { opId: string; payload: string; roster: Omit<Roster, "proof"> },
): Promise<string> {
  const { epoch, under, members, revoked } = roster;
  const named = members.map(({ device, publicKey, agreementKey }) => [device, publicKey, agreementKey]);
  const said = utf8(JSON.stringify([account, opId, epoch, under, named, revoked, payload]));
  const key = await deriveNamingKey(before, "red-thread:epoch-proof:1");
  return toBase64url(new Uint8Array(await crypto.subtle.sign("HMAC", key, said)));
}

/** The package of whoever has the password or the recovery code. */
export const keeperName = "keeper";

const packagesSchema = z.record(z.string(), sealedToSchema);
const contentSchema = z.array(epochKeySchema);

function placeOf(account: string, opId: string, name: string): string {
  return JSON.stringify(["red-thread:epoch:1", account, opId, name]);
}

/** The payload of an operation that begins an epoch: all keys of the account, sealed to each of these keys (by name). */
export async function sealEpoch(
  account: string,
  opId: string,
  keys: readonly EpochKey[],
  recipients: ReadonlyMap<string, string>,
): Promise<string> {
  const content = utf8(JSON.stringify(keys));
  const sealed: Record<string, SealedTo> = {};
  for (const [name, publicKey] of recipients)
    try {
      sealed[name] = await sealTo(publicKey, placeOf(account, opId, name), content);
    } catch (error) {
      // What is no key keeps nobody else from theirs; its device has to sign in again.
      if (name === keeperName || !(error instanceof DOMException)) throw error;
    }
  return JSON.stringify(sealed);
}

/** What is in the package for this name; undefined where there is none, or it is not what was sealed for it. */
export async function openEpoch(
  account: string,
  { opId, payload }: { opId: string; payload: string },
  name: string,
  own: { privateKey: CryptoKey; publicKey: string },
): Promise<readonly EpochKey[] | undefined> {
  const sealed = packagesSchema.safeParse(parsed(payload)).data?.[name];
  const content = sealed && (await openSealedTo(own, placeOf(account, opId, name), sealed));
  const keys = content && contentSchema.safeParse(parsed(textOf(content))).data;
  return keys?.some((one) => one.opId === opId) === true ? keys : undefined;
}

const textOf = (bytes: Bytes) => new TextDecoder().decode(bytes);

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
