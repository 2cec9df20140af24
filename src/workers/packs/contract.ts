export interface PackFile {
  name: string;
  /** Size in bytes: another one is no file of this version. */
  bytes: number;
}

/** Files that a person may download, and that lie in a cache of their own afterwards. */
export interface PackContents {
  /**
   * Where the files lie on our own origin. The version stands in the address, so that one version's files never mix with another's.
   */
  address: string;
  /** The cache that holds them on this device. */
  cache: string;
  files: readonly PackFile[];
}

/** Size of the whole pack in bytes. */
export function sizeOfPack({ files }: PackContents): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0);
}

/** A file of a pack, from this device only: nothing is fetched that was not asked for. Throws where it is not here. */
export async function readPackFile(contents: PackContents, name: string): Promise<Uint8Array<ArrayBuffer>> {
  const cache = await caches.open(contents.cache);
  const file = await cache.match(contents.address + name);
  if (file === undefined) throw new Error(`${contents.address}${name} is not on this device.`);
  return new Uint8Array(await file.arrayBuffer());
}
