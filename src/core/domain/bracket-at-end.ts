/** What stands in the bracket that ends a text, and where that bracket, or the space before it, begins. */
export interface BracketAtEnd {
  start: number;
  inside: string;
}

/**
 * The round bracket that ends a text, from where it was opened: "Pain (0-10)". Undefined where nothing of the kind stands there. Looked for
 * from the end, because a text of brackets that are opened and never closed would be read once for each of them.
 */
export function bracketAtEnd(text: string): BracketAtEnd | undefined {
  const trimmed = text.trimEnd();
  if (!trimmed.endsWith(")")) return undefined;
  const open = trimmed.indexOf("(", trimmed.lastIndexOf(")", trimmed.length - 2) + 1);
  return open === -1 || trimmed.length === 1
    ? undefined
    : { start: trimmed.slice(0, open).trimEnd().length, inside: trimmed.slice(open + 1, -1) };
}

/** The text without a bracket at its end that was opened and never closed, or only opened ("swelling (of the"). */
export function withoutOpenBracket(text: string): string {
  const open = text.indexOf("(", text.lastIndexOf(")") + 1);
  return open === -1 ? text : text.slice(0, open).trimEnd();
}
