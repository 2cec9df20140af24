import type { ReadingFailureCode } from "#core/domain/failure.ts";
import { fail, type Outcome, succeed } from "#core/domain/outcome.ts";
import type { PageImage } from "#core/reading/engines.ts";
import { readImageSize } from "#core/reading/image-size.ts";
import { type GreyImage, greyOf } from "#core/reading/imaging/grey-image.ts";
import { decodeHeic } from "#core/reading/imaging/heic.ts";
import { mostStoredPixels, scaledSize } from "#core/reading/recognised-page-picture.ts";
import { type TiffJpegPage, tiffJpegPage } from "#core/reading/tiff-jpeg.ts";
import { heicLibrary } from "./heic-decoder.ts";

/** Upright by its EXIF; undefined where the browser does not know the format or the picture is broken. */
async function load(source: Blob | ImageData): Promise<ImageBitmap | undefined> {
  try {
    return await createImageBitmap(source, { imageOrientation: "from-image" });
  } catch {
    return undefined;
  }
}

function drawn(bitmap: ImageBitmap, mostPixels: number): GreyImage {
  const { width, height } = scaledSize(bitmap, mostPixels);
  const context = new OffscreenCanvas(width, height).getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("This browser draws nothing in a worker");
  // Thin strokes must survive being made small.
  context.imageSmoothingQuality = "high";
  // Transparency would come out black.
  context.fillStyle = "#ffffff";
  context.fillRect(0, 0, width, height);
  context.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
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
  const bitmap = (await load(blobOf(image.bytes, image.mediaType))) ?? (await converted(image, asPng));
  return bitmap ? succeed(drawn(bitmap, mostPixels)) : fail("damaged");
}

function blobOf(bytes: Uint8Array, mediaType: string): Blob {
  return new Blob([bytes as Uint8Array<ArrayBuffer>], { type: mediaType });
}

/** The JPEGs of a page, drawn where each belongs; undefined where one of them is broken. */
async function putTogether({ width, height, pieces }: TiffJpegPage): Promise<ImageBitmap | undefined> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("This browser draws nothing in a worker");
  for (const { left, top, jpeg } of pieces) {
    const piece = await load(blobOf(jpeg(), "image/jpeg"));
    if (!piece) return undefined;
    context.drawImage(piece, left, top);
    piece.close();
  }
  return canvas.transferToImageBitmap();
}

/** Formats that this browser does not know. */
async function converted(
  { bytes, mediaType }: PageImage,
  asPng: (bytes: Uint8Array) => Promise<Uint8Array | undefined>,
): Promise<ImageBitmap | undefined> {
  if (mediaType === "image/tiff") {
    const jpegs = tiffJpegPage(bytes);
    if (jpegs) return putTogether(jpegs);
    const png = await asPng(bytes);
    return png && load(blobOf(png, "image/png"));
  }
  if (mediaType !== "image/heic") return undefined;
  const pixels = await decodeHeic(await heicLibrary(), bytes, mostStoredPixels);
  if (!pixels) return undefined;
  return load(new ImageData(pixels.data as Uint8ClampedArray<ArrayBuffer>, pixels.width, pixels.height));
}
