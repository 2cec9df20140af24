/*
 * A token that is bound to its device's key is good for nothing without it: with each request goes a signature of that key over what is asked.
 */

export const deviceProofHeader = "Device-Proof";
/** Epoch milliseconds of a server that did not take a proof: the device's clock may be wrong by years. */
export const serverTimeHeader = "Server-Time";

/** How far the time of a proof may be from the server's, in milliseconds. */
export const proofPatience = 5 * 60_000;

export interface ProvenRequest {
  method: string;
  /** With what stands after the question mark. */
  path: string;
  /** Epoch milliseconds. */
  time: number;
  /** SHA-256 of the token, base64url. */
  tokenHash: string;
}

/** What a device signs. */
export function provenText({ method, path, time, tokenHash }: ProvenRequest): string {
  return JSON.stringify(["red-thread:request:1", method, path, time, tokenHash]);
}

export function formatProof(time: number, signature: string): string {
  return `${time}.${signature}`;
}

export function parseProof(header: string): { time: number; signature: string } | undefined {
  const [, time, signature] = /^(\d{1,15})\.([\w-]{80,100})$/.exec(header) ?? [];
  return time === undefined || signature === undefined ? undefined : { time: Number(time), signature };
}
