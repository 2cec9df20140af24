/** Where the bytes of files are kept, by names that the server chose: a folder today. */
export interface BlobStore {
  /** Whole and on the disk when it is done. */
  write(name: string, bytes: Uint8Array): Promise<void>;
  read(name: string): Promise<Uint8Array | undefined>;
  /** Of a name that is not there, nothing. */
  remove(name: string): Promise<void>;
  list(): Promise<string[]>;
}
