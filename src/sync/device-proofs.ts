import { deviceProofHeader, formatProof, provenText, serverTimeHeader } from "#core/domain/device-proof.ts";
import { sha256, toBase64url, utf8 } from "#db/sealing/bytes.ts";

export interface DeviceProofs {
  /** From now on what goes out with this token is signed by its device's key. */
  hold(token: string, sign: (text: string) => Promise<string>): void;
  /** The platform's fetch, with a proof where a token is held. */
  fetch: typeof globalThis.fetch;
}

/** Shows a server with each request that a token is used by the device that it was given to. */
export function createDeviceProofs(parts: { fetch: typeof globalThis.fetch; now: () => number }): DeviceProofs {
  const { fetch, now } = parts;
  const signers = new Map<string, (text: string) => Promise<string>>();
  /** What the server's clock is ahead of this device's. */
  let ahead = 0;

  async function sendProven(
    input: string,
    init: RequestInit,
    token: string,
    sign: (text: string) => Promise<string>,
  ): Promise<Response> {
    const { pathname, search } = new URL(input);
    const time = now() + ahead;
    const tokenHash = toBase64url(await sha256(utf8(token)));
    const text = provenText({ method: init.method ?? "GET", path: pathname + search, time, tokenHash });
    const headers = new Headers(init.headers);
    headers.set(deviceProofHeader, formatProof(time, await sign(text)));
    return fetch(input, { ...init, headers });
  }

  return {
    hold: (token, sign) => void signers.set(token, sign),
    async fetch(input, init = {}) {
      const token = /^Bearer (\S+)$/.exec(new Headers(init.headers).get("Authorization") ?? "")?.[1];
      const sign = token === undefined ? undefined : signers.get(token);
      if (token === undefined || sign === undefined || input instanceof Request) return fetch(input, init);
      const response = await sendProven(String(input), init, token, sign);
      const serverTime = Number(response.headers.get(serverTimeHeader) ?? Number.NaN);
      // A server says its time where it did not take a proof: once more by its clock, and no more than once.
      if (response.status !== 401 || !Number.isSafeInteger(serverTime)) return response;
      ahead = serverTime - now();
      return sendProven(String(input), init, token, sign);
    },
  };
}
