import type { Evidence } from "#core/wording/claim.ts";

/** The longest note that a prompt shows, in UTF-16 units: small models hold little. */
const longestNote = 420;

/** The evidence as a prompt shows it: a line each, with its number, between marks that no note can hold. */
export function numberedNotes(evidence: readonly Evidence[]): string {
  return ["<notes>", ...evidence.map((one) => `[${one.number}] ${asData(one.text)}`), "</notes>"].join("\n");
}

/** Somebody's words as data: on one line, without brackets and marks that could look like a part of the prompt, cut where too long. */
export function asData(text: string): string {
  const line = text
    .normalize("NFKC")
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}]/gu, " ")
    .replace(/[<[{]/g, "(")
    .replace(/[>\]}]/g, ")")
    .replace(/[`|#\\]/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  return line.length <= longestNote ? line : `${line.slice(0, longestNote).replace(/\s+\S*$/, "")} …`;
}
