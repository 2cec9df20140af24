import type { Bytes } from "./bytes.ts";

async function through(bytes: Bytes, stream: CompressionStream | DecompressionStream): Promise<Bytes> {
  const output = new Blob([bytes]).stream().pipeThrough(stream);
  return new Uint8Array(await new Response(output).arrayBuffer());
}

/** DEFLATE (RFC 1951) without a wrapper: the seal around it already says what it is and that it is whole. */
export function compress(bytes: Bytes): Promise<Bytes> {
  return through(bytes, new CompressionStream("deflate-raw"));
}

export function decompress(bytes: Bytes): Promise<Bytes> {
  return through(bytes, new DecompressionStream("deflate-raw"));
}
