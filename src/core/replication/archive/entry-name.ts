/** Letters that some system does not take in a file's name. */
const forbidden = /[\p{Cc}<>:"/\\|?*\u2028\u2029]/gu;
const longestStem = 80;

/** Where the original of a document stands in an archive: numbered, so that no two are alike, and named so that a person knows it. */
export function originalPath(number: number, originalFilename: string): string {
  const extension = /\.[\p{L}\p{N}]{1,8}$/u.exec(originalFilename)?.[0] ?? "";
  const stem = originalFilename.slice(0, originalFilename.length - extension.length);
  const clean = [...stem.replace(forbidden, "_").trim()]
    .slice(0, longestStem)
    .join("")
    .replace(/(?<![. ])[. ]+$/, "");
  return `originals/${numbered(number)} ${clean === "" ? "file" : clean}${extension}`;
}

export function recordPath(number: number): string {
  return `documents/${numbered(number)}.json`;
}

export function conversationPath(number: number): string {
  return `conversations/${numbered(number)}.json`;
}

function numbered(number: number): string {
  return String(number).padStart(4, "0");
}
