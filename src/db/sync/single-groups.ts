import { z } from "zod/mini";
import { type ThreadFeedback, threadFeedbackSchema } from "#core/records/thread-feedback.ts";
import { nextOrder, type ThreadFeedbackRow } from "#db/account-database.ts";
import { printOfSealing } from "#db/sealing/codec.ts";
import { fieldKey, type GroupKind, idOfGroup } from "./entity-names.ts";
import { asObject, type GroupRows, type GroupRowsParts, type Stamps, type StoredGroup, sameStamps } from "./group.ts";

/** A thing of one field; it is no more where the field says null. */
function singleGroup(group: string, field: string, stamp: string, open: () => Promise<unknown>): StoredGroup {
  const read = async () => new Map([[fieldKey(group, field), await open()]]);
  return { place: "here", parts: { [field]: { stamp, open: read } } };
}

const stampsWith = (field: string, stamp: string): Stamps => ({ place: "here", [field]: stamp });

const questionValueSchema = z.object({ createdAt: z.string(), text: z.string() });

/** Questions for the next appointment. */
export function createQuestionGroups({ database, codec, opened }: GroupRowsParts): GroupRows {
  const { appointmentQuestions: rows } = database;
  const kind: GroupKind = "appointment-question";
  const field = "question";
  return {
    async scan() {
      const all = await rows.toArray();
      return new Map(all.map(({ id, body }) => [`${kind}:${id}`, stampsWith(field, printOfSealing(body))]));
    },
    async read(groups) {
      const found = (await rows.bulkGet(groups.map(idOfGroup))).filter((row) => row !== undefined);
      return new Map(
        found.map(({ id, createdAt, body }) => [
          `${kind}:${id}`,
          singleGroup(`${kind}:${id}`, field, printOfSealing(body), async () => ({
            createdAt,
            ...(await opened.open("appointmentQuestions", id, body)),
          })),
        ]),
      );
    },
    async write(group, values, seen) {
      const id = idOfGroup(group);
      const value = values.get(fieldKey(group, field));
      const parsed = questionValueSchema.safeParse(value);
      if (value !== null && !parsed.success) return true;
      const body = parsed.success
        ? await codec.seal("appointmentQuestions", id, { text: parsed.data.text })
        : undefined;
      return database.transaction("rw", rows, async () => {
        const row = await rows.get(id);
        if (!sameStamps(row && stampsWith(field, printOfSealing(row.body)), seen)) return false;
        if (body === undefined || !parsed.success) await rows.delete(id);
        else
          await rows.put({ id, createdAt: parsed.data.createdAt, order: row?.order ?? (await nextOrder(rows)), body });
        return true;
      });
    },
    partOf: (key) => (key.endsWith(`\n${field}`) ? field : undefined),
  };
}

/** What the patient said of red threads. A thread's id names what it ties, so it stands hidden in the group's name. */
export function createFeedbackGroups({ database, codec, opened, hideName }: GroupRowsParts): GroupRows {
  const { threadFeedback: rows } = database;
  const kind: GroupKind = "thread-feedback";
  const field = "judgement";
  const table = "threadFeedback";

  /** All rows by group; there are few, and what was opened is remembered. */
  async function byGroup(): Promise<Map<string, { row: ThreadFeedbackRow; value: ThreadFeedback }>> {
    const all = await rows.toArray();
    const named = all.map(async (row) => {
      const value = await opened.open(table, row.id, row.body);
      return [`${kind}:${await hideName(value.threadId)}`, { row, value }] as const;
    });
    return new Map(await Promise.all(named));
  }

  return {
    async scan() {
      const stamps = [...(await byGroup())].map(
        ([group, { row }]) => [group, stampsWith(field, printOfSealing(row.body))] as const,
      );
      return new Map(stamps);
    },
    async read(groups) {
      const all = await byGroup();
      const found = new Map<string, StoredGroup>();
      for (const group of groups) {
        const known = all.get(group);
        if (known !== undefined)
          found.set(
            group,
            singleGroup(group, field, printOfSealing(known.row.body), async () => known.value),
          );
      }
      return found;
    },
    async write(group, values, seen) {
      const value = values.get(fieldKey(group, field));
      const parsed = threadFeedbackSchema.safeParse(value);
      if (value !== null && !parsed.success) return true;
      const known = (await byGroup()).get(group);
      const id = parsed.success ? await codec.hideName(table, parsed.data.threadId) : known?.row.id;
      if (id === undefined) return seen === undefined;
      const body = parsed.success ? await codec.seal(table, id, { ...asObject(value), ...parsed.data }) : undefined;
      return database.transaction("rw", rows, async () => {
        const row = await rows.get(id);
        if (!sameStamps(row && stampsWith(field, printOfSealing(row.body)), seen)) return false;
        if (body === undefined) await rows.delete(id);
        else await rows.put({ id, body });
        return true;
      });
    },
    partOf: (key) => (key.endsWith(`\n${field}`) ? field : undefined),
  };
}
