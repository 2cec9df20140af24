import type { Store } from "#core/domain/store.ts";
import { feedbackGroup } from "../storage/groups/single-groups.ts";

/** Tells which of an account's groups were written, after it is done. What only reads, and what is derived, says nothing. */
export function tellingStore(store: Store, told: (groups: string[]) => void): Store {
  const telling =
    <Words extends unknown[], Result>(
      work: (...words: Words) => Promise<Result>,
      groupsOf: (words: Words, result: Result) => string[],
    ) =>
    async (...words: Words): Promise<Result> => {
      const result = await work(...words);
      told(groupsOf(words, result));
      return result;
    };
  const document = (id: string) => [`document:${id}`];
  const conversation = (id: string) => [`conversation:${id}`];
  return {
    ...store,
    addDocuments: telling(store.addDocuments, (_words, added) => added.flatMap(({ id }) => document(id))),
    replaceContent: telling(store.replaceContent, ([id]) => document(id)),
    deleteDocument: telling(store.deleteDocument, ([id]) => document(id)),
    binDocument: telling(store.binDocument, ([id]) => document(id)),
    takeFromBin: telling(store.takeFromBin, ([id]) => document(id)),
    restoreDocument: telling(store.restoreDocument, ([restored]) => document(restored.document.id)),
    retryDocument: telling(store.retryDocument, ([id]) => document(id)),
    completeJob: telling(store.completeJob, ([{ documentId }]) => document(documentId)),
    failJob: telling(store.failJob, ([{ documentId }]) => document(documentId)),
    changeCorrections: telling(store.changeCorrections, ([{ documentId }]) => document(documentId)),
    addConversation: telling(store.addConversation, ([{ id }]) => conversation(id)),
    addMessages: telling(store.addMessages, ([messages]) =>
      messages.flatMap((each) => conversation(each.conversationId)),
    ),
    renameConversation: telling(store.renameConversation, ([id]) => conversation(id)),
    deleteConversation: telling(store.deleteConversation, ([id]) => conversation(id)),
    restoreConversation: telling(store.restoreConversation, ([restored]) => conversation(restored.conversation.id)),
    putAppointmentQuestion: telling(store.putAppointmentQuestion, ([{ id }]) => [`appointment-question:${id}`]),
    deleteAppointmentQuestion: telling(store.deleteAppointmentQuestion, ([id]) => [`appointment-question:${id}`]),
    putThreadFeedback: telling(store.putThreadFeedback, ([{ threadId }]) => [feedbackGroup(threadId)]),
    deleteThreadFeedback: telling(store.deleteThreadFeedback, ([threadId]) => [feedbackGroup(threadId)]),
  };
}
