import type { Box } from "#core/domain/page.ts";
import { trailingAccent, withAccent } from "./text-layer-accents.ts";
import type { Piece } from "./text-layer-rows.ts";

/** What is needed of an item of pdf.js's `getTextContent` (its marked-content items have no `str`). */
export interface TextLayerItem {
  str: string;
  /** "ltr", "rtl" or "ttb". */
  dir: string;
  /** From the unit square of the text to PDF user space. */
  transform: readonly number[];
  /** Length of the run in PDF user space, along its direction. */
  width: number;
  /** The run's height in PDF user space; of vertical scripts its length. */
  height: number;
}

/** What is needed of pdf.js's page viewport at scale 1: its size in points, and the way from PDF user space to the upright page (y downwards). */
export interface UprightPage {
  width: number;
  height: number;
  transform: readonly number[];
}

/** A quarter turn of the text against the upright page: 0 is level, 1 reads downwards, 2 upside down, 3 upwards. "apart": slanted or vertical. */
export type Turn = 0 | 1 | 2 | 3 | "apart";

export interface PlacedPiece extends Piece {
  turn: Turn;
  /** Where it stands on the upright page, in points; not yet cut to the page. */
  box: Box;
}

/** Text slanted by more than this is a watermark, not a line. */
const mostSlant = Math.PI / 12;
const ascent = 0.8;
const descent = 0.22;

const plain = /^[\x20-\x7E]*$/;
const whiteSpace = /^\s*$/;
const lastWhiteSpace = /\s$/;
// biome-ignore-start lint/suspicious/noControlCharactersInRegex: broken fonts map glyphs to control characters, and none of them is text
const unprintable = /[\u0000-\u0008\u000B-\u001F\u007F\u200B\uFEFF]/g;

const unknownSigns = /[\u0001-\u0008\u000E-\u001F]/g;
const unknownSignsOnly = /^[\u0001-\u0008\u000E-\u001F]+$/;
// biome-ignore-end lint/suspicious/noControlCharactersInRegex: see above
const startsWithDigit = /^\s*[.,]?\d/;

/**
 * A glyph without a meaning right before a number may be its minus: it stays visible as "\uFFFD", because leaving it out would say another
 * number. Elsewhere it is a bullet or a rule, and goes.
 */
function cleaned(text: string, next: string): string {
  // Most items are plain.
  if (plain.test(text)) return text;
  const beforeNumber = unknownSignsOnly.test(text) && startsWithDigit.test(next);
  return text
    .replace(unknownSigns, (_sign, at: number) =>
      beforeNumber || startsWithDigit.test(text.slice(at + 1)) ? "\uFFFD" : "",
    )
    .replace(unprintable, "")
    .replace(/[\t\n\u00A0\u2000-\u200A\u202F\u3000]/g, " ");
}

function finite(value: number | undefined): number {
  return value !== undefined && Number.isFinite(value) ? value : 0;
}

/**
 * The font size. Producers of invisible OCR layers stretch tiny or huge fonts over the word, so the size is believed only where it fits the
 * width of the characters.
 */
function fontSize(height: number, width: number, characters: number): number {
  const expected = characters > 0 ? (2 * width) / characters : height;
  if (characters >= 3 && expected > 0 && (height > 4 * expected || height < expected / 4)) return expected;
  return height > 0 ? height : Math.max(expected, 1);
}

function boxAround(corners: readonly (readonly [number, number])[]): Box {
  const across = corners.map((corner) => corner[0]);
  const down = corners.map((corner) => corner[1]);
  const x = Math.min(...across);
  const y = Math.min(...down);
  return { x, y, width: Math.max(...across) - x, height: Math.max(...down) - y };
}

