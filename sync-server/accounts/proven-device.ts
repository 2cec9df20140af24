import { parseProof, proofPatience, provenText } from "#core/domain/device-proof.ts";
import { isSignedBy } from "../sync/digest.ts";
import { tokenHash } from "./secrets.ts";

/** Whether a request with this token is signed by the key, now. */
export async function provesDevice(
  publicKey: string,
  request: { method: string; url: string; proof: string | undefined; token: string },
  now: number,
): Promise<boolean> {
  const proof = parseProof(request.proof ?? "");
  if (proof === undefined || Math.abs(proof.time - now) > proofPatience) return false;
  const { pathname, search } = new URL(request.url);
  const asked = { method: request.method, path: pathname + search, time: proof.time };
  return isSignedBy(publicKey, proof.signature, provenText({ ...asked, tokenHash: tokenHash(request.token) }));
}
