import type { FollowedStore } from "#core/domain/store.ts";
import { addMissingVectors, type MakePiece, type VectorsPort } from "#core/findings/answers/synchronise-vectors.ts";

/** Where vectors come from; each answers undefined where there is no search pack or it does not run. */
export interface MeaningSource {
  version: string;
  isReady(): boolean;
  embedText(text: string): Promise<Float32Array | undefined>;
  makePiece: MakePiece;
}

/** What is known of one store's vectors in the worker that holds them. */
export interface MeaningState {
  loaded: Promise<unknown> | undefined;
  preparing: { abort: AbortController; done: Promise<number> } | undefined;
}

export function newMeaningState(): MeaningState {
  return { loaded: undefined, preparing: undefined };
}

/** Makes what is missing, one preparation at a time. Answers how many documents got their vectors. */
export function prepareOnce(
  state: MeaningState,
  parts: { load(): Promise<unknown>; vectors: VectorsPort; store: FollowedStore; makePiece: MakePiece },
): Promise<number> {
  if (state.preparing !== undefined) return state.preparing.done;
  const abort = new AbortController();
  const done = parts
    .load()
    .then(() => addMissingVectors({ ...parts, signal: abort.signal }))
    .finally(() => {
      if (state.preparing?.abort === abort) state.preparing = undefined;
    });
  state.preparing = { abort, done };
  return done;
}

/** Stops a preparation after the document it is at. */
export async function stopPreparing(state: MeaningState): Promise<void> {
  const { preparing } = state;
  preparing?.abort.abort();
  await preparing?.done.catch(() => undefined);
}
