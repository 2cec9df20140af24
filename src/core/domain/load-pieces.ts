import type { FollowedStore } from "./store.ts";

/** Whoever keeps something in pieces of search state; false where a piece is not one of this version's, or all of it is known already. */
export interface PieceHolder {
  load(name: string, state: Uint8Array): boolean | Promise<boolean>;
}

/** Pieces that are read and opened at a time: enough that none waits for the other, few enough that they do not all lie in memory. */
const piecesAtOnce = 16;

/** Loads the stored pieces whose names are the holder's own, and removes those that are of no use any more. */
export async function loadPieces(
  holder: PieceHolder,
  store: FollowedStore,
  isOwn: (name: string) => boolean,
): Promise<void> {
  const names = (await store.listSearchState()).filter(isOwn);
  for (let first = 0; first < names.length; first += piecesAtOnce) {
    const some = names.slice(first, first + piecesAtOnce);
    const states = await Promise.all(some.map((name) => store.readSearchState(name)));
    for (const [position, name] of some.entries()) {
      const state = states[position];
      if (state !== undefined && !(await holder.load(name, state))) await store.deleteSearchState(name);
    }
  }
}
