import type { CardInput } from "./card-input.ts";
import { type CardPage, type CardTone, layOutCard } from "./card-layout.ts";

/** A telephone's screen, upright. The clock covers its top and buttons its foot, so nothing stands there. */
const width = 1170;
const height = 2532;
const room = { left: 84, top: 720, width: width - 168, height: height - 720 - 300 };
/** White on near black: a lock screen is looked at in the dark, and a bright picture dazzles. */
const ground = "#171412";
const colours: Record<CardTone, string> = { ink: "#fffdf9", soft: "#c9bdb0", warning: "#ff8f8c" };
const family = '"Atkinson Hyperlegible Next Variable", Verdana, sans-serif';

const fontOf = (size: number, bold: boolean) => `${bold ? 700 : 400} ${size}px ${family}`;

/** The card as pictures for a lock screen: one, wherever all of it fits in letters that can be read. */
export async function drawCardPictures(input: CardInput): Promise<Blob[]> {
  // A canvas draws with what is there; the page's own letters come first.
  await Promise.all([true, false].map((bold) => document.fonts.load(fontOf(40, bold))));
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d");
  if (context === null) throw new Error("This browser draws no pictures.");
  const pages = layOutCard(input, {
    ...room,
    best: 54,
    least: 34,
    measure(text, size, bold) {
      context.font = fontOf(size, bold);
      return context.measureText(text).width;
    },
  });
  const pictures: Blob[] = [];
  for (const page of pages) {
    draw(context, page);
    pictures.push(await canvas.convertToBlob({ type: "image/png" }));
  }
  return pictures;
}

function draw(context: OffscreenCanvasRenderingContext2D, { texts, frames }: CardPage): void {
  context.fillStyle = ground;
  context.fillRect(0, 0, width, height);
  context.strokeStyle = colours.warning;
  context.lineWidth = 5;
  for (const frame of frames) {
    context.beginPath();
    context.roundRect(frame.x, frame.y, frame.width, frame.height, 18);
    context.stroke();
  }
  for (const { text, x, y, size, bold, tone } of texts) {
    context.font = fontOf(size, bold);
    context.fillStyle = colours[tone];
    context.fillText(text, x, y);
  }
}
