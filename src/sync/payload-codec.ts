import { fail, type Outcome, succeed } from "#core/domain/outcome.ts";

/** Where a payload belongs. Sealed for one place, it opens in no other. */
export interface PayloadPlace {
  entity: string;
  field: string;
  opId: string;
  /** Which of the account's keys it is sealed under; 0 or left out for the first. */
  epoch?: number | undefined;
}

/** "damaged": changed, moved from another place, or sealed under another key. "newer-version": a later version of the product wrote it. */
export type PayloadFailure = "damaged" | "newer-version";

/** Turns what an operation says into what travels, and back. */
export interface PayloadCodec {
  /** What new payloads are sealed under; undefined for the account's first key, and where nothing is sealed. */
  epoch(): number | undefined;
  seal(place: PayloadPlace, value: unknown): Promise<string>;
  /** The value as it was sealed, with fields that this version does not know. */
  open(place: PayloadPlace, payload: string): Promise<Outcome<unknown, PayloadFailure>>;
}

/** The codec of an assisted account, whose server may read. */
export function createOpenPayloads(): PayloadCodec {
  return {
    epoch: () => undefined,
    seal: async (_place, value) => JSON.stringify(value),
    async open(_place, payload) {
      try {
        return succeed(JSON.parse(payload));
      } catch {
        return fail("damaged");
      }
    },
  };
}
