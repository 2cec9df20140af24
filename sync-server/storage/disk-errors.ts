/** The error's own code, as Node and SQLite give them, or that of what caused it. */
export function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return "";
  return "code" in error && typeof error.code === "string" ? error.code : codeOf(error.cause);
}

/** Whether a write failed because there is no room for it. */
export function isDiskFull(error: unknown): boolean {
  return ["ENOSPC", "EDQUOT", "SQLITE_FULL", "53100"].includes(codeOf(error));
}

/** Whether PostgreSQL was given a letter that it keeps in no text (U+0000). */
export function isNoText(error: unknown): boolean {
  return codeOf(error) === "22021";
}

/** Whether PostgreSQL refused a row for what stands in it or beside it: its classes 22 and 23. */
export function isOfRows(error: unknown): boolean {
  return /^2[23]\w{3}$/.test(codeOf(error));
}

/** Something is wrong with the data itself; the message is one sentence for whoever runs the server. */
export class DataProblem extends Error {
  override name = "DataProblem";
}

/** Why a server's storage cannot be opened, in one sentence. An address is not said: it holds a password. */
export function sayWhyNotOpened(error: unknown, file: string, databaseUrl?: string): string {
  if (error instanceof DataProblem) return error.message;
  const code = codeOf(error);
  if (databaseUrl !== undefined)
    return `The database that DATABASE_URL names cannot be used${code === "" ? "" : ` (${code})`}; see that it runs and lets this server in.`;
  if (code === "SQLITE_NOTADB") return `${file} is not a database; move it away, or restore a backup of it.`;
  if (code.startsWith("SQLITE_CORRUPT") || code.startsWith("SQLITE_IOERR"))
    return `The database ${file} is damaged (${code}); restore a backup of it (npm run server -- restore FILE).`;
  if (isDiskFull(error)) return `The disk that ${file} lies on is full; make room and start again.`;
  if (["SQLITE_CANTOPEN", "SQLITE_READONLY", "SQLITE_PERM", "EACCES", "EPERM"].some((known) => code.startsWith(known)))
    return `The database ${file} cannot be opened or written to (${code}).`;
  return `The database ${file} cannot be used${code === "" ? "" : ` (${code})`}; restore a backup of it.`;
}
