/** Accents that fonts hold as signs of their own, with the combining mark that says the same. */
const combining: Readonly<Record<string, string>> = {
  "`": "\u0300",
  "\u00B4": "\u0301",
  "\u02C6": "\u0302",
  "\u02DC": "\u0303",
  "\u00AF": "\u0304",
  "\u02D8": "\u0306",
  "\u02D9": "\u0307",
  "\u00A8": "\u0308",
  "\u02DA": "\u030A",
  "\u02DD": "\u030B",
  "\u02C7": "\u030C",
  "\u00B8": "\u0327",
  "\u02DB": "\u0328",
};

const letterFirst = /^[\p{L}\p{N}]/u;

/** The accent at the end of a run, as a combining mark, and the run without it. */
export function trailingAccent(text: string): { before: string; mark: string } | undefined {
  // Most runs end with a letter, a digit or a stop.
  const code = text.charCodeAt(text.length - 1);
  if (code < 0x80 && code !== 0x60) return undefined;
  const last = text.slice(-1);
  const mark = combining[last] ?? (last >= "\u0300" && last <= "\u036F" ? last : undefined);
  return mark === undefined ? undefined : { before: text.slice(0, -1), mark };
}

/** Puts a mark on the first letter of a run: one character where Unicode has one ("g" and a breve are "ğ"). */
export function withAccent(text: string, mark: string): string | undefined {
  if (!letterFirst.test(text)) return undefined;
  const first = String.fromCodePoint(text.codePointAt(0) ?? 0);
  return `${first}${mark}`.normalize("NFC") + text.slice(first.length);
}
