/** All three homes (page, worker, Node) have these; `core` is typed without any of them. */
declare const TextEncoder: new () => { encode(text: string): Uint8Array };
declare const TextDecoder: new (label?: string, options?: { fatal?: boolean }) => { decode(bytes: Uint8Array): string };

export function encodeText(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

export function decodeText(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes);
}

/** The text in the encoding of that name, or undefined where nobody knows the name or, with `strict`, the bytes are not in it. */
export function decodeTextAs(bytes: Uint8Array, label: string, strict = false): string | undefined {
  try {
    return new TextDecoder(label, { fatal: strict }).decode(bytes);
  } catch {
    return undefined;
  }
}