function placeItem(item: TextLayerItem, text: string, upright: UprightPage): PlacedPiece {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = upright.transform;
  const { transform } = item;
  const ta = finite(transform[0]);
  const tb = finite(transform[1]);
  const tc = finite(transform[2]);
  const td = finite(transform[3]);
  const te = finite(transform[4]);
  const tf = finite(transform[5]);
  const alongX = a * ta + c * tb;
  const alongY = b * ta + d * tb;
  const x = a * te + c * tf + e;
  const y = b * te + d * tf + f;
  const scale = Math.hypot(a, b) || 1;
  const rise = Math.hypot(a * tc + c * td, b * tc + d * td);
  const rightToLeft = item.dir === "rtl";

  if (item.dir === "ttb") {
    const length = Math.abs(finite(item.height)) * scale;
    const em = Math.max(Math.abs(finite(item.width)) * scale, 1);
    const box = { x: x - em / 2, y, width: em, height: length };
    const place = { left: box.x, right: box.x + em, baseline: y + length, em };
    return { text, turn: "apart", box, rightToLeft, spaceAfter: false, ...place };
  }

  const width = Math.abs(finite(item.width)) * scale;
  const em = fontSize(rise, width, text.length);
  if (alongY === 0 && alongX > 0) {
    const box = { x, y: y - ascent * em, width, height: (ascent + descent) * em };
    return { text, turn: 0, box, rightToLeft, spaceAfter: false, left: x, right: x + width, baseline: y, em };
  }
  const angle = Math.atan2(alongY, alongX);
  const quarter = Math.round(angle / (Math.PI / 2));
  const slanted = Math.abs(angle - quarter * (Math.PI / 2)) > mostSlant;
  const [towardsX, towardsY] = [Math.cos(angle), Math.sin(angle)];
  const corner = (along: number, down: number): [number, number] => [
    x + along * towardsX - down * towardsY,
    y + along * towardsY + down * towardsX,
  ];
  const box = boxAround([
    corner(0, -ascent * em),
    corner(width, -ascent * em),
    corner(0, descent * em),
    corner(width, descent * em),
  ]);
  const turn = slanted ? "apart" : ((((quarter % 4) + 4) % 4) as 0 | 1 | 2 | 3);
  const turned = turn === "apart" ? 0 : turn * (Math.PI / 2);
  const left = x * Math.cos(turned) + y * Math.sin(turned);
  const baseline = -x * Math.sin(turned) + y * Math.cos(turned);
  return { text, turn, box, rightToLeft, spaceAfter: false, left, right: left + width, baseline, em };
}

/**
 * Type setters print an accented letter as two signs: the accent first, then the letter under it. They are one letter again where the
 * letter begins before its accent ends.
 */
function joinAccent(previous: PlacedPiece | undefined, piece: PlacedPiece): void {
  if (!previous || previous.turn !== piece.turn || piece.left > previous.right - 0.1 * piece.em) return;
  if (piece.left < previous.right - 1.2 * piece.em || Math.abs(piece.baseline - previous.baseline) > piece.em) return;
  const accent = trailingAccent(previous.text);
  const accented = accent && withAccent(piece.text, accent.mark);
  if (accented === undefined) return;
  previous.text = accent?.before ?? "";
  previous.right = Math.min(previous.right, Math.max(previous.left, piece.left));
  previous.box.width = Math.max(0, previous.right - previous.left);
  piece.text = accented;
}

/** Places the items of a text layer on the upright page. White space is kept as a mark on the piece before it. */
export function placeItems(items: readonly TextLayerItem[], upright: UprightPage): PlacedPiece[] {
  const pieces: PlacedPiece[] = [];
  let previous: PlacedPiece | undefined;
  for (const [index, item] of items.entries()) {
    const text = cleaned(item.str, items[index + 1]?.str || items[index + 2]?.str || "");
    if (whiteSpace.test(text)) {
      if (previous && text !== "") previous.spaceAfter = true;
      continue;
    }
    const piece = placeItem(item, text.trimEnd(), upright);
    piece.spaceAfter = lastWhiteSpace.test(text);
    if (text.startsWith(" ")) {
      piece.text = piece.text.trimStart();
      if (previous) previous.spaceAfter = true;
    }
    joinAccent(previous, piece);
    if (previous?.text === "") {
      pieces.pop();
      const before = pieces[pieces.length - 1];
      if (previous.spaceAfter && before) before.spaceAfter = true;
    }
    pieces.push(piece);
    previous = piece;
  }
  return pieces;
}
