import type { Store } from "#core/domain/store.ts";

/** Everything that a store has to say to a person, spelled so that two stores with the same records say the same. */
export async function dumpOf(store: Store): Promise<Record<string, unknown>> {
  const documents = await store.listDocuments();
  const binned = await store.listBin();
  const details = await Promise.all(
    documents.map(async (document) => [
      document.id,
      {
        document,
        reading: document.processingStatus === "completed" ? await store.getReading(document.id) : undefined,
        corrections: await store.listCorrections(document.id),
        entry: document.type === "entry" ? await textOf(store, document.id) : undefined,
      },
    ]),
  );
  const conversations = await store.listConversations();
  const dialogues = await Promise.all(
    conversations.map(async (conversation) => [
      conversation.id,
      {
        conversation,
        messages: Object.fromEntries((await store.listMessages(conversation.id)).map((one) => [one.id, one])),
      },
    ]),
  );
  return plain({
    documents: Object.fromEntries(details.sort(byName)),
    bin: binned.map(({ document }) => document.id).sort(),
    conversations: Object.fromEntries(dialogues.sort(byName)),
    questions: (await store.listAppointmentQuestions()).sort((one, other) => (one.id < other.id ? -1 : 1)),
    feedback: (await store.listThreadFeedback()).sort((one, other) => (one.threadId < other.threadId ? -1 : 1)),
  });
}

async function textOf(store: Store, id: string): Promise<string | undefined> {
  const content = await store.getContent(id);
  return content && new TextDecoder().decode(await content.arrayBuffer());
}

const byName = (one: unknown[], other: unknown[]) => (String(one[0]) < String(other[0]) ? -1 : 1);

/** Without undefined, and with the keys of every object in order. */
function plain<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(plain) as Value;
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).filter(([, part]) => part !== undefined);
  return Object.fromEntries(entries.sort(byName).map(([name, part]) => [name, plain(part)])) as Value;
}
