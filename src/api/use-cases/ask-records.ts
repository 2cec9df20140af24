import type { Answer } from "#core/domain/conversation.ts";
import type { Answering, Store } from "#core/domain/store.ts";

/** Answers one question from the records; nothing of it is kept. */
export function askRecords(
  store: Store,
  question: string,
  home: { answering: Answering; now: () => Date },
): Promise<Answer> {
  return home.answering(store, { question, history: [], now: home.now() });
}
