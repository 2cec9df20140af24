import type { DBCore, DBCoreMutateRequest, Middleware } from "dexie";

const noted = "documents";
const notes = "documentChanges";
/** So many notes are kept at least; whoever comes later than that looks at all documents. */
const kept = 1024;
/** Older ones are removed once in so many. */
const between = 256;

/**
 * Notes, within the very transaction of each write, which document's row was written or removed, so that a list of ten thousand follows a change
 * by reading one row. It stands under the table and not in the code that writes, so that nobody who writes can forget it.
 */
export const notesChanges: Middleware<DBCore> = {
  stack: "dbcore",
  name: "notes-changes",
  create: (down) => ({
    ...down,
    transaction(stores, mode, options) {
      const isNoted = mode === "readwrite" && stores.includes(noted) && !stores.includes(notes);
      return down.transaction(isNoted ? [...stores, notes] : [...stores], mode, options);
    },
    table(name) {
      const table = down.table(name);
      if (name !== noted) return table;
      return {
        ...table,
        async mutate(request) {
          const answer = await table.mutate(request);
          const { trans } = request;
          const list = down.table(notes);
          const { lastResult } = await list.mutate({ type: "add", trans, values: changesOf(request) });
          if (Number(lastResult) % between < changesOf(request).length)
            await list.mutate({ type: "deleteRange", trans, range: upTo(Number(lastResult) - kept) });
          return answer;
        },
      };
    },
  }),
};

function changesOf(request: DBCoreMutateRequest): { id?: string }[] {
  switch (request.type) {
    case "add":
    case "put":
      return request.values.map(({ id }: { id: string }) => ({ id }));
    case "delete":
      return request.keys.map((id: string) => ({ id }));
    case "deleteRange":
      return [{}];
  }
}

/** A range of keys as Dexie's core writes it. */
function upTo(last: number) {
  return { type: 2, lower: Number.NEGATIVE_INFINITY, upper: last } as const;
}
