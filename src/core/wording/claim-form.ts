/*
 * What a sentence may look like at all. A claim is plain words: a link, an image, markup or hidden characters could lead a person away from
 * the record or carry a message that nobody sees.
 */

const forbidden: readonly RegExp[] = [
  /\b(?:https?|ftp|data|javascript|mailto|blob|file):/i,
  /\bwww\./i,
  /[a-z0-9-]\.(?:com|org|net|info|io|co|uk|de|app|dev|ai|xyz|ru|cn|biz|me|ly|health)\b/i,
  /(?<!\S)\S[^\s@]*@\S+\.\S/,
  /[<>]\s*\/?\s*[a-z!]/i,
  /!\[|\]\(|\]\s*:|`|\*\*|__|\{\{|\}\}|\$\{/,
  /^\s*(?:#{1,6}\s|[-*•]\s|\d+\.\s|>)/,
  /\b(?:system|assistant|user)(?<=(?:^|[.!?\n]\s*)\w+)\s*:/i,
  // A run that no word of a record makes: encoded text.
  /[A-Za-z0-9+/_=-]{32,}/,
  /(?:\\x[0-9a-f]{2}|\\u[0-9a-f]{4}|%[0-9a-f]{2}){2,}/i,
];

/** Control, zero-width, direction-changing and private-use characters, and letters that are not Latin or Greek. */
const hidden =
  /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\u2028\u2029]|[\p{Script=Cyrillic}\p{Script=Han}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Devanagari}]/u;

const longestClaim = 400;

/** The first thing in a claim that no claim may hold, or undefined. */
export function forbiddenForm(text: string): string | undefined {
  if (text.trim() === "") return "nothing";
  if (text.length > longestClaim) return "too long";
  const strange = hidden.exec(text);
  if (strange !== null) return `U+${(strange[0].codePointAt(0) ?? 0).toString(16)}`;
  for (const pattern of forbidden) {
    const match = pattern.exec(text);
    if (match !== null) return match[0];
  }
  return foreignWords(text);
}

const english =
  /\b(?:the|is|was|were|are|your|you|of|on|and|to|has|have|had|with|for|from|at|by|no|not|says|after|shows?)\b/i;
const foreign =
  /(?<!\p{L})(?:und|oder|der|das|dem|ist|sie|ihre?|nicht|mit|für|zum|alle|el|los|las|que|del|para|con|una|por|sus?|le|les|des|une|est|et|pas|vous|votre|pour|gli|che|della|non|sono|tutti|os|não|uma|você|het|een|niet|van|voor|nie|się|jest)(?!\p{L})/iu;

/** A sentence in small words of other languages and none of English: the other rules cannot read it. */
function foreignWords(text: string): string | undefined {
  return english.test(text) ? undefined : foreign.exec(text)?.[0];
}
