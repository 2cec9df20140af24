import type { Store } from "#core/domain/store.ts";
import type { AccountDatabase } from "./account-database.ts";
import type { OpenedValues } from "./opened-values.ts";
import type { Codec } from "./sealing/codec.ts";

type Insights = Pick<Store, "listInsights" | "replaceInsights">;

export function createStoredInsights(database: AccountDatabase, codec: Codec, opened: OpenedValues): Insights {
  const { insights } = database;
  return {
    async listInsights() {
      const row = await insights.get("all");
      return row === undefined ? [] : structuredClone(await opened.open("insights", "all", row.body));
    },
    async replaceInsights(replacement) {
      await insights.put({ id: "all", body: await codec.seal("insights", "all", replacement) });
    },
  };
}
