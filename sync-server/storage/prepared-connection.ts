import type { SqliteDatabase, SqliteStatement } from "kysely";
import Libsql from "libsql";

/** Statements that are kept ready. The server writes few different ones; only lists of ids have many lengths. */
const mostStatements = 500;

/**
 * A libsql connection that prepares each statement once: the dialect asks anew for each execution, which costs about as much as executing.
 * The dialect is written for better-sqlite3, whose interface libsql has.
 */
export function openPreparedConnection(file: string): SqliteDatabase & { exec(sql: string): void } {
  const connection = new Libsql(file);
  const statements = new Map<string, SqliteStatement>();
  return {
    exec: (sql) => void connection.exec(sql),
    close() {
      statements.clear();
      connection.close();
    },
    prepare(sql) {
      const known = statements.get(sql);
      if (known !== undefined) return known;
      if (statements.size >= mostStatements) statements.clear();
      const prepared = connection.prepare(sql);
      // Asked for at each execution, and always the same.
      const reader: boolean = prepared.reader;
      const statement: SqliteStatement = {
        reader,
        all: (parameters) => prepared.all(parameters),
        run: (parameters) => prepared.run(parameters),
        iterate: (parameters) => prepared.iterate(parameters),
      };
      statements.set(sql, statement);
      return statement;
    },
  };
}
