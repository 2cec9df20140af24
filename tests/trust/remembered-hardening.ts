import { argon2id } from "hash-wasm";
import type { HardeningRequest } from "#workers/password/contract.ts";

const known = new Map<string, Promise<Uint8Array>>();

/** Argon2id as the worker makes it, each password once: hundreds of runs with one person's passwords would otherwise wait for little else. */
export async function hardenInWorker(request: HardeningRequest): Promise<Uint8Array<ArrayBuffer>> {
  const { password, salt, ...costs } = request;
  const name = JSON.stringify([Buffer.from(password).toString("hex"), Buffer.from(salt).toString("hex"), costs]);
  const key = known.get(name) ?? argon2id({ ...request, outputType: "binary" });
  known.set(name, key);
  return new Uint8Array(await key);
}
