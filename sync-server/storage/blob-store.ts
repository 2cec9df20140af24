/** What a blob may be called. */
export const safeName = /^[\w-]{1,100}$/;

/** Where the bytes of files are kept, by names that the server chose: a folder, or an S3. */
export interface BlobStore {
  /** Whole and on the disk when it is done. */
  write(name: string, bytes: Uint8Array): Promise<void>;
  read(name: string): Promise<Uint8Array | undefined>;
  /** Of a name that is not there, nothing. */
  remove(name: string): Promise<void>;
  /** All names, in parts; with an instant only of what was written before it. */
  list(before?: number): AsyncIterable<string[]>;
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
