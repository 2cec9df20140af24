/** A document's file as an operation names it, once all of it is on the server. */
export interface SyncedFile {
  /** Name of the blob on the server, where it cannot be told from the rest. */
  blob?: string;
  /** SHA-256 of the file itself, lower-case hex. */
  sha256: string;
  /** Bytes of the file itself. */
  byteSize: number;
}

/** Moves files; operations only name them. Every call answers at once: the work goes on beside the operations. */
export interface SyncFiles {
  /** The file is here and no operation names it yet: bring it to the server, then call `fileIsThere` of the syncing. Repeated calls are no error. */
  bringUp(documentId: string, file: { sha256: string; byteSize: number }): void;
  /** An operation names a file that this device does not have. Repeated calls are no error. */
  fetchLater(documentId: string, file: SyncedFile): void;
  /** The document went for good, here or elsewhere. */
  forget(documentId: string): void;
}
