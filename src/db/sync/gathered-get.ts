import type { Table } from "dexie";

/** Gets rows by key; those that are asked for within one turn of the event loop are read in one transaction. */
export function createGatheredGet<Row, Key extends string | number>(
  table: Table<Row, Key>,
  keyOf: (row: Row) => Key,
): (key: Key) => Promise<Row | undefined> {
  let asked: Key[] = [];
  let answer: Promise<Map<Key, Row>> | undefined;

  async function readAll(): Promise<Map<Key, Row>> {
    await new Promise((resolve) => setTimeout(resolve, 0));
    const keys = asked;
    asked = [];
    answer = undefined;
    const rows = keys.length === 1 ? [await table.get(keys[0] as Key)] : await table.bulkGet([...new Set(keys)]);
    return new Map(rows.filter((row) => row !== undefined).map((row) => [keyOf(row), row]));
  }

  return async (key) => {
    asked.push(key);
    answer ??= readAll();
    return (await answer).get(key);
  };
}
