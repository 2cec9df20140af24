const maximumLength = 255;
// Directional controls can make a name read as another ("exe.fdp" turned around); line separators break a list.
const forbidden = /[\p{Cc}\u061C\u200E\u200F\u2028\u2029\u202A-\u202E\u2066-\u2069\uFFFE\uFFFF]/gu;

/**
 * The name under which a file is kept: text, never a path. Folders, control characters and lone surrogates are taken out, everything
 * else stays as the person wrote it; at most 255 UTF-16 units, cut before the extension.
 */
export function cleanFileName(name: string): string {
  const base = name.split(/[/\\]/).findLast((part) => part.replace(forbidden, "").trim() !== "") ?? "";
  const cleaned = [...base.replace(forbidden, "").normalize("NFC")].filter((letter) => !isLoneSurrogate(letter));
  const text = cleaned.join("").trim();
  if (text === "" || /^\.+$/.test(text)) return "Unnamed file";
  return text.length <= maximumLength ? text : shorten(text);
}

function shorten(text: string): string {
  const extension = /\.[^.\s]{1,16}$/u.exec(text)?.[0] ?? "";
  let stem = "";
  for (const letter of text.slice(0, text.length - extension.length)) {
    if (stem.length + letter.length + extension.length > maximumLength) break;
    stem += letter;
  }
  return stem + extension;
}

function isLoneSurrogate(letter: string): boolean {
  return letter.length === 1 && letter >= "\uD800" && letter <= "\uDFFF";
}
