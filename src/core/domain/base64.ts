const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
const values = new Uint8Array(128);
for (let index = 0; index < alphabet.length; index++) values[alphabet.charCodeAt(index)] = index;

/** The bytes of a base64 text (RFC 4648, with its padding), in an environment that need not have `atob`. What is no base64 counts as zeros. */
export function bytesOfBase64(base64: string): Uint8Array<ArrayBuffer> {
  const padding = base64.endsWith("==") ? 2 : base64.endsWith("=") ? 1 : 0;
  const bytes = new Uint8Array(Math.max(0, Math.floor(base64.length / 4) * 3 - padding));
  const valueAt = (at: number) => values[base64.charCodeAt(at)] ?? 0;
  for (let at = 0, to = 0; at + 3 < base64.length; at += 4) {
    const four = (valueAt(at) << 18) | (valueAt(at + 1) << 12) | (valueAt(at + 2) << 6) | valueAt(at + 3);
    // What lies behind the end is left out by the array itself.
    bytes[to++] = four >> 16;
    bytes[to++] = (four >> 8) & 255;
    bytes[to++] = four & 255;
  }
  return bytes;
}
