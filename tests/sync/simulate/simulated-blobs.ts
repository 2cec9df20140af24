import type { Bytes } from "#db/sealing/bytes.ts";
import type { BlobTransport } from "#sync/blob-contract.ts";
import type { Unreachable } from "#sync/contract.ts";

interface KeptBlob {
  chunks: Map<number, Bytes>;
  committed: boolean;
}

/** A server's files in memory, as its routes answer: a chunk may be put again until the whole was checked. */
export class SimulatedBlobs {
  readonly kept = new Map<string, KeptBlob>();
  private readonly digest: (bytes: Bytes) => string;

  constructor(digest: (bytes: Bytes) => string) {
    this.digest = digest;
  }

  put(blob: string, place: number, bytes: Bytes): void {
    const known = this.kept.get(blob) ?? { chunks: new Map(), committed: false };
    this.kept.set(blob, known);
    if (!known.committed) known.chunks.set(place, bytes);
  }

  commit(
    blob: string,
    whole: { byteSize: number; chunks: number; sha256: string },
  ): "committed" | "missing" | "differs" {
    const known = this.kept.get(blob);
    if (known === undefined || known.chunks.size !== whole.chunks) return "missing";
    if (!known.committed && !this.isWhole(known, whole)) return "differs";
    known.committed = true;
    return "committed";
  }

  isWhole({ chunks }: KeptBlob, whole: { byteSize: number; chunks: number; sha256: string }): boolean {
    const parts = Array.from({ length: whole.chunks }, (_, place) => chunks.get(place) ?? new Uint8Array());
    const joined = new Uint8Array(parts.flatMap((part) => [...part]));
    return joined.byteLength === whole.byteSize && this.digest(joined) === whole.sha256;
  }

  isCommitted(blob: string): boolean {
    return this.kept.get(blob)?.committed === true;
  }

  chunk(blob: string, place: number): Bytes | undefined {
    const known = this.kept.get(blob);
    return known?.committed === true ? known.chunks.get(place) : undefined;
  }

  /** A power cut: what was acknowledged as whole stays; of the others, any chunk may be gone, or half of it. */
  cutPower(random: () => number): void {
    for (const { chunks, committed } of this.kept.values()) {
      if (committed) continue;
      for (const [place, bytes] of chunks) {
        const dice = random();
        if (dice < 0.2) chunks.delete(place);
        else if (dice < 0.4) chunks.set(place, halfOf(bytes));
      }
    }
  }
}

const offline: Unreachable = { kind: "offline" };
const halfOf = (bytes: Bytes): Bytes => bytes.slice(0, Math.floor(bytes.byteLength / 2));

/** How often what happens between a device and the server's files, between 0 and 1. */
export interface BlobFaults {
  lost: number;
  answerLost: number;
  half: number;
}
export const noBlobFaults: BlobFaults = { lost: 0, answerLost: 0, half: 0 };

/** What a device sees of the server's files. */
export class SimulatedBlobNetwork {
  private readonly server: SimulatedBlobs;
  private readonly random: () => number;
  private readonly count: (fault: string) => void;

  constructor(server: SimulatedBlobs, random: () => number, count: (fault: string) => void) {
    this.server = server;
    this.random = random;
    this.count = count;
  }

  transport(faults: BlobFaults): BlobTransport {
    const { server } = this;
    return {
      state: (blob) =>
        this.ask(faults, () => {
          const known = server.kept.get(blob);
          return {
            kind: "state" as const,
            committed: known?.committed === true,
            chunks: [...(known?.chunks.keys() ?? [])],
          };
        }),
      put: async (blob, place, bytes) => {
        // The connection breaks off in the middle of a chunk, and what has come of it is kept.
        if (this.happens(faults.half, "half blob")) {
          server.put(blob, place, halfOf(bytes));
          return offline;
        }
        return this.ask(faults, () => {
          server.put(blob, place, bytes);
          return { kind: "kept" as const };
        });
      },
      commit: (blob, whole) => this.ask(faults, () => ({ kind: server.commit(blob, whole) })),
      chunk: (blob, place) =>
        this.ask(faults, () => {
          const bytes = server.chunk(blob, place);
          return bytes === undefined ? { kind: "missing" as const } : { kind: "chunk" as const, bytes };
        }),
      remove: (blob) =>
        this.ask(faults, () => {
          server.kept.delete(blob);
          return { kind: "removed" as const };
        }),
    };
  }

  async ask<Answer>(faults: BlobFaults, send: () => Answer): Promise<Answer | Unreachable> {
    if (this.happens(faults.lost, "chunk lost")) return offline;
    const answer = send();
    return this.happens(faults.answerLost, "chunk's answer lost") ? offline : answer;
  }

  private happens(chance: number, fault: string): boolean {
    const does = chance > 0 && this.random() < chance;
    if (does) this.count(fault);
    return does;
  }
}
