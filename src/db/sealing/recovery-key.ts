import { sha256, toBase64url, utf8 } from "./bytes.ts";
import { deriveBytes, deriveCipherKey, importDerivationKey } from "./derived-keys.ts";
import type { RecoveryCode } from "./recovery-code.ts";

export const recoveryScheme = "recovery-1";

export interface RecoveryKeys {
  /** Base64url of 32 bytes: shows to a home that the code is known, and cannot open the vault. */
  proof: string;
  wrappingKey: CryptoKey;
}

/** What a recovery code is good for. Its 130 random bits need no hardening, so this costs nothing. */
export async function deriveRecoveryKeys(code: RecoveryCode): Promise<RecoveryKeys> {
  const root = await importDerivationKey(utf8(code));
  return {
    proof: toBase64url(await deriveBytes(root, "red-thread:recovery-proof:1")),
    wrappingKey: await deriveCipherKey(root, "red-thread:recovery-wrapping:1"),
  };
}

/** What a home keeps of a proof (`VaultEnvelope.recoveryVerifier`): base64url SHA-256 of the proof's text in UTF-8. */
export async function recoveryVerifierOf(proof: string): Promise<string> {
  return toBase64url(await sha256(utf8(proof)));
}
