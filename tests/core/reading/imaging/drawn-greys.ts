import type { Canvas } from "@napi-rs/canvas";
import { type GreyImage, greyOf } from "#core/reading/imaging/grey-image.ts";
import { blankPage, drawParagraphs } from "../../../fixtures/drawn-page.ts";
import { scannedLetter } from "../../../fixtures/records.ts";

export function greyOfCanvas(canvas: Canvas): GreyImage {
  const { width, height } = canvas;
  return greyOf(canvas.getContext("2d").getImageData(0, 0, width, height));
}

/** A letter of prose on white, 900 × 1200 pixels, letters about 15 pixels high. */
export function letterCanvas(): Canvas {
  const { canvas, context } = blankPage({ width: 900, height: 1200 });
  drawParagraphs(context, scannedLetter, { x: 80, y: 60, width: 740 }, { fontPixels: 21, leading: 1.5 });
  return canvas;
}

/** The letter drawn on a table of this tone through a canvas transform: turned by `degrees` about its middle. */
export function letterOn(tone: string, degrees: number, scale = 0.8): Canvas {
  const { canvas, context } = blankPage({ width: 1100, height: 1300 });
  context.fillStyle = tone;
  context.fillRect(0, 0, 1100, 1300);
  context.translate(550, 650);
  context.rotate((degrees * Math.PI) / 180);
  context.scale(scale, scale);
  context.drawImage(letterCanvas(), -450, -600);
  return canvas;
}
