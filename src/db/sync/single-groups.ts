import type { ThreadFeedback } from "#core/domain/thread-feedback.ts";
import { fieldKey, type GroupKind, idOfGroup } from "#core/replication/groups/entity-names.ts";
import {
  type GroupWritten,
  inOrder,
  type Stamps,
  type StoredGroup,
  sameStamps,
} from "#core/replication/groups/group.ts";
import { type QuestionValue, singleFields } from "#core/replication/groups/single-values.ts";
import { nextOrder, type ThreadFeedbackRow } from "#db/account-database.ts";
import { printOfSealing } from "#db/sealing/codec.ts";
import type { GroupRows, GroupRowsParts } from "./group-rows.ts";

/** A thing of one field; it is no more where the field says null. */
function singleGroup(group: string, field: string, stamp: string, open: () => Promise<unknown>): StoredGroup {
  const read = async () => new Map([[fieldKey(group, field), await open()]]);
  return { place: "here", parts: { [field]: { stamp, open: read } } };
}

const stampsWith = (field: string, stamp: string): Stamps => ({ place: "here", [field]: stamp });

/** Questions for the next appointment. */
export function createQuestionGroups({ database, codec, opened }: GroupRowsParts): GroupRows {
  const { appointmentQuestions: rows } = database;
  const kind = "appointment-question" satisfies GroupKind;
  const field = singleFields[kind];
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
    async write(writes) {
      const prepared = await Promise.all(
        writes.map(async ({ group, values, seen }) => {
          const id = idOfGroup(group);
          const value = values.get(fieldKey(group, field)) as QuestionValue | null | undefined;
          return {
            id,
            seen,
            value,
            body: value && (await codec.seal("appointmentQuestions", id, { text: value.text })),
          };
        }),
      );
      return database.transaction("rw", rows, async () =>
        inOrder(prepared, async ({ id, seen, value, body }): Promise<GroupWritten> => {
          const row = await rows.get(id);
          if (!sameStamps(row && stampsWith(field, printOfSealing(row.body)), seen)) return "changed";
          if (value === undefined) return seen ?? "incomplete";
          if (!value || !body) {
            await rows.delete(id);
            return {};
          }
          await rows.put({ id, createdAt: value.createdAt, order: row?.order ?? (await nextOrder(rows)), body });
          return stampsWith(field, printOfSealing(body));
        }),
      );
    },
  };
}

/** What the patient said of red threads. A thread's id names what it ties, so it stands hidden in the group's name. */
export function createFeedbackGroups({ database, codec, opened, hideName }: GroupRowsParts): GroupRows {
  const { threadFeedback: rows } = database;
  const kind = "thread-feedback" satisfies GroupKind;
  const field = singleFields[kind];
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
    async write(writes) {
      const all = await byGroup();
      const prepared = await Promise.all(
        writes.map(async ({ group, values, seen }) => {
          const value = values.get(fieldKey(group, field)) as ThreadFeedback | null | undefined;
          const id = value ? await codec.hideName(table, value.threadId) : all.get(group)?.row.id;
          return { id, seen, value, body: value && id && (await codec.seal(table, id, value)) };
        }),
      );
      return database.transaction("rw", rows, async () =>
        inOrder(prepared, async ({ id, seen, value, body }): Promise<GroupWritten> => {
          if (id === undefined) return seen === undefined ? {} : "changed";
          const row = await rows.get(id);
          if (!sameStamps(row && stampsWith(field, printOfSealing(row.body)), seen)) return "changed";
          if (value === undefined) return seen ?? "incomplete";
          if (!value || !body) {
            await rows.delete(id);
            return {};
          }
          await rows.put({ id, body });
          return stampsWith(field, printOfSealing(body));
        }),
      );
    },
  };
}
