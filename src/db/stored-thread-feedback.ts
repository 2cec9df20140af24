import type { Store } from "#core/domain/store.ts";
import type { AccountDatabase } from "./account-database.ts";
import type { OpenedValues } from "./opened-values.ts";
import type { Codec } from "./sealing/codec.ts";

type Feedback = Pick<Store, "listThreadFeedback" | "putThreadFeedback" | "deleteThreadFeedback">;

const name = "threadFeedback";

/** What the patient said of red threads. A thread's id names what it ties, so its row is found by the id's HMAC. */
export function createStoredThreadFeedback(database: AccountDatabase, codec: Codec, opened: OpenedValues): Feedback {
  const { threadFeedback } = database;
  return {
    async listThreadFeedback() {
      const rows = await threadFeedback.toArray();
      const all = await Promise.all(rows.map(async ({ id, body }) => ({ ...(await opened.open(name, id, body)) })));
      return all.sort((one, other) => Date.parse(other.givenAt) - Date.parse(one.givenAt));
    },
    async putThreadFeedback({ threadId, verdict, insight, givenAt }) {
      const id = await codec.hideName(name, threadId);
      await threadFeedback.put({ id, body: await codec.seal(name, id, { threadId, verdict, insight, givenAt }) });
    },
    async deleteThreadFeedback(threadId) {
      const id = await codec.hideName(name, threadId);
      const existed = await database.transaction("rw", threadFeedback, async () => {
        const known = (await threadFeedback.where("id").equals(id).count()) > 0;
        await threadFeedback.delete(id);
        return known;
      });
      opened.forget(name, id);
      return existed;
    },
  };
}
