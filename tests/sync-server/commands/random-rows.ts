import { sql } from "kysely";
import { copiedTables } from "../../../sync-server/storage/copied-tables.ts";
import { type Database, inTransaction } from "../../../sync-server/storage/database.ts";
import { seededRandom } from "../../support/seeded-random.ts";

/** Letters that engines, languages and encodings sort differently, that end statements, and that are more than one unit long. */
const letters = ["a", "A", "Z", "_", "-", " ", "é", "ß", "中", "\u{ffff}", "😀", "'", '"', "\\", "%", "$1", "\n"];

/** So many rows in every table that is copied, with keys, texts, numbers and bytes at random. They name no files. */
export function fillTables(database: Database, count: number, seed: number): Promise<void> {
  return inTransaction(database, "fill", (within) => fill(within, count, seed));
}

async function fill(database: Database, count: number, seed: number): Promise<void> {
  const random = seededRandom(seed);
  const pick = () => letters[Math.floor(random() * letters.length)] ?? "";
  const text = (longest: number) => Array.from({ length: Math.floor(random() * longest) }, pick).join("");
  for (const { name } of copiedTables) {
    const { rows: columns } = await sql<{ name: string; type: string }>`
      select name, lower(type) as type from pragma_table_info(${name})`.execute(database);
    for (let index = 0; index < count; index++) {
      const values = columns.map((column) => {
        // No two rows have the same, in no column of a key.
        if (column.name === "content" || (name === "blob_chunks" && column.name === "name")) return "";
        if (column.type === "blob") return Buffer.from(Array.from({ length: 40 }, () => Math.floor(random() * 256)));
        if (column.type === "real") return random() * 1000;
        if (column.type === "integer")
          return ["arrival", "seq", "place"].includes(column.name) ? index + 1 : Math.floor(random() * 2 ** 45);
        return `${text(8)}${index}${text(column.name === "body" ? 4_000 : 6)}`;
      });
      await sql`insert into ${sql.table(name)} (${sql.join(columns.map((column) => sql.ref(column.name)))})
        values (${sql.join(values)})`.execute(database);
    }
  }
}
