import { join } from "node:path";
import Libsql from "libsql";

/**
 * Holds a data folder for this process, until it ends in whatever way; undefined where another process holds it. SQLite's own lock is used: the
 * system lets go of it when its process dies, and it holds between containers too.
 */
export function holdFolder(folder: string): { release(): void } | undefined {
  const connection = new Libsql(join(folder, "server.lock"));
  try {
    connection.exec("pragma busy_timeout = 0");
    connection.exec("pragma journal_mode = delete");
    connection.exec("begin exclusive");
  } catch {
    connection.close();
    return undefined;
  }
  return {
    release() {
      connection.exec("rollback");
      connection.close();
    },
  };
}
