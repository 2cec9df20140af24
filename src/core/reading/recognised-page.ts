import type { Box, Word } from "#core/domain/page.ts";
import type { RecognisedPage } from "./engines.ts";
import { regionsInReadingOrder } from "./text-layer-columns.ts";
import { boxAroundAll, fractionsOf, type LooseLine, textOfLines } from "./text-layer-lines.ts";
import { groupIntoRows, joinRow, type Piece, splitIntoSegments } from "./text-layer-rows.ts";

interface PixelBox {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

/** What is needed of tesseract's `blocks` output; places in pixels, confidence 0 to 100. */
export interface TesseractBlock {
  paragraphs: readonly {
    lines: readonly {
      baseline: PixelBox;
      bbox: PixelBox;
      words: readonly { text: string; confidence: number; bbox: PixelBox }[];
    }[];
  }[];
}

interface RecognisedPiece extends Piece {
  /** 0 to 1. */
  confidence: number;
  box: Box;
}

/** A line below this is a texture, a signature or a logo that was taken for letters. */
const leastLineConfidence = 0.4;
/** Lines of signs only, or of one or two letters, have to be surer. */
const leastShortLineConfidence = 0.65;
/** A word of a line that was hardly recognised stays where it was recognised so surely by itself, and is so long. */
const sureWord = 0.7;
const fewestSigns = 2;
/** What no texture is taken for: amounts, dates and addresses of the web. */
const unmistakable = /^[^\p{L}\p{N}]?(\d+[.,]\d\d|\d\d?[./-]\d\d?[./-]\d{2,4}|(www\.)?[a-z\d-]+(\.[a-z\d-]{2,})+)$/u;
/** A word of signs only below this is a speck or a rule. */
const leastSignConfidence = 0.5;

const letterOrDigit = /[\p{L}\p{N}]/u;

function confidenceOf(pieces: readonly RecognisedPiece[]): number {
  let sum = 0;
  let characters = 0;
  for (const piece of pieces) {
    sum += piece.confidence * piece.text.length;
    characters += piece.text.length;
  }
  return characters > 0 ? sum / characters : 0;
}

function isJunk(pieces: readonly RecognisedPiece[]): boolean {
  const confidence = confidenceOf(pieces);
  const letters = pieces.reduce((sum, piece) => sum + (piece.text.match(/[\p{L}\p{N}]/gu)?.length ?? 0), 0);
  return confidence < (letters < 3 ? leastShortLineConfidence : leastLineConfidence);
}

function isSure({ text, confidence }: RecognisedPiece): boolean {
  const signs = text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  return (confidence >= sureWord && signs >= fewestSigns) || unmistakable.test(text);
}

/** Tesseract's lines have no font size: the height of the line's middle word, ascenders included, is close to it. */
function emOf(words: readonly { bbox: PixelBox }[]): number {
  const heights = words.map(({ bbox }) => bbox.y1 - bbox.y0).sort((first, second) => first - second);
  return Math.max(1, (heights[Math.floor(heights.length / 2)] ?? 1) * 1.2);
}

/** Tesseract reads a capital I that stands alone as a rule. Before a small word, as close as words stand, it is the pronoun. */
function isPronoun(
  text: string,
  bbox: PixelBox,
  next: { text: string; bbox: PixelBox } | undefined,
  em: number,
): boolean {
  return text.trim() === "|" && next !== undefined && /^\p{Ll}/u.test(next.text) && next.bbox.x0 - bbox.x1 < 0.6 * em;
}

function piecesOf(blocks: readonly TesseractBlock[]): RecognisedPiece[] {
  const pieces: RecognisedPiece[] = [];
  for (const block of blocks) {
    for (const { lines } of block.paragraphs) {
      for (const { baseline, words } of lines) {
        const em = emOf(words);
        const run = baseline.x1 - baseline.x0;
        const slope = run > 0 ? (baseline.y1 - baseline.y0) / run : 0;
        words.forEach(({ text, confidence, bbox }, index) => {
          const printed = isPronoun(text, bbox, words[index + 1], em) ? "I" : text.trim();
          const sure = confidence / 100;
          if (printed === "" || (!letterOrDigit.test(printed) && sure < leastSignConfidence)) return;
          pieces.push({
            text: printed,
            left: bbox.x0,
            right: bbox.x1,
            baseline: baseline.y0 + slope * ((bbox.x0 + bbox.x1) / 2 - baseline.x0),
            em,
            rightToLeft: false,
            spaceAfter: true,
            confidence: Math.min(1, Math.max(0, sure)),
            box: { x: bbox.x0, y: bbox.y0, width: bbox.x1 - bbox.x0, height: bbox.y1 - bbox.y0 },
          });
        });
      }
    }
  }
  return pieces;
}

function rounded(confidence: number): number {
  return Math.round(confidence * 1000) / 1000;
}

/**
 * Turns what tesseract recognised into a page: its words are laid out anew by the code that lays out text layers, so that rows of a table
 * stay one line and columns of prose are read one after the other, however tesseract cut the page into blocks. Lines that were hardly
 * recognised are left out.
 *
 * @param blocks - Tesseract's blocks; null where it found nothing.
 * @param size - Of the recognised image, in pixels.
 * @param keepsBlocks - The engine has found columns of prose: its blocks are read one after the other, as it says.
 */
export function layOutRecognised(
  blocks: readonly TesseractBlock[] | null,
  size: { width: number; height: number },
  keepsBlocks = false,
): RecognisedPage {
  const segmentsOf = (some: readonly TesseractBlock[]) => groupIntoRows(piecesOf(some)).flatMap(splitIntoSegments);
  const regions = keepsBlocks
    ? (blocks ?? []).map((block) => segmentsOf([block]))
    : regionsInReadingOrder(segmentsOf(blocks ?? []));
  const loose = regions.flatMap((region) =>
    groupIntoRows(region).flatMap((row): LooseLine[] => {
      const recognised = row.flatMap((segment) => segment.pieces);
      const pieces = isJunk(recognised) ? recognised.filter(isSure) : recognised;
      if (pieces.length === 0) return [];
      const joined = joinRow(pieces);
      const words: Word[] = joined.pieces.map(({ piece, start, end }) => ({
        start,
        end,
        box: fractionsOf(piece.box, size),
        confidence: rounded(piece.confidence),
      }));
      const box = boxAroundAll(pieces.map((piece) => piece.box));
      const line: LooseLine = { text: joined.text, confidence: rounded(confidenceOf(pieces)), words };
      if (box) line.box = fractionsOf(box, size);
      return [line];
    }),
  );
  return { ...textOfLines(loose), width: size.width, height: size.height };
}
