import pg from "pg";
import { afterAll, describe, expect, test } from "vitest";
import { lockNumber } from "../../../sync-server/storage/database.ts";
import { openPostgres } from "../../../sync-server/storage/postgres-database.ts";
import { createPushQueue } from "../../../sync-server/sync/push-queue.ts";
import { signedChains } from "../../bench/sync.ts";
import { startPostgres } from "../../support/postgres/postgres-cluster.ts";

const cluster = await startPostgres();

/** Accounts with one device each, and the queue of a process that takes in what they push. */
async function withAccounts(
  count: number,
  work: (parts: {
    push: (index: number, operation: number) => Promise<string>;
    client: pg.Client;
    accountOf: (index: number) => string;
    /** Statements that went over the connections of this process since it was last asked. */
    statements: () => string[];
  }) => Promise<void>,
): Promise<void> {
  const address = (await cluster?.createDatabase()) ?? "";
  const database = await openPostgres(address, () => undefined);
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  const seen: string[] = [];
  const send = pg.Client.prototype.query;
  try {
    const { bodies, publicKeys, devices } = await signedChains(count, 4);
    const accountOf = (index: number) => `account-${index}`;
    for (const [index, device] of devices.entries())
      await client.query(
        "insert into devices (account, device, public_key, name, added_at) values ($1, $2, $3, 'a', 0)",
        [accountOf(index), device, publicKeys[index]],
      );
    pg.Client.prototype.query = function (this: pg.Client, ...words: unknown[]) {
      const [asked] = words;
      if (this !== client && typeof asked === "object" && asked !== null && "text" in asked)
        seen.push(String(asked.text));
      return Reflect.apply(send, this, words);
    } as typeof send;
    const queue = createPushQueue(
      database,
      () => 1_000,
      () => undefined,
    );
    await work({
      client,
      accountOf,
      statements: () => seen.splice(0),
      async push(index, operation) {
        const { operations } = JSON.parse(bodies[index]?.[operation] ?? "");
        return (await queue.push(accountOf(index), operations)).kind;
      },
    });
  } finally {
    pg.Client.prototype.query = send;
    await client.end();
    await database.destroy();
  }
}

describe.skipIf(cluster === undefined)("pushes over PostgreSQL", () => {
  afterAll(() => cluster?.stop(), 60_000);

  test(
    "of many accounts at once are four statements, as of one",
    () =>
      withAccounts(40, async ({ push, statements }) => {
        expect(await push(0, 0)).toBe("taken");
        expect(statements()).toHaveLength(4);
        const answers = await Promise.all(Array.from({ length: 39 }, (_, index) => push(index + 1, 0)));
        expect(new Set(answers)).toEqual(new Set(["taken"]));
        // The signatures of some are checked a little later than those of the others: these go with the next.
        expect(statements().length).toBeLessThanOrEqual(8);
      }),
    60_000,
  );

  test(
    "an account whose log somebody else holds waits by itself, and nobody waits with it",
    () =>
      withAccounts(10, async ({ push, client, accountOf }) => {
        await client.query("begin");
        await client.query(`select pg_advisory_xact_lock(${lockNumber(accountOf(3))})`);
        let isHeld = true;
        const held = push(3, 0).then((kind) => ({ kind, wasHeld: isHeld }));
        const others = await Promise.all([0, 1, 2, 4, 5, 6, 7, 8, 9].map((index) => push(index, 0)));
        expect(new Set(others)).toEqual(new Set(["taken"]));
        isHeld = false;
        await client.query("commit");
        expect(await held).toEqual({ kind: "taken", wasHeld: false });
      }),
    60_000,
  );

  test(
    "what one account's rows are refused for keeps no other's from being written",
    () =>
      withAccounts(6, async ({ push, client, accountOf }) => {
        // Something that only this account's rows are refused for, and only when they are written.
        await client.query(`alter table log_entries add constraint refused check (account <> '${accountOf(2)}')`);
        const answers = await Promise.allSettled([0, 1, 2, 3, 4, 5].map((index) => push(index, 0)));
        expect(answers.map(({ status }) => status)).toEqual(
          [0, 1, 2, 3, 4, 5].map((index) => (index === 2 ? "rejected" : "fulfilled")),
        );
      }),
    60_000,
  );

  test(
    "no statement of a push reads a table from its beginning: each goes by the account that an index begins with",
    () =>
      withAccounts(3, async ({ push, client, statements }) => {
        await Promise.all([0, 1, 2].map((index) => push(index, 0)));
        const [read = ""] = statements().filter((text) => text.includes("'head' as kind"));
        await client.query(`
        insert into log_entries select 'other-' || n % 2000, n, 'op-' || n, 'device-' || n % 50, n, 'h', 'h', 0, 'wins', '{}' from generate_series(1, 100000) n;
        insert into standings select 'other-' || n % 2000, 'field-' || n, 'op', 0 from generate_series(1, 100000) n;
        insert into devices (account, device, public_key, name, added_at) select 'other-' || n, 'd', 'k', 'n', 0 from generate_series(1, 20000) n;
        insert into epochs select 'other-' || n, 1, 'op', '{}' from generate_series(1, 20000) n;
        analyze`);
        // Values for its parameters do not matter to a plan that is made for all of them.
        const lists = read.match(/\$\d+/g) ?? [];
        await client.query(`prepare asked as ${read}`);
        await client.query("set plan_cache_mode = force_generic_plan");
        const { rows } = await client.query<{ "QUERY PLAN": string }>(
          `explain execute asked(${lists.map(() => "'{other-1,other-2}'").join()})`,
        );
        const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
        expect(plan).not.toContain("Seq Scan");
        for (const index of [
          "log_entries_pkey",
          "log_operations",
          "log_chains",
          "standings_pkey",
          "devices_pkey",
          "epochs_pkey",
        ])
          expect(plan).toContain(index);
      }),
    120_000,
  );
});
