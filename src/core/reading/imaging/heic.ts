import type { ColourPixels } from "./grey-image.ts";

interface HeicImage {
  get_width(): number;
  get_height(): number;
  /** Answers with the pixels filled in, or with nothing where they cannot be decoded. */
  display(pixels: ColourPixels, done: (filled: ColourPixels | null) => void): void;
  free(): void;
}

/** What is needed of libheif's JavaScript face. */
export interface HeicLibrary {
  HeifDecoder: new () => { decode(bytes: Uint8Array): HeicImage[] };
}

/**
 * The first picture of a HEIC file, upright (libheif turns it as the file says); undefined where it is damaged, or larger than `mostPixels`, which
 * is asked before anything is unpacked.
 */
export async function decodeHeic(
  library: HeicLibrary,
  bytes: Uint8Array,
  mostPixels: number,
): Promise<ColourPixels | undefined> {
  let images: HeicImage[] = [];
  try {
    images = new library.HeifDecoder().decode(bytes);
    const [image] = images;
    if (!image) return undefined;
    const [width, height] = [image.get_width(), image.get_height()];
    if (width * height > mostPixels) return undefined;
    const pixels: ColourPixels = { data: new Uint8ClampedArray(width * height * 4), width, height };
    const filled = await new Promise<ColourPixels | null>((resolve) => image.display(pixels, resolve));
    return filled ?? undefined;
  } catch {
    // The library throws strings and numbers at what it does not understand.
    return undefined;
  } finally {
    for (const image of images) image.free();
  }
}
