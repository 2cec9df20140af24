/** Text as the judge reads it: straight quotes and dashes, single spaces. */
export function clean(text: string | undefined): string {
  return (text ?? "")
    .normalize("NFKC")
    .replace(/[“”„]/g, '"')
    .replace(/[‘’]/g, "'")
    .replace(/[‐‑–−]/g, "-")
    .replace(/\s+/g, " ")
    .trim();
}

export function matches(pattern: string, text: string): boolean {
  return new RegExp(pattern, "i").test(text);
}

export function anyMatches(patterns: readonly string[], text: string): boolean {
  return patterns.some((pattern) => matches(pattern, text));
}

/** Every group has an alternative that is met. */
export function meets(groups: readonly (readonly string[])[] | undefined, text: string): boolean {
  return (groups ?? []).every((group) => anyMatches(group, text));
}

export function wordCount(text: string): number {
  return text.split(/\s+/).filter((word) => word !== "").length;
}
