import type { RestingLog } from "#db/sync/rest-rows.ts";
import type { Plant } from "./synced-device.ts";

let believed: RestingLog | undefined;

/** Bugs that somebody could write into the comparison of store and log. */
export const plantedBugs: readonly { name: string; plant: Plant }[] = [
  { name: "two values are taken for the same", plant: (stored) => ({ ...stored, print: async () => "same" }) },
  {
    name: "what was laid in is remembered and not written",
    plant: (stored) => ({
      ...stored,
      write: async (writes) => {
        const some = writes.filter(({ group }) => !group.endsWith("3"));
        const answers = await stored.write(some);
        return writes.map((one) => answers[some.indexOf(one)] ?? one.seen ?? {});
      },
    }),
  },
  {
    name: "a field is not exchanged",
    plant: (stored) => ({
      ...stored,
      partOf: (group, key) => (key.endsWith("message") ? undefined : stored.partOf(group, key)),
    }),
  },
  {
    name: "a look passes over what was deleted",
    plant: (stored) => ({
      ...stored,
      openBases: async () => ({ ...(await stored.openBases()), groups: () => [].values() }),
    }),
  },
  {
    name: "a device that once had nothing to do is believed to have nothing to do",
    plant: (stored) => ({
      ...stored,
      rest: {
        ...stored.rest,
        async read(now) {
          believed = (await stored.rest.read(now)) ?? believed;
          return believed;
        },
      },
    }),
  },
  {
    name: "what was recorded waits in memory only",
    plant: (stored) => {
      let commits = 0;
      return {
        ...stored,
        log: {
          ...stored.log,
          commit: async (change) => {
            commits += 1;
            const isOutboxOnly = change.append === undefined && change.truncateTo === undefined;
            if (!isOutboxOnly || commits % 3 !== 0) await stored.log.commit(change);
          },
        },
      };
    },
  },
  {
    name: "a payload of the log is another entry's",
    plant: (stored) => ({
      ...stored,
      log: { ...stored.log, payload: (seq) => stored.log.payload(seq > 5 ? seq - 1 : seq) },
    }),
  },
];
