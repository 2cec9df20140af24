import { type GreyImage, greyOf } from "#core/imaging/grey-image.ts";
import type { PageImage } from "#core/reading/engines.ts";
import { readImageSize } from "#core/reading/image-size.ts";
import { mostStoredPixels, scaledSize } from "#core/reading/recognised-page-picture.ts";
import type { ReadingFailureCode } from "#core/records/failure.ts";
import { fail, type Outcome, succeed } from "#core/records/outcome.ts";

/** Upright by its EXIF; undefined where the browser does not know the format or the picture is broken. */
async function load(bytes: Uint8Array, mediaType: string): Promise<ImageBitmap | undefined> {
  try {
    const blob = new Blob([bytes as Uint8Array<ArrayBuffer>], { type: mediaType });
    return await createImageBitmap(blob, { imageOrientation: "from-image" });
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
  const loaded = await load(image.bytes, image.mediaType);
  if (loaded) return succeed(drawn(loaded, mostPixels));
  if (image.mediaType !== "image/tiff") return fail("damaged");
  const png = await asPng(image.bytes);
  const converted = png && (await load(png, "image/png"));
  return converted ? succeed(drawn(converted, mostPixels)) : fail("damaged");
}
