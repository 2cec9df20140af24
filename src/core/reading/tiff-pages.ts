/** More directories than any fax has: a file that names more goes in circles. */
const mostPages = 500;
const subfileTypeTag = 254;
/** Bits of the subfile type: a smaller copy of another picture, a mask of one. */
const reducedOrMask = 0b101;

interface Directory {
  at: number;
  isPage: boolean;
  next: number;
}

function directoryAt(view: DataView, at: number, little: boolean): Directory {
  const entries = view.getUint16(at, little);
  let isPage = true;
  for (let index = 0; index < entries; index++) {
    const entry = at + 2 + index * 12;
    if (view.getUint16(entry, little) !== subfileTypeTag) continue;
    isPage = (view.getUint32(entry + 8, little) & reducedOrMask) === 0;
  }
  return { at, isPage, next: view.getUint32(at + 2 + entries * 12, little) };
}

/**
 * Where the pages of a TIFF begin: the offsets of its directories, previews and masks left out. A file whose chain of directories breaks off
 * gives those before the break; one that is no TIFF gives none. Source: TIFF 6.0, section 2.
 */
export function tiffPageOffsets(bytes: Uint8Array): number[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const pages: number[] = [];
  const seen = new Set<number>();
  try {
    const little = view.getUint16(0) === 0x4949;
    for (let at = view.getUint32(4, little); at !== 0 && !seen.has(at) && seen.size < mostPages; ) {
      seen.add(at);
      const directory = directoryAt(view, at, little);
      if (directory.isPage) pages.push(at);
      at = directory.next;
    }
  } catch (error) {
    // A DataView throws where a directory lies beyond the end.
    if (!(error instanceof RangeError)) throw error;
  }
  return pages;
}

/** The same file with another page as its first, which is the one that decoders open: its header names another directory. */
export function tiffStartingAt(bytes: Uint8Array, offset: number): Uint8Array {
  const copy = new Uint8Array(bytes);
  new DataView(copy.buffer).setUint32(4, offset, copy[0] === 0x49);
  return copy;
}
