import { connectedParts, type Part } from "./connected-parts.ts";
import { type GreyImage, shrunk } from "./grey-image.ts";
import { composed, type Homography, identity, inverted, mapPoint, redrawn, squareTo } from "./homography.ts";
import { inkOf } from "./ink.ts";
import { type Corners, pageCorners } from "./page-corners.ts";
import { hasSpecks } from "./specks.ts";
import { rotatedRight } from "./text-band.ts";
import { areInLines, isSideways, type TextParts, textParts } from "./text-parts.ts";
import { textSkew } from "./text-skew.ts";

/** A flat page: its size, and where its points lie in the picture. */
export interface FlatPage {
  width: number;
  height: number;
  /** From the flat page's pixels to the picture's. */
  toPicture: Homography;
}

/** What is seen of a page before it is read. */
export interface Survey {
  page: FlatPage;
  /** The page was found on something darker, and is flattened. */
  isFlattened: boolean;
  /** Lines of text run up and down; undefined: the letters do not say. */
  sideways: boolean | undefined;
  /** Degrees by which lines go down to the right (where the page is sideways: once it is turned a quarter right). */
  skew: number;
  /** Usual height of a letter in the flat page's pixels; 0 where there is no text. */
  letterHeight: number;
  ruled: boolean;
  /** Nearly all of its letters stand in lines: it is a page, whatever it is printed on. */
  inLines: boolean;
  /** There are more small specks than points and dots. */
  specked: boolean;
}

/** Pixels at which letters are told apart: enough for their shape, few enough to take a moment. */
const surveyedPixels = 1_400_000;
/** Where more letters than this share lie outside of a page, it is no page: a box on a form, a light column beside a dark one. */
const mostOutside = 0.04;

function inkRadius(image: GreyImage): number {
  return Math.max(8, Math.round(Math.max(image.width, image.height) / 80));
}

function distance(first: { x: number; y: number }, second: { x: number; y: number }): number {
  return Math.hypot(first.x - second.x, first.y - second.y);
}

/** The page's own size: the longer of its opposite sides each, so that nothing gets coarser. */
function flatPage(corners: Corners): FlatPage {
  const width = Math.round(Math.max(distance(corners[0], corners[1]), distance(corners[3], corners[2])));
  const height = Math.round(Math.max(distance(corners[0], corners[3]), distance(corners[1], corners[2])));
  const toPicture = composed(squareTo(corners), [1 / width, 0, 0, 0, 1 / height, 0, 0, 0, 1]);
  return { width, height, toPicture };
}

function partsOf(image: GreyImage): { parts: Part[]; text: TextParts; ink: ReturnType<typeof inkOf> } {
  const ink = inkOf(image, inkRadius(image), 0.86);
  const parts = connectedParts(ink);
  return { parts, text: textParts(parts, image.height), ink };
}

function outsideShare(corners: Corners, letters: readonly Part[]): number {
  const inside = inverted(squareTo(corners));
  const out = letters.filter(({ left, top, right, bottom }) => {
    const { x, y } = mapPoint(inside, { x: (left + right) / 2, y: (top + bottom) / 2 });
    return x < 0 || y < 0 || x > 1 || y > 1;
  });
  return letters.length > 0 ? out.length / letters.length : 1;
}

/** Looks for the page in the picture, and at how its text stands. */
export function survey(image: GreyImage): Survey {
  const factor = Math.max(1, Math.ceil(Math.sqrt((image.width * image.height) / surveyedPixels)));
  const small = shrunk(image, factor);
  let seen = small;
  let seenParts = partsOf(small);
  let page: FlatPage = { width: image.width, height: image.height, toPicture: identity };
  const corners = pageCorners(small);
  const isFlattened = corners !== undefined && outsideShare(corners, seenParts.text.letters) <= mostOutside;
  if (isFlattened) {
    const flat = flatPage(corners);
    seen = redrawn(small, flat.toPicture, flat.width, flat.height);
    seenParts = partsOf(seen);
    const scale: Homography = [factor, 0, 0, 0, factor, 0, 0, 0, 1];
    const shrink: Homography = [1 / factor, 0, 0, 0, 1 / factor, 0, 0, 0, 1];
    page = {
      width: flat.width * factor,
      height: flat.height * factor,
      toPicture: composed(composed(scale, flat.toPicture), shrink),
    };
  }
  const sideways = isSideways(seenParts.text.letters);
  if (sideways) seenParts = partsOf(rotatedRight(seen));
  const { parts, text, ink } = seenParts;
  return {
    page,
    isFlattened,
    sideways,
    skew: textSkew(ink, text.letters, text.height),
    letterHeight: text.height * factor,
    ruled: text.ruled,
    inLines: areInLines(text.letters, text.height),
    specked: hasSpecks(parts, text.letters.length, text.height),
  };
}
