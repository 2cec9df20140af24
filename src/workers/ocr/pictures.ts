import type { PageImage } from "#core/reading/engines.ts";
import { columnSketchWidth, type Pixels } from "#core/reading/recognised-page-columns.ts";
import { mostPixels, type PreparedImage, type QuarterTurn } from "#core/reading/recognised-page-flow.ts";
import { mostStoredPixels, planPicture, scaledSize } from "#core/reading/recognised-page-picture.ts";
import type { ReadingFailureCode } from "#core/records/failure.ts";
import { fail, type Outcome, succeed } from "#core/records/outcome.ts";

function contextOf(width: number, height: number): OffscreenCanvasRenderingContext2D {
  const context = new OffscreenCanvas(width, height).getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("This browser draws nothing in a worker");
  // Thin strokes must survive being made small.
  context.imageSmoothingQuality = "high";
  // Transparency would come out black.
  context.fillStyle = "#ffffff";
  context.fillRect(0, 0, width, height);
  return context;
}

/** Upright by its EXIF; undefined where the browser does not know the format or the picture is broken. */
async function decode(image: PageImage): Promise<ImageBitmap | undefined> {
  try {
    const blob = new Blob([image.bytes as Uint8Array<ArrayBuffer>], { type: image.mediaType });
    return await createImageBitmap(blob, { imageOrientation: "from-image" });
  } catch {
    return undefined;
  }
}

function sketchOf(picture: ImageBitmap | OffscreenCanvas): Pixels {
  const height = Math.max(1, Math.round((picture.height * columnSketchWidth) / picture.width));
  const context = contextOf(columnSketchWidth, Math.min(height, 4 * columnSketchWidth));
  context.drawImage(picture, 0, 0, columnSketchWidth, height);
  const { data, width, height: cut } = context.getImageData(0, 0, columnSketchWidth, context.canvas.height);
  return { data, width, height: cut };
}

function resolution(image: PageImage, scale: number): { dotsPerInch?: number } {
  return image.dotsPerInch === undefined ? {} : { dotsPerInch: image.dotsPerInch * scale };
}

async function encode(canvas: OffscreenCanvas): Promise<PreparedImage> {
  const blob = await canvas.convertToBlob({ type: "image/jpeg", quality: 0.95 });
  const { width, height } = canvas;
  return { bytes: new Uint8Array(await blob.arrayBuffer()), width, height, sketch: sketchOf(canvas) };
}

function drawn(bitmap: ImageBitmap, degrees: 0 | QuarterTurn, limit: number): OffscreenCanvas {
  const { width, height } = scaledSize(bitmap, limit);
  const sideways = degrees === 90 || degrees === 270;
  const context = contextOf(sideways ? height : width, sideways ? width : height);
  context.translate(context.canvas.width / 2, context.canvas.height / 2);
  context.rotate((degrees * Math.PI) / 180);
  context.drawImage(bitmap, -width / 2, -height / 2, width, height);
  return context.canvas;
}

/** Makes a picture ready for the engine: as it is where the engine reads it well, else redrawn upright, on white, within `mostPixels`. */
export async function preparePicture(image: PageImage): Promise<Outcome<PreparedImage, ReadingFailureCode>> {
  const plan = planPicture(image.bytes, image.mediaType, mostPixels);
  if (plan.size && plan.size.width * plan.size.height > mostStoredPixels) return fail("too-many-pixels");
  const bitmap = await decode(image);
  if (!bitmap) {
    // The engine knows formats that the browser does not (TIFF); without a size there is no place for the words.
    if (!plan.asItIs || !plan.size) return fail("damaged");
    return succeed({ bytes: image.bytes, ...plan.size, ...resolution(image, 1) });
  }
  try {
    if (plan.asItIs) {
      const { width, height } = bitmap;
      return succeed({ bytes: image.bytes, width, height, sketch: sketchOf(bitmap), ...resolution(image, 1) });
    }
    const canvas = drawn(bitmap, 0, mostPixels);
    return succeed({ ...(await encode(canvas)), ...resolution(image, canvas.width / bitmap.width) });
  } finally {
    bitmap.close();
  }
}

export async function redrawPicture(
  image: PageImage,
  degrees: 0 | QuarterTurn,
  limit: number,
): Promise<PreparedImage | undefined> {
  const bitmap = await decode(image);
  if (!bitmap) return undefined;
  try {
    const scale = scaledSize(bitmap, limit).width / bitmap.width;
    return { ...(await encode(drawn(bitmap, degrees, limit))), ...resolution(image, scale) };
  } finally {
    bitmap.close();
  }
}
