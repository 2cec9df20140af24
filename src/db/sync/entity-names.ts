import { sha256, toBase64url, utf8 } from "#db/sealing/bytes.ts";
import { deriveNamingKey } from "#db/sealing/derived-keys.ts";
import type { VaultKey } from "#db/sealing/vault.ts";

export const groupKinds = ["document", "conversation", "appointment-question", "thread-feedback"] as const;
/** What comes and goes together. A group is named "kind:id". */
export type GroupKind = (typeof groupKinds)[number];

/** An entity's name is "kind:id", or "kind:id of its group:own id"; a field's key is both with a line break between, as in the log. */
export function fieldKey(entity: string, field: string): string {
  return `${entity}\n${field}`;
}

export function partsOfKey(key: string): { entity: string; field: string } {
  const at = key.indexOf("\n");
  return { entity: key.slice(0, at), field: key.slice(at + 1) };
}

const groupOfPart: Record<string, GroupKind> = { correction: "document", message: "conversation" };

/** The group of an entity; undefined where a newer version made it and this one does not know its kind. */
export function groupOfEntity(entity: string): string | undefined {
  const [kind = "", id = ""] = entity.split(":", 2);
  const of = groupOfPart[kind];
  if (of !== undefined) return `${of}:${id}`;
  return groupKinds.some((known) => known === kind) && id !== "" ? entity : undefined;
}

export function kindOfGroup(group: string): GroupKind | undefined {
  const kind = group.slice(0, group.indexOf(":"));
  return groupKinds.find((known) => known === kind);
}

export function idOfGroup(group: string): string {
  return group.slice(group.indexOf(":") + 1);
}

/**
 * Hides names that tell content, the same way on every device of the account: HMAC-SHA-256 under a key derived from the account's, base64url.
 * Without a key (the server may read everything) it is SHA-256, which only makes names short.
 */
export async function createNameHider(accountKey: CryptoKey | undefined): Promise<(name: string) => Promise<string>> {
  if (accountKey === undefined) return async (name) => toBase64url(await sha256(utf8(name)));
  const key = await deriveNamingKey(accountKey, "red-thread:sync-names:1");
  return async (name) => toBase64url(new Uint8Array(await crypto.subtle.sign("HMAC", key, utf8(name))));
}

/** Tells one value from another without telling what it is: a keyed digest of 128 bits, base64url. Only good on this device. */
export async function createPrinter(vaultKey: VaultKey): Promise<(text: string) => Promise<string>> {
  const key = await deriveNamingKey(vaultKey, "red-thread:sync-prints:1");
  return async (text) => toBase64url(new Uint8Array(await crypto.subtle.sign("HMAC", key, utf8(text)), 0, 16));
}
