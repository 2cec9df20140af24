import type { DBCore, Middleware } from "dexie";

const restTable = "syncRest";
/** Everything that a comparison of store and log looks at. */
const compared = new Set([
  ...["documents", "bin", "contents", "readings", "corrections", "conversations", "messages"],
  ...["appointmentQuestions", "threadFeedback", "syncEntries", "syncOutbox", "syncBases"],
]);

/** Transactions that took the note away: nobody else can put it back before they end. */
const ended = new WeakSet<object>();

/**
 * Takes away, within the very transaction of each write, the note that all was compared and nothing has changed. It stands under the tables and
 * not in the code that writes, so that nobody who writes can forget it.
 */
export const endsRest: Middleware<DBCore> = {
  stack: "dbcore",
  name: "ends-rest",
  create: (down) => ({
    ...down,
    transaction(stores, mode, options) {
      const ends = mode === "readwrite" && stores.some((store) => compared.has(store)) && !stores.includes(restTable);
      return down.transaction(ends ? [...stores, restTable] : [...stores], mode, options);
    },
    table(name) {
      const table = down.table(name);
      if (!compared.has(name)) return table;
      return {
        ...table,
        async mutate(request) {
          if (ended.has(request.trans)) return table.mutate(request);
          ended.add(request.trans);
          await down.table(restTable).mutate({ type: "delete", trans: request.trans, keys: ["rest"] });
          return table.mutate(request);
        },
      };
    },
  }),
};
