/** A letter of a word processor (.docx). */
export const letterMediaType = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

/** Which media type a name promises, for files whose bytes are plain text. */
const textNames: Record<string, string> = {
  txt: "text/plain",
  text: "text/plain",
  md: "text/plain",
  markdown: "text/plain",
  csv: "text/csv",
  tsv: "text/csv",
  html: "text/html",
  htm: "text/html",
  xhtml: "text/html",
  eml: "message/rfc822",
};

export const writtenExtensions = [...Object.keys(textNames), "docx"];

/** So many first characters tell a web page or an e-mail. */
const looksAt = 2_000;

/**
 * What a file of plain text is: its own first words before its name, so that a web page that was saved as "letter.txt" is read for its words.
 * Undefined where its name promises something that is no record ("settings.json").
 */
export function textMediaType(extension: string | undefined, start: string): string | undefined {
  const head = start.slice(0, looksAt);
  const named = extension === undefined ? "text/plain" : textNames[extension];
  if (named === undefined) return undefined;
  if (/^\s*(?:<!--[\s\S]{0,500}?-->\s*)?<(?:!doctype html|html|head|body)\b/i.test(head)) return "text/html";
  if (isEmailHead(head)) return "message/rfc822";
  // What is called an e-mail and has no head of one is plain words.
  return named === "message/rfc822" ? "text/plain" : named;
}

/** Lines of "Name: value" up to the first empty one, with what only a mail program writes among them. */
function isEmailHead(head: string): boolean {
  const lines = head.split(/\r?\n/);
  const end = lines.findIndex((line) => line.trim() === "");
  const heads = lines.slice(0, end < 0 ? lines.length : end);
  if (!heads.every((line, index) => /^[\w-]+:/.test(line) || (index > 0 && /^\s/.test(line)))) return false;
  const names = heads.map((line) => /^[\w-]+(?=:)/.exec(line)?.[0].toLowerCase());
  const isOfMachine = ["mime-version", "message-id", "received", "content-type", "return-path"].some((name) =>
    names.includes(name),
  );
  return isOfMachine && names.includes("from");
}
