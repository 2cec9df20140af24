import { markupLines } from "./markup-lines.ts";
import type { Email, WrittenLibraries } from "./written-libraries.ts";

/** What tells who writes to whom, when and about what; the rest of an e-mail's head is for machines. */
const shownHeaders = ["From", "To", "Cc", "Date", "Subject"];

/** An e-mail as it is read: who, when and about what, then its words. Its plain words are taken before its page of markup. */
export function emailLines(email: Email, { walkMarkup }: Pick<WrittenLibraries, "walkMarkup">): string[] {
  const heads = shownHeaders.flatMap((name) => {
    const value = email.headers.find((header) => header.name.toLowerCase() === name.toLowerCase())?.value.trim();
    return value === undefined || value === "" ? [] : [`${name}: ${value.replaceAll(/\s+/g, " ")}`];
  });
  const plain = email.text?.trim();
  if (plain !== undefined && plain !== "") return [...heads, "", ...plainLines(plain)];
  const { listener, lines } = markupLines();
  walkMarkup(email.html ?? "", listener);
  return [...heads, "", ...lines()];
}

/** The lines of plain text, without what no eye sees at their ends. */
export function plainLines(text: string): string[] {
  return text.split(/\r\n|[\n\r\f\v\u0085\u2028\u2029]/).map((line) => line.trimEnd());
}
