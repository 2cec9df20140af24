import { type Canvas, createCanvas, type Image, loadImage } from "@napi-rs/canvas";
import type { PageImage } from "#core/reading/engines.ts";
import { columnSketchWidth, type Pixels } from "#core/reading/recognised-page-columns.ts";
import { mostPixels, type PreparedImage, type QuarterTurn } from "#core/reading/recognised-page-flow.ts";
import { mostStoredPixels, planPicture, scaledSize } from "#core/reading/recognised-page-picture.ts";
import type { ReadingFailureCode } from "#core/records/failure.ts";
import { fail, type Outcome, succeed } from "#core/records/outcome.ts";

/** Decoded pictures are upright: the decoder applies the orientation of the EXIF by itself. */
async function decode(bytes: Uint8Array): Promise<Image | undefined> {
  try {
    return await loadImage(bytes);
  } catch {
    return undefined;
  }
}

/** Draws on white, because transparency would come out black. */
function draw(image: Image, limit: number): Canvas {
  const { width, height } = scaledSize(image, limit);
  const canvas = createCanvas(width, height);
  const context = canvas.getContext("2d");
  context.fillStyle = "#ffffff";
  context.fillRect(0, 0, width, height);
  context.drawImage(image, 0, 0, width, height);
  return canvas;
}

function sketchOf(picture: Image | Canvas): Pixels {
  const height = Math.max(1, Math.round((picture.height * columnSketchWidth) / picture.width));
  const canvas = createCanvas(columnSketchWidth, Math.min(height, 4 * columnSketchWidth));
  const context = canvas.getContext("2d");
  context.fillStyle = "#ffffff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  // Thin strokes must survive being made small.
  context.imageSmoothingQuality = "high";
  context.drawImage(picture, 0, 0, columnSketchWidth, height);
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  return { data, width: canvas.width, height: canvas.height };
}

function resolution(image: PageImage, scale = 1): { dotsPerInch?: number } {
  return image.dotsPerInch === undefined ? {} : { dotsPerInch: image.dotsPerInch * scale };
}

export async function preparePicture(image: PageImage): Promise<Outcome<PreparedImage, ReadingFailureCode>> {
  const plan = planPicture(image.bytes, image.mediaType, mostPixels);
  if (plan.size && plan.size.width * plan.size.height > mostStoredPixels) return fail("too-many-pixels");
  const decoded = await decode(image.bytes);
  if (!decoded) {
    // The engine knows formats that are not known here; without a size there is no place for the words.
    if (!plan.asItIs || !plan.size) return fail("damaged");
    return succeed({ bytes: image.bytes, ...plan.size, ...resolution(image) });
  }
  if (plan.asItIs) {
    const { width, height } = decoded;
    return succeed({ bytes: image.bytes, width, height, sketch: sketchOf(decoded), ...resolution(image) });
  }
  const drawn = draw(decoded, mostPixels);
  return succeed({ ...(await encode(drawn)), ...resolution(image, drawn.width / decoded.width) });
}

async function encode(canvas: Canvas): Promise<PreparedImage> {
  const bytes = new Uint8Array(await canvas.encode("jpeg", 95));
  return { bytes, width: canvas.width, height: canvas.height, sketch: sketchOf(canvas) };
}

export async function redrawPicture(
  image: PageImage,
  degrees: 0 | QuarterTurn,
  limit: number,
): Promise<PreparedImage | undefined> {
  const decoded = await decode(image.bytes);
  if (!decoded) return undefined;
  const upright = draw(decoded, limit);
  if (degrees === 0) return { ...(await encode(upright)), ...resolution(image, upright.width / decoded.width) };
  const sideways = degrees !== 180;
  const canvas = createCanvas(sideways ? upright.height : upright.width, sideways ? upright.width : upright.height);
  const context = canvas.getContext("2d");
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate((degrees * Math.PI) / 180);
  context.drawImage(upright, -upright.width / 2, -upright.height / 2);
  return { ...(await encode(canvas)), ...resolution(image, upright.width / decoded.width) };
}
