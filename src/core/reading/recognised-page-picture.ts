/** More pixels than any camera of a telephone makes: decoding them would take the memory of the device. */
export const mostStoredPixels = 120_000_000;

/** The size of a picture once it is within `mostPixels`. */
export function scaledSize(
  size: { width: number; height: number },
  mostPixels: number,
): { width: number; height: number } {
  const scale = Math.min(1, Math.sqrt(mostPixels / Math.max(1, size.width * size.height)));
  return { width: Math.max(1, Math.round(size.width * scale)), height: Math.max(1, Math.round(size.height * scale)) };
}
