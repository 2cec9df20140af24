/** A file inside a PDF. `isReadable`: its bytes are of a kind and size that can become a record of its own. */
export interface PdfAttachment {
  /** The engine's own name for it, within the open document. */
  id: string;
  name: string;
  /** Unpacked. */
  byteSize: number;
  isReadable: boolean;
}
