import type { VaultEnvelope } from "#core/domain/account.ts";
import { type RandomBytes, toBase64url } from "#db/sealing/bytes.ts";
import { normalizeEmail } from "#db/sealing/password-key.ts";
import type { AccountRow } from "./device-database.ts";
import { createVerifier } from "./verifier.ts";

/** A name for a database that tells nothing of what lies in it. */
export function newDatabaseName(randomBytes: RandomBytes): string {
  return `red-thread.${toBase64url(randomBytes(16))}`;
}

/** A new account of this device. `databaseName`: of records that are here already; a new one where there are none. */
export async function newAccountRow(request: {
  email: string;
  secret: string;
  vault: VaultEnvelope | undefined;
  /** Epoch milliseconds. */
  now: number;
  randomBytes: RandomBytes;
  databaseName?: string;
}): Promise<AccountRow> {
  const { email, secret, vault, now, randomBytes } = request;
  return {
    id: toBase64url(randomBytes(16)),
    email: normalizeEmail(email),
    emailKey: normalizeEmail(email),
    ...(await createVerifier(secret, randomBytes)),
    ...(vault === undefined ? {} : { vault }),
    databaseName: request.databaseName ?? newDatabaseName(randomBytes),
    recoveryCode: { state: "unconfirmed", since: now },
  };
}
