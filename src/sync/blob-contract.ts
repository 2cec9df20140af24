import type { BlobFile } from "#db/account-database.ts";
import type { Bytes } from "#db/sealing/bytes.ts";
import type { Unreachable } from "./contract.ts";

export type { BlobFile } from "#db/account-database.ts";

/** The server's files, each under a name, in chunks that are sent again wherever the connection broke off. */
export interface BlobTransport {
  /** Which chunks are there. Of a name that the server does not know: none. */
  state(blob: string): Promise<{ kind: "state"; committed: boolean; chunks: number[] } | Unreachable>;
  /** Again does no harm. */
  put(blob: string, place: number, bytes: Bytes): Promise<{ kind: "kept" } | Unreachable>;
  /** Says that this is all of it. `missing` and `differs`: it is not what was said, and not kept as a whole. */
  commit(
    blob: string,
    whole: { byteSize: number; chunks: number; sha256: string },
  ): Promise<{ kind: "committed" | "missing" | "differs" } | Unreachable>;
  /** A chunk of a file that was committed. */
  chunk(blob: string, place: number): Promise<{ kind: "chunk"; bytes: Bytes } | { kind: "missing" } | Unreachable>;
  /** Deletes a file; of one that is not there, nothing. */
  remove(blob: string): Promise<{ kind: "removed" } | Unreachable>;
}

/**
 * How a file looks to the server. The same file of the same subject always gives the same name and the same chunks, so that an upload
 * that broke off goes on where it was, on whatever device.
 */
export interface BlobSealing {
  /** `subject`: whose file it is (a document's id): nothing is shared between two, so that one can be deleted. The name that the file has, where it has one. */
  nameOf(subject: string, file: BlobFile): Promise<string>;
  /** The file as it is sent from now on: with its name under the account's newest key. */
  toSend(subject: string, file: BlobFile): Promise<BlobFile>;
  /** All names that the file may have, under all keys of the account. */
  namesOf(subject: string, file: BlobFile): Promise<string[]>;
  seal(blob: string, place: number, count: number, bytes: Bytes): Promise<Bytes>;
  /** Undefined where it is not what `seal` made for this very place. */
  open(blob: string, place: number, count: number, sealed: Bytes): Promise<Bytes | undefined>;
}

/** Why a file could not be carried over. */
export type BlobProblem =
  | Unreachable
  /** The server has no such file (yet): whoever has it will send it. */
  | { kind: "missing" }
  /** What came, or what stands here, is not the file that was named. */
  | { kind: "damaged" }
  /** This device's storage is full. */
  | { kind: "device-full" };
