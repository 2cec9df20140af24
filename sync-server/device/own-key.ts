import { createECDH, createHmac, createPrivateKey, sign } from "node:crypto";
import { serverDevicePrefix } from "#core/replication/messages.ts";

export interface OwnKey {
  device: string;
  /** Raw P-256 key, base64url: what the account's devices know the server by. */
  publicKey: string;
  sign(hash: string): string;
}

/** The order of P-256: a private key is a number below it. */
const order = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;

/**
 * Who the server is for one account, made of its own key each time: all its processes are one device, a server that was restored is still
 * the same, and nothing of it has to be kept.
 */
export function ownKeyOf(serverKey: Buffer, account: string): OwnKey {
  const derived = (purpose: string) => createHmac("sha256", serverKey).update(`${purpose} ${account}`).digest();
  const number = (BigInt(`0x${derived("device key").toString("hex")}`) % (order - 1n)) + 1n;
  const ecdh = createECDH("prime256v1");
  ecdh.setPrivateKey(Buffer.from(number.toString(16).padStart(64, "0"), "hex"));
  const raw = ecdh.getPublicKey();
  const part = (from: number, to: number) => raw.subarray(from, to).toString("base64url");
  const key = createPrivateKey({
    key: { kty: "EC", crv: "P-256", x: part(1, 33), y: part(33, 65), d: ecdh.getPrivateKey().toString("base64url") },
    format: "jwk",
  });
  return {
    device: `${serverDevicePrefix}${derived("device name").toString("base64url").slice(0, 22)}`,
    publicKey: raw.toString("base64url"),
    sign: (hash) => sign("sha256", Buffer.from(hash), { key, dsaEncoding: "ieee-p1363" }).toString("base64url"),
  };
}
