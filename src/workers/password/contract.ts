/** What Argon2id is given: bytes, KiB of memory, passes, lanes and bytes of the key. */
export interface HardeningRequest {
  password: Uint8Array;
  salt: Uint8Array;
  memorySize: number;
  iterations: number;
  parallelism: number;
  hashLength: number;
}

/** The key. */
export type HardeningReply = Uint8Array<ArrayBuffer>;
