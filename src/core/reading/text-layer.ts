import type { Page, Word } from "#core/domain/page.ts";
import { linesOfRegion } from "./text-layer-cells.ts";
import { regionsInReadingOrder } from "./text-layer-columns.ts";
import { boxAroundAll, fractionsOf, type LooseLine, textOfLines } from "./text-layer-lines.ts";
import { type PlacedPiece, placeItems, type TextLayerItem, type Turn, type UprightPage } from "./text-layer-pieces.ts";
import { groupIntoRows, type JoinedRow, joinRow, splitIntoSegments } from "./text-layer-rows.ts";
import { wordsOfRun } from "./text-layer-words.ts";

/** Words get their own boxes only where a line has several cells: elsewhere the place of a word follows from its line's box. */
function wordsOfCells(row: JoinedRow<PlacedPiece>, size: UprightPage): Word[] {
  return row.pieces.flatMap(({ piece, text, start }) =>
    wordsOfRun(text, piece.box).map((word) => ({
      start: start + word.start,
      end: start + word.end,
      box: fractionsOf(word.box, size),
    })),
  );
}

function lineOfRow(row: JoinedRow<PlacedPiece>, size: UprightPage): LooseLine {
  const box = boxAroundAll(row.pieces.map(({ piece }) => piece.box));
  const line: LooseLine = { text: row.text };
  if (box) line.box = fractionsOf(box, size);
  const level = row.pieces.every(({ piece }) => piece.turn === 0);
  if (row.cells > 1 && level) line.words = wordsOfCells(row, size);
  return line;
}

function linesOfTurn(pieces: PlacedPiece[], size: UprightPage): LooseLine[] {
  const segments = groupIntoRows(pieces).flatMap(splitIntoSegments);
  return regionsInReadingOrder<PlacedPiece>(segments).flatMap((region) =>
    linesOfRegion(region).map((row) => lineOfRow(row, size)),
  );
}

/** Vertical scripts and slanted stamps: each run is a line, vertical ones from right to left. */
function linesApart(pieces: PlacedPiece[], size: UprightPage): LooseLine[] {
  return [...pieces]
    .sort((first, second) => second.box.x - first.box.x || first.box.y - second.box.y)
    .map((piece) => lineOfRow(joinRow([piece]), size));
}

/**
 * Turns the text layer of one PDF page into lines in reading order.
 *
 * @param number - The page's number, 1-based.
 * @param items - The text items of pdf.js's `getTextContent`, in any order.
 * @param upright - The page's viewport at scale 1, with its rotation applied.
 * @returns A page of source "text-layer". A row of a table is one line, its cells separated by two spaces; columns of prose are read one
 *   after the other; text printed in another direction than most follows at the end. Boxes are fractions of the upright page.
 */
export function readTextLayer(number: number, items: readonly TextLayerItem[], upright: UprightPage): Page {
  const byTurn = new Map<Turn, { pieces: PlacedPiece[]; characters: number }>();
  for (const piece of placeItems(items, upright)) {
    const group = byTurn.get(piece.turn) ?? { pieces: [], characters: 0 };
    group.pieces.push(piece);
    group.characters += piece.text.length;
    byTurn.set(piece.turn, group);
  }
  const groups = [...byTurn].sort((first, second) => second[1].characters - first[1].characters);
  const loose = groups.flatMap(([turn, { pieces }]) =>
    turn === "apart" ? linesApart(pieces, upright) : linesOfTurn(pieces, upright),
  );
  return { number, source: "text-layer", ...textOfLines(loose), width: upright.width, height: upright.height };
}
