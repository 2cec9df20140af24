import { z } from "zod/mini";
import { type Bytes, fromBase64url, utf8 } from "#db/sealing/bytes.ts";
import { importDerivationKey } from "#db/sealing/derived-keys.ts";
import { openSealedTo, type SealedTo, sealedToSchema, sealTo } from "#db/sealing/key-agreement.ts";

/** A key of the account that came after its first: number, the operation that began it, and 32 bytes, base64url. */
export const epochKeySchema = z.object({
  number: z.int().check(z.positive()),
  opId: z.string(),
  key: z.string().check(z.regex(/^[\w-]{43}$/)),
});
export type EpochKey = z.infer<typeof epochKeySchema>;

/** All keys of an account that a device has. What is sealed is sealed under the newest. */
export interface EpochKeys {
  /** 0 for the account's first key. */
  current(): number;
  /** What is derived from for an epoch, the one in force first: two devices may have begun the same one. */
  of(epoch: number): readonly CryptoKey[];
  has(opId: string): boolean;
  list(): readonly EpochKey[];
  add(keys: readonly EpochKey[]): Promise<void>;
}

export async function openEpochKeys(firstKey: CryptoKey, kept: readonly EpochKey[] = []): Promise<EpochKeys> {
  const known: EpochKey[] = [];
  const byNumber = new Map<number, CryptoKey[]>([[0, [firstKey]]]);
  const keys: EpochKeys = {
    current: () => Math.max(...byNumber.keys()),
    of: (epoch) => byNumber.get(epoch) ?? [],
    has: (opId) => known.some((one) => one.opId === opId),
    list: () => known,
    async add(added) {
      for (const one of added) {
        if (keys.has(one.opId)) continue;
        const imported = await importDerivationKey(fromBase64url(one.key));
        known.push(one);
        byNumber.set(one.number, [...(byNumber.get(one.number) ?? []), imported]);
      }
    },
  };
  await keys.add(kept);
  return keys;
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
    sealed[name] = await sealTo(publicKey, placeOf(account, opId, name), content);
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
