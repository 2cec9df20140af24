import { stem } from "#core/findings/answers/search-words.ts";
import { findMentions } from "#core/understanding/vocabulary/find-concepts.ts";
import { tokenise } from "#core/understanding/vocabulary/tokens.ts";
import { safetyOf } from "./safety.ts";

const mostWords = 120;
const wordsOfSize = 5;
const mostSize = 6;

/** What is seen of a message: what the rules say, its words alone, two and three together, how it begins, and the kinds of things that it names. */
export function safetyFeatures(message: string): string[] {
  const tokens = tokenise(message).slice(0, mostWords);
  const words = tokens.map(({ key }) => key.replace(/^\d.*$/, "#"));
  const [first = "", second = ""] = words;
  const size = Math.min(mostSize, Math.floor(words.length / wordsOfSize));
  const found = new Set<string>([
    `rule ${safetyOf(message) ?? "none"}`,
    "always",
    `size ${size}`,
    `^ ${first}`,
    `^ ${first} ${second}`,
    ...words.map((word) => stem(word)),
  ]);
  words.forEach((word, index) => {
    found.add(`${word} ${words[index + 1] ?? "$"}`);
    if (index + 2 < words.length) found.add(`${word} ${words[index + 1]} ${words[index + 2]}`);
  });
  if (message.includes("?")) found.add("?");
  for (const { surfaces } of findMentions(message, 0, tokens, false))
    for (const { concept } of surfaces) {
      found.add(`kind ${concept.kind}`);
      found.add(`kind ${concept.kind} ${first}`);
    }
  return [...found];
}
