import { connectedParts, type Part } from "./connected-parts.ts";
import { cropped, type GreyImage } from "./grey-image.ts";
import { inkOf } from "./ink.ts";

/** Where a word was found, in the picture's pixels; right and lower edge are outside of it. */
export interface WordPlace {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

/** Only numbers, alone or as a range, are looked at again; a colon behind one is a speck, an H or L the flag that is printed close to it. */
const numeric = /^[<>(]?\d+(?:[.:]\d+)*(?:-\d+(?:[.:]\d+)*)?[:)]?[HL]?$/;
/** Ink is below this share of the paper. */
const inkShare = 0.78;

interface Strokes {
  digits: Part[];
  points: Part[];
  hyphens: Part[];
}

/** Tells the parts of a number by their size and place; undefined where there is any other. */
function strokesOf(parts: readonly Part[], top: number, bottom: number): Strokes | undefined {
  const height = bottom - top;
  const found: Strokes = { digits: [], points: [], hyphens: [] };
  for (const part of parts) {
    const [wide, tall] = [part.right - part.left, part.bottom - part.top];
    if (tall >= 0.7 * height) found.digits.push(part);
    else if (tall <= 0.36 * height && wide <= 0.36 * height && part.bottom >= bottom - 0.22 * height)
      found.points.push(part);
    else if (tall <= 0.3 * height && wide >= 1.2 * tall && part.bottom < bottom - 0.2 * height)
      found.hyphens.push(part);
    else if (tall <= 0.15 * height && wide <= 0.15 * height) continue;
    else return undefined;
  }
  return found;
}

/**
 * The number as it is drawn: the engine reads "3.5 - 5.3" as "35-53" and is sure of it, and "1.85" as "1:85". Its digits are right, so where the
 * picture shows as many digits, the small parts on the base line between them are the decimal points. Any doubt leaves the number as it was read.
 *
 * @param read - What the engine read.
 * @param place - Where, in `image`.
 */
export function withDecimalPoints(read: string, place: WordPlace, image: GreyImage): string {
  if (!numeric.test(read)) return read;
  const margin = 2;
  const left = Math.max(0, Math.floor(place.x0) - margin);
  const top = Math.max(0, Math.floor(place.y0) - margin);
  const width = Math.min(image.width, Math.ceil(place.x1) + margin) - left;
  const height = Math.min(image.height, Math.ceil(place.y1) + margin) - top;
  if (width < 4 || height < 8) return read;
  return asDrawn(read, cropped(image, left, top, width, height)) ?? read;
}

/** The number with the points that the picture shows, where it shows as many digits; undefined where it shows anything else, or no point. */
function asDrawn(read: string, image: GreyImage): string | undefined {
  const ink = inkOf(image, Math.max(8, image.height), inkShare);
  const drawn = connectedParts(ink)
    .filter(({ pixels }) => pixels >= 2)
    .sort((first, second) => first.left - second.left);
  const flag = /[HL]$/.exec(read)?.[0] ?? "";
  const number = read.slice(0, read.length - flag.length);
  // Brackets are taller than digits, and the outermost parts; a flag is the last.
  const parts = drawn.slice(
    number.startsWith("(") ? 1 : 0,
    drawn.length - (number.endsWith(")") ? 1 : 0) - flag.length,
  );
  const tallest = parts.reduce((best, part) => (part.bottom - part.top > best.bottom - best.top ? part : best), {
    left: 0,
    top: 0,
    right: 0,
    bottom: 0,
    pixels: 0,
  });
  const strokes = strokesOf(parts, tallest.top, tallest.bottom);
  const digits = number.match(/\d/g) ?? [];
  const [before = "", after] = number.replace(/^[<>(]/, "").split("-");
  const hyphens = after === undefined ? 0 : 1;
  if (!strokes || strokes.digits.length !== digits.length || strokes.hyphens.length !== hyphens) return undefined;
  // One point a number, between two digits.
  const split = (before.match(/\d/g) ?? []).length;
  let written = /^[<>(]/.exec(number)?.[0] ?? "";
  let points = 0;
  digits.forEach((digit, index) => {
    const [part, next] = [strokes.digits[index], strokes.digits[index + 1]];
    written += digit;
    if (hyphens === 1 && index === split - 1) {
      written += "-";
      return;
    }
    if (!part || !next) return;
    const between = strokes.points.filter((point) => point.left >= part.right - 1 && point.right <= next.left + 1);
    if (between.length !== 1) return;
    written += ".";
    points += 1;
  });
  if (number.endsWith(")")) written += ")";
  const isPlausible =
    points === strokes.points.length && written.split("-").every((each) => each.split(".").length <= 2);
  return isPlausible && points > 0 ? `${written}${flag}` : undefined;
}
