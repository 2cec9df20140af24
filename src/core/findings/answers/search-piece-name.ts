import { isPieceName } from "#core/domain/entry-pieces.ts";

/** Begins the names of an index's pieces. */
export const searchPiecePrefix = "search";

/** Whether a piece of search state is an index's. */
export function isSearchPieceName(name: string): boolean {
  return isPieceName(searchPiecePrefix, name);
}
