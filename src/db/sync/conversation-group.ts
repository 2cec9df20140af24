import type { Message } from "#core/domain/conversation.ts";
import { messageKey, messageOfKey } from "#core/replication/groups/conversation-values.ts";
import { fieldKey, idOfGroup } from "#core/replication/groups/entity-names.ts";
import {
  type GroupWrite,
  type GroupWritten,
  inOrder,
  rowsBy,
  type Stamps,
  sameStamps,
} from "#core/replication/groups/group.ts";
import type { ConversationRow, MessageRow } from "#db/account-database.ts";
import { nextOrder } from "#db/account-database.ts";
import { printOfSealing } from "#db/sealing/codec.ts";
import type { GroupRows, GroupRowsParts } from "./group-rows.ts";

/** Conversations as groups: when one began, what it is called, and each message. */
export function createConversationGroups({ database, codec, opened }: GroupRowsParts): GroupRows {
  const { conversations, messages } = database;

  const recordKey = (id: string) => fieldKey(`conversation:${id}`, "record");
  const titleKey = (id: string) => fieldKey(`conversation:${id}`, "title");
  const keyOfMessage = ({ id, conversationId }: MessageRow) => messageKey(conversationId, id);

  async function messageValues(rows: readonly MessageRow[]): Promise<Map<string, unknown>> {
    const values = rows.map(async (row): Promise<[string, unknown]> => {
      return [keyOfMessage(row), { createdAt: row.createdAt, ...(await opened.open("messages", row.id, row.body)) }];
    });
    return new Map(await Promise.all(values));
  }

  async function sealMessage(key: string, value: unknown): Promise<Omit<MessageRow, "order">> {
    const { conversationId, id } = messageOfKey(key);
    // It was checked, and is kept as it came, with what a newer version put into it.
    const { createdAt, ...words } = value as Pick<Message, "createdAt" | "role" | "content" | "answer">;
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
      const [rows, all] = await database.transaction("r", conversations, messages, async () =>
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

    async write(writes) {
      const prepared = await Promise.all(writes.map(prepare));
      return database.transaction("rw", conversations, messages, async () => inOrder(prepared, (one) => writeOne(one)));
    },
  };

  async function prepare({ group, values, seen }: GroupWrite) {
    const id = idOfGroup(group);
    const record = values.get(recordKey(id)) as { createdAt: string } | undefined;
    const title = values.get(titleKey(id)) as { title: string } | undefined;
    const own = [...values].filter(([key]) => key.startsWith(`message:${id}:`));
    return {
      id,
      seen,
      createdAt: record?.createdAt,
      body: title && (await codec.seal("conversations", id, { title: title.title })),
      put: await Promise.all(own.filter(([, value]) => value !== null).map(([key, value]) => sealMessage(key, value))),
      gone: own.filter(([, value]) => value === null).map(([key]) => key),
    };
  }

  /** Inside a transaction. */
  async function writeOne(one: Awaited<ReturnType<typeof prepare>>): Promise<GroupWritten> {
    const { id } = one;
    const ownRows = () => messages.where("conversationId").equals(id).toArray();
    const [row, own] = await Promise.all([conversations.get(id), ownRows()]);
    if (!sameStamps(row && stampsOfRows(row, own), one.seen)) return "changed";
    const next = await conversationRow(id, row, one.createdAt, one.body);
    if (next === undefined) return "incomplete";
    await conversations.put(next);
    const gone = own.filter((message) => one.gone.includes(keyOfMessage(message)));
    await messages.bulkDelete(gone.map((message) => message.id));
    const orders = new Map(own.map((message) => [message.id, message.order]));
    let order = await nextOrder(messages);
    await messages.bulkPut(one.put.map((message) => ({ ...message, order: orders.get(message.id) ?? order++ })));
    return stampsOfRows(next, await ownRows());
  }

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
