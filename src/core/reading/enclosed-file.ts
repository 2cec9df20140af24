import { maximumFileBytes } from "#core/domain/medical-document.ts";
import { classifyFile } from "./classify-file.ts";
import { sniffedBytes } from "./media-type.ts";

/** A file inside a PDF or an e-mail. `isReadable`: its bytes are of a kind and size that can become a record of its own. */
export interface EnclosedFile {
  /** The engine's own name for it, within the open document. */
  id: string;
  name: string;
  /** Unpacked. */
  byteSize: number;
  isReadable: boolean;
}

export function describeEnclosed(id: string, name: string, bytes: Uint8Array): EnclosedFile {
  const { failure } = classifyFile(name, bytes.subarray(0, sniffedBytes));
  return { id, name, byteSize: bytes.length, isReadable: failure === undefined && bytes.length <= maximumFileBytes };
}
