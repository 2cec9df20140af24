import type { Answer, Message } from "#core/domain/conversation.ts";
import type { Insight } from "#core/domain/insight.ts";
import type { Page } from "#core/domain/page.ts";
import type { SearchIndex } from "#core/findings/answers/search-index.ts";
import type { ThreadNotes } from "#core/findings/threads/thread-notes.ts";

/** What the thread can be asked of its index of words, of its notes for red threads, and of both: by name, in plain data. */
export interface AnsweringWork {
  loadIndex: SearchIndex["load"];
  synchroniseIndex: SearchIndex["synchronise"];
  addToIndex: SearchIndex["add"];
  takeIndexChanges: SearchIndex["takeChanges"];
  notesAreFresh: ThreadNotes["isFresh"];
  loadNotes: ThreadNotes["load"];
  synchroniseNotes: ThreadNotes["synchronise"];
  note: ThreadNotes["note"];
  takeNoteChanges: ThreadNotes["takeChanges"];
  findThreads: ThreadNotes["find"];
  chart: SearchIndex["chart"];
  answer(request: { question: string; history: Message[]; now: Date; threads?: readonly Insight[] }): Promise<Answer>;
}

type WorkName = keyof AnsweringWork;

export type AnsweringCall =
  | { [Name in WorkName]: { kind: "work"; id: number; name: Name; words: Parameters<AnsweringWork[Name]> } }[WorkName]
  /** What an answer wanted to quote from. */
  | { kind: "pages"; id: number; documentId: string; pages: readonly Page[] | undefined };

/** The thread wants the pages of a record. */
export interface AnsweringNote {
  documentId: string;
}
