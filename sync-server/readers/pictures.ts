import { createCanvas, type Image, loadImage } from "@napi-rs/canvas";
import { type GreyImage, greyOf } from "#core/imaging/grey-image.ts";
import type { PageImage } from "#core/reading/engines.ts";
import { readImageSize } from "#core/reading/image-size.ts";
import { mostStoredPixels, scaledSize } from "#core/reading/recognised-page-picture.ts";
import type { ReadingFailureCode } from "#core/records/failure.ts";
import { fail, type Outcome, succeed } from "#core/records/outcome.ts";

/** Decoded pictures are upright: the decoder applies the orientation of the EXIF by itself. */
async function load(bytes: Uint8Array): Promise<Image | undefined> {
  try {
    return await loadImage(bytes);
  } catch {
    return undefined;
  }
}

/** Draws on white, because transparency would come out black. */
function drawn(image: Image, mostPixels: number): GreyImage {
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
  const loaded = await load(image.bytes);
  if (loaded) return succeed(drawn(loaded, mostPixels));
  if (image.mediaType !== "image/tiff") return fail("damaged");
  const png = await asPng(image.bytes);
  const converted = png && (await load(png));
  return converted ? succeed(drawn(converted, mostPixels)) : fail("damaged");
}
