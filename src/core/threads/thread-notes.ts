import { threadsOf } from "./find-threads.ts";
import type { NotesPort } from "./refresh-insights.ts";
import { emptyThreadState, notesOf } from "./thread-state.ts";

/** Notes of one account's documents, kept in memory: one more document costs its own notes, not those of all. */
export function createNotes(): NotesPort {
  const state = emptyThreadState();
  const versions = new Map<string, string>();
  return {
    synchronise(wanted) {
      for (const id of versions.keys()) {
        if (wanted.has(id)) continue;
        versions.delete(id);
        delete state.documents[id];
      }
      return [...wanted].filter(([id, version]) => versions.get(id) !== version).map(([id]) => id);
    },
    note(document, version, reading) {
      versions.set(document.id, version);
      state.documents[document.id] = notesOf(document, reading);
    },
    find: (options) => threadsOf(state, options),
  };
}
