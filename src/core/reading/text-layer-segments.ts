import type { Piece, Segment } from "./text-layer-rows.ts";

/** A segment that begins with a piece. */
export function startSegment<P extends Piece>(piece: P): Segment<P> {
  const { left, right, baseline, em } = piece;
  return { pieces: [piece], left, right, baseline, em, characters: piece.text.length };
}

/** Adds the next piece of a row to its last segment, in place. */
export function extendSegment<P extends Piece>(segment: Segment<P>, piece: P): void {
  segment.pieces.push(piece);
  segment.right = Math.max(segment.right, piece.right);
  segment.characters += piece.text.length;
}

export function textOfSegment<P extends Piece>({ pieces }: Segment<P>): string {
  return pieces
    .map(({ text }) => text)
    .join(" ")
    .trim();
}

/** Whether the first word of a line had no room behind the line above it, where the column ends at an edge. */
export function hadNoRoom<P extends Piece>(above: Segment<P>, line: Segment<P>, edge: number): boolean {
  const letters = /^\S+/.exec(textOfSegment(line))?.[0].length ?? 1;
  const word = (letters * (line.right - line.left)) / Math.max(1, line.characters);
  return above.right + 0.15 * line.em + word > edge - 0.1 * line.em;
}
