import { type Canvas, createCanvas, type Image, ImageData, loadImage } from "@napi-rs/canvas";
import type { ReadingFailureCode } from "#core/domain/failure.ts";
import { fail, type Outcome, succeed } from "#core/domain/outcome.ts";
import type { PageImage } from "#core/reading/engines.ts";
import { readImageSize } from "#core/reading/image-size.ts";
import { type GreyImage, greyOf } from "#core/reading/imaging/grey-image.ts";
import { decodeHeic, type HeicLibrary } from "#core/reading/imaging/heic.ts";
import { mostStoredPixels, scaledSize } from "#core/reading/recognised-page-picture.ts";
import { type TiffJpegPage, tiffJpegPage } from "#core/reading/tiff-jpeg.ts";

/** Decoded pictures are upright: the decoder applies the orientation of the EXIF by itself. */
async function load(bytes: Uint8Array): Promise<Image | undefined> {
  try {
    return await loadImage(bytes);
  } catch {
    return undefined;
  }
}

/** Draws on white, because transparency would come out black. */
function drawn(image: Image | Canvas, mostPixels: number): GreyImage {
  const { width, height } = scaledSize(image, mostPixels);
  const context = createCanvas(width, height).getContext("2d");
  context.fillStyle = "#ffffff";
  context.fillRect(0, 0, width, height);
  // Thin strokes must survive being made small.
  context.imageSmoothingQuality = "high";
  context.drawImage(image, 0, 0, width, height);
  return greyOf(context.getImageData(0, 0, width, height));
}

/**
 * A picture's grey pixels, upright.
 *
 * @param asPng - Makes a PNG of formats that only the OCR engine knows (TIFF); undefined where it does not know them either.
 */
export async function decodePicture(
  image: PageImage,
  mostPixels: number,
  asPng: (bytes: Uint8Array) => Promise<Uint8Array | undefined>,
): Promise<Outcome<GreyImage, ReadingFailureCode>> {
  const size = readImageSize(image.bytes);
  if (size && size.width * size.height > mostStoredPixels) return fail("too-many-pixels");
  const loaded = (await load(image.bytes)) ?? (await converted(image, asPng));
  return loaded ? succeed(drawn(loaded, mostPixels)) : fail("damaged");
}

/** The JPEGs of a page, drawn where each belongs; undefined where one of them is broken. */
async function putTogether({ width, height, pieces }: TiffJpegPage): Promise<Canvas | undefined> {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext("2d");
  for (const { left, top, jpeg } of pieces) {
    const piece = await load(jpeg());
    if (!piece) return undefined;
    context.drawImage(piece, left, top);
  }
  return canvas;
}

/** Formats that the drawing library does not know. */
async function converted(
  { bytes, mediaType }: PageImage,
  asPng: (bytes: Uint8Array) => Promise<Uint8Array | undefined>,
): Promise<Image | Canvas | undefined> {
  if (mediaType === "image/tiff") {
    const jpegs = tiffJpegPage(bytes);
    if (jpegs) return putTogether(jpegs);
    const png = await asPng(bytes);
    return png && load(png);
  }
  if (mediaType !== "image/heic") return undefined;
  const { default: start }: { default: () => HeicLibrary } = await import("libheif-js/libheif-wasm/libheif-bundle.mjs");
  const pixels = await decodeHeic(start(), bytes, mostStoredPixels);
  if (!pixels) return undefined;
  const canvas = createCanvas(pixels.width, pixels.height);
  canvas
    .getContext("2d")
    .putImageData(new ImageData(new Uint8ClampedArray(pixels.data), pixels.width, pixels.height), 0, 0);
  return canvas;
}
