import type { Conversation, Message } from "#core/domain/conversation.ts";
import type { Store } from "#core/domain/store.ts";
import { type AccountDatabase, type ConversationRow, type MessageRow, nextOrder } from "./account-database.ts";
import type { OpenedValues } from "./opened-values.ts";
import type { Codec } from "./sealing/codec.ts";

type Conversations = Pick<
  Store,
  | "addConversation"
  | "listConversations"
  | "getConversation"
  | "listMessages"
  | "addMessages"
  | "rewordMessage"
  | "renameConversation"
  | "deleteConversation"
  | "restoreConversation"
>;

/** Conversations and their messages: ids, instants and order in plain columns, every word sealed. */
export function createStoredConversations(
  database: AccountDatabase,
  codec: Codec,
  opened: OpenedValues,
): Conversations {
  const { conversations, messages } = database;

  async function openConversation({ id, createdAt, body }: ConversationRow): Promise<Conversation> {
    return { id, createdAt, ...(await opened.open("conversations", id, body)) };
  }

  async function openMessage({ id, conversationId, createdAt, body }: MessageRow): Promise<Message> {
    return { id, conversationId, createdAt, ...(await opened.open("messages", id, body)) };
  }

  /** Inside a transaction. */
  async function putMessages(sealed: Omit<MessageRow, "order">[]): Promise<void> {
    const order = await nextOrder(messages);
    await messages.bulkPut(sealed.map((row, index) => ({ ...row, order: order + index })));
  }

  return {
    async addConversation(conversation) {
      const { id, createdAt, title } = conversation;
      const body = await codec.seal("conversations", id, { title });
      await database.transaction("rw", conversations, async () => {
        await conversations.put({ id, createdAt, order: await nextOrder(conversations), body });
      });
      return { ...conversation };
    },
    async listConversations() {
      const rows = await conversations.toArray();
      rows.sort((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt) || a.order - b.order);
      return Promise.all(rows.map(openConversation));
    },
    async getConversation(id) {
      const row = await conversations.get(id);
      return row && openConversation(row);
    },
    async listMessages(conversationId) {
      const rows = await messages.where("conversationId").equals(conversationId).toArray();
      rows.sort((a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt) || a.order - b.order);
      return Promise.all(rows.map(openMessage));
    },
    async addMessages(added) {
      const sealed = await sealMessages(codec, added);
      await database.transaction("rw", messages, () => putMessages(sealed));
    },
    async rewordMessage(id, answer) {
      const row = await messages.get(id);
      if (row === undefined) return false;
      const body = await codec.seal(
        "messages",
        id,
        wordsOf({ ...(await openMessage(row)), content: answer.answer, answer }),
      );
      return database.transaction("rw", messages, async () => {
        // Deleted in the meantime, it stays deleted.
        const changed = await messages.update(id, { body });
        return changed === 1;
      });
    },
    async renameConversation(id, title) {
      const body = await codec.seal("conversations", id, { title });
      return database.transaction("rw", conversations, async () => {
        const row = await conversations.get(id);
        if (row === undefined) return undefined;
        await conversations.put({ ...row, body });
        return { id, title, createdAt: row.createdAt };
      });
    },
    async deleteConversation(id) {
      const existed = await database.transaction("rw", conversations, messages, async () => {
        const known = (await conversations.where("id").equals(id).count()) > 0;
        const own = await messages.where("conversationId").equals(id).primaryKeys();
        await Promise.all([conversations.delete(id), messages.bulkDelete(own)]);
        return { known, own };
      });
      opened.forget("conversations", id);
      for (const message of existed.own) opened.forget("messages", message);
      return existed.known;
    },
    async restoreConversation({ conversation, messages: own }) {
      const { id, createdAt, title } = conversation;
      const body = await codec.seal("conversations", id, { title });
      const sealed = await sealMessages(codec, own);
      return database.transaction("rw", conversations, messages, async () => {
        if ((await conversations.get(id)) !== undefined) return false;
        const taken = await messages.bulkGet(sealed.map((row) => row.id));
        if (taken.some((row) => row !== undefined)) return false;
        await conversations.put({ id, createdAt, order: await nextOrder(conversations), body });
        await putMessages(sealed);
        return true;
      });
    },
  };
}

function sealMessages(codec: Codec, added: Message[]): Promise<Omit<MessageRow, "order">[]> {
  return Promise.all(
    added.map(async (message) => {
      const { id, conversationId, createdAt } = message;
      return { id, conversationId, createdAt, body: await codec.seal("messages", id, wordsOf(message)) };
    }),
  );
}

/** What of a message is sealed. */
function wordsOf({ role, content, answer }: Message) {
  return { role, content, ...(answer === undefined ? {} : { answer }) };
}
