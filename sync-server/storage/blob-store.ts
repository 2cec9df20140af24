/** Where the bytes of files are kept, by names that the server chose: a folder today. */
export interface BlobStore {
  /** Whole and on the disk when it is done. */
  write(name: string, bytes: Uint8Array): Promise<void>;
  read(name: string): Promise<Uint8Array | undefined>;
  /** Of a name that is not there, nothing. */
  remove(name: string): Promise<void>;
  list(): Promise<string[]>;
  /** Takes away what a write left that was broken off; answers how many. */
  removeUnfinished(): Promise<number>;
}

/** What `work` comes to; where it fails, files that nothing names then are taken away. */
export async function orRemove<Result>(
  blobs: BlobStore,
  names: readonly string[],
  work: Promise<Result>,
): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    for (const name of names) await blobs.remove(name).catch(() => undefined);
    throw error;
  }
}
