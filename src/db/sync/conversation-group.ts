import { z } from "zod/mini";
import type { Message } from "#core/records/conversation.ts";
import type { ConversationRow, MessageRow } from "#db/account-database.ts";
import { nextOrder } from "#db/account-database.ts";
import { printOfSealing } from "#db/sealing/codec.ts";
import { fieldKey, idOfGroup, partsOfKey } from "./entity-names.ts";
import { asObject, type GroupRows, type GroupRowsParts, rowsBy, type Stamps, sameStamps } from "./group.ts";

const recordValueSchema = z.object({ createdAt: z.string() });
const titleValueSchema = z.object({ title: z.string() });
const messageValueSchema = z.looseObject({
  role: z.enum(["user", "assistant"]),
  content: z.string(),
  createdAt: z.string(),
});

/** Conversations as groups: when one began, what it is called, and each message. */
export function createConversationGroups({ database, codec, opened }: GroupRowsParts): GroupRows {
  const { conversations, messages } = database;

  const recordKey = (id: string) => fieldKey(`conversation:${id}`, "record");
  const titleKey = (id: string) => fieldKey(`conversation:${id}`, "title");
  const messageKey = ({ id, conversationId }: MessageRow) => fieldKey(`message:${conversationId}:${id}`, "message");

  async function messageValues(rows: readonly MessageRow[]): Promise<Map<string, unknown>> {
    const values = rows.map(async (row): Promise<[string, unknown]> => {
      return [messageKey(row), { createdAt: row.createdAt, ...(await opened.open("messages", row.id, row.body)) }];
    });
    return new Map(await Promise.all(values));
  }

  async function sealMessage(key: string, value: unknown): Promise<Omit<MessageRow, "order"> | undefined> {
    if (!messageValueSchema.safeParse(value).success) return undefined;
    const [, conversationId = "", id = ""] = partsOfKey(key).entity.split(":");
    // What was checked is kept as it came, with what a newer version put into it.
    const { createdAt, ...words } = asObject(value) as Pick<Message, "createdAt" | "role" | "content" | "answer">;
    return { id, conversationId, createdAt, body: await codec.seal("messages", id, words) };
  }

  return {
    async scan() {
      const [rows, all] = await Promise.all([conversations.toArray(), messages.toArray()]);
      const byConversation = rowsBy(all, (row) => row.conversationId);
      return new Map(
        rows.map((row) => [`conversation:${row.id}`, stampsOfRows(row, byConversation.get(row.id) ?? [])]),
      );
    },

    async read(groups) {
      const ids = groups.map(idOfGroup);
      const [rows, all] = await database.transaction("r", conversations, messages, () =>
        Promise.all([conversations.bulkGet(ids), messages.where("conversationId").anyOf(ids).toArray()]),
      );
      const byConversation = rowsBy(all, (row) => row.conversationId);
      return new Map(
        rows
          .filter((row) => row !== undefined)
          .map((row) => {
            const own = byConversation.get(row.id) ?? [];
            const stamps = stampsOfRows(row, own);
            const title = async () => (await opened.open("conversations", row.id, row.body)).title;
            const parts = {
              record: {
                stamp: stamps.record ?? "",
                open: async () => new Map([[recordKey(row.id), { createdAt: row.createdAt }]]),
              },
              title: {
                stamp: stamps.title ?? "",
                open: async () => new Map([[titleKey(row.id), { title: await title() }]]),
              },
              messages: { stamp: stamps.messages ?? "", open: () => messageValues(own) },
            };
            return [`conversation:${row.id}`, { place: "here" as const, parts }];
          }),
      );
    },

    async write(group, values, seen) {
      const id = idOfGroup(group);
      const record = recordValueSchema.safeParse(values.get(recordKey(id)));
      const title = titleValueSchema.safeParse(values.get(titleKey(id)));
      const body = title.success ? await codec.seal("conversations", id, { title: title.data.title }) : undefined;
      const ownValues = [...values].filter(([key]) => key.startsWith(`message:${id}:`));
      const sealed = await Promise.all(ownValues.map(([key, value]) => sealMessage(key, value)));
      const gone = ownValues.filter(([, value]) => value === null).map(([key]) => key);
      return database.transaction("rw", conversations, messages, async () => {
        const [row, own] = await Promise.all([
          conversations.get(id),
          messages.where("conversationId").equals(id).toArray(),
        ]);
        if (!sameStamps(row && stampsOfRows(row, own), seen)) return false;
        const next = await conversationRow(id, row, record.data?.createdAt, body);
        if (next === undefined) return true;
        await conversations.put(next);
        await messages.bulkDelete(
          own.filter((message) => gone.includes(messageKey(message))).map((message) => message.id),
        );
        const orders = new Map(own.map((message) => [message.id, message.order]));
        let order = await nextOrder(messages);
        for (const message of sealed)
          if (message !== undefined) await messages.put({ ...message, order: orders.get(message.id) ?? order++ });
        return true;
      });
    },

    partOf(key) {
      const { entity, field } = partsOfKey(key);
      if (entity.startsWith("message:")) return field === "message" ? "messages" : undefined;
      return field === "record" || field === "title" ? field : undefined;
    },
  };

  /** Inside a transaction: the row as it will be; undefined where it is not here and cannot be made yet. */
  async function conversationRow(
    id: string,
    row: ConversationRow | undefined,
    createdAt: string | undefined,
    body: ConversationRow["body"] | undefined,
  ): Promise<ConversationRow | undefined> {
    if (row !== undefined) return { ...row, createdAt: createdAt ?? row.createdAt, body: body ?? row.body };
    if (createdAt === undefined || body === undefined) return undefined;
    return { id, createdAt, order: await nextOrder(conversations), body };
  }
}

function stampsOfRows(row: ConversationRow, own: readonly MessageRow[]): Stamps {
  const prints = own.map(({ id, body }) => `${id}.${printOfSealing(body)}`).sort();
  return { place: "here", record: row.createdAt, title: printOfSealing(row.body), messages: prints.join(" ") };
}
