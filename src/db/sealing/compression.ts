import type { Bytes } from "./bytes.ts";

async function through(bytes: Bytes, { writable, readable }: CompressionStream | DecompressionStream): Promise<Bytes> {
  const writer = writable.getWriter();
  // What fails here fails for whoever reads, too. (Written straight in: a Blob around the bytes costs more than packing them.)
  writer.write(bytes).catch(() => undefined);
  writer.close().catch(() => undefined);
  return new Uint8Array(await new Response(readable).arrayBuffer());
}

/** DEFLATE (RFC 1951) without a wrapper: the seal around it already says what it is and that it is whole. */
export function compress(bytes: Bytes): Promise<Bytes> {
  return through(bytes, new CompressionStream("deflate-raw"));
}

export function decompress(bytes: Bytes): Promise<Bytes> {
  return through(bytes, new DecompressionStream("deflate-raw"));
}
