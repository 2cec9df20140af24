import type { OpenedValues } from "#db/opened-values.ts";
import { utf8 } from "#db/sealing/bytes.ts";
import type { Codec, Sealed } from "#db/sealing/codec.ts";

/** Writes rows as they are, for the one database that holds nobody's records. Never for an account's. */
export const openCodec: Codec = {
  seal: async (_table, _id, value) => utf8(JSON.stringify(value)).buffer,
  open: async <Value>(_table: string, _id: string, body: Sealed<Value>) =>
    // Written by `seal` under this type.
    JSON.parse(new TextDecoder().decode(body)) as Value,
  sealBytes: async (_table, _id, bytes) => new Uint8Array(bytes).slice().buffer,
  openBytes: async (_table, _id, body) => new Uint8Array(body),
  hideName: async (_table, name) => name,
};

/** Nothing has to be remembered of what costs nothing to open. */
export const openValues: OpenedValues = {
  open: (table, id, body) => openCodec.open(table, id, body),
  forget: () => undefined,
  clear: () => undefined,
  onClear: () => undefined,
};
