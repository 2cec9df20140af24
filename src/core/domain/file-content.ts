/**
 * The bytes of an uploaded file. A browser's `Blob` and Node's `Blob` both fit, so that `core` needs neither.
 */
export interface FileContent {
  /** Bytes. */
  readonly size: number;
  /** The media type that was found out or claimed; may be empty. */
  readonly type: string;
  arrayBuffer(): Promise<ArrayBuffer>;
}
