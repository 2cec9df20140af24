/** The error's own code, as Node and SQLite give them, or that of what caused it. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return "";
  return "code" in error && typeof error.code === "string" ? error.code : codeOf(error.cause);
}

/** Whether a write failed because there is no room for it. */
export function isDiskFull(error: unknown): boolean {
  return ["ENOSPC", "EDQUOT", "SQLITE_FULL"].includes(codeOf(error));
}

/** Something is wrong with the data itself; the message is one sentence for whoever runs the server. */
export class DataProblem extends Error {
  override name = "DataProblem";
}

/** Why a database cannot be opened, in one sentence. */
export function sayWhyNotOpened(error: unknown, file: string): string {
  if (error instanceof DataProblem) return error.message;
  const code = codeOf(error);
  if (code === "SQLITE_NOTADB") return `${file} is not a database; move it away, or restore a backup of it.`;
  if (code.startsWith("SQLITE_CORRUPT") || code.startsWith("SQLITE_IOERR"))
    return `The database ${file} is damaged (${code}); restore a backup of it (npm run server -- restore FILE).`;
  if (isDiskFull(error)) return `The disk that ${file} lies on is full; make room and start again.`;
  if (["SQLITE_CANTOPEN", "SQLITE_READONLY", "SQLITE_PERM", "EACCES", "EPERM"].some((known) => code.startsWith(known)))
    return `The database ${file} cannot be opened or written to (${code}).`;
  return `The database ${file} cannot be used${code === "" ? "" : ` (${code})`}; restore a backup of it.`;
}
