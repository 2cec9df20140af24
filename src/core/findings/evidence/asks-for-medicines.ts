import { stem } from "#core/findings/answers/search-words.ts";
import { asksForThing, type Thing, thingCues } from "#core/findings/plan/asked-things.ts";
import { plainQuestion } from "#core/findings/plan/plain-question.ts";
import { askedOperations } from "#core/findings/plan/read-operation.ts";
import { type StatusWeights, statusReader } from "#core/understanding/statements/status/learned-status.ts";
import { findMentions } from "#core/understanding/vocabulary/find-concepts.ts";
import { tokenise } from "#core/understanding/vocabulary/tokens.ts";
import weights from "./medicine-list-weights.json" with { type: "json" };

const read = statusReader<"list" | "other">(weights as StatusWeights);

/** From here on a question wants all that is taken now: chosen on questions that took no part (`training/medicine-list-questions.ts`). */
const likely = 0.6;
const mostWords = 60;

/** Who or what for is asked, or what is not taken: the list would be the wrong answer, however much else is like it. */
const asksOther =
  /^(?:and |so )?(?:who|why)\b|\b(?:not|n t|isn t|aren t)\b.{0,14}\b(?:tak\w+|on|using|any ?more)\b|\bno longer\b|\b(?:supposed|meant|have|need|should) (?:to |i |he |she )?(?:stop|come off)\b|\bfor\??$/;
const things = Object.keys(thingCues) as Thing[];

/** Whether a question asks for the whole list of what is taken now, in whatever words. */
export function asksForMedicines(question: string): boolean {
  return !asksOther.test(plainQuestion(question)) && (read(medicineListFeatures(question)).get("list") ?? 0) >= likely;
}

/** What is seen of a question: its words, alone and two together, how it begins and ends, and the kinds of things that it names. */
export function medicineListFeatures(question: string): string[] {
  const tokens = tokenise(question).slice(0, mostWords);
  const words = tokens.map(({ key }) => key.replace(/^\d.*$/, "#"));
  const found = new Set<string>(["always", `^ ${words[0]}`, `^ ${words[0]} ${words[1]}`]);
  words.forEach((word, index) => {
    found.add(stem(word));
    found.add(`${word} ${words[index + 1] ?? "$"}`);
  });
  const plain = plainQuestion(question);
  const isList = askedOperations(plain).some(({ operation }) => operation === "list");
  for (const thing of things)
    if (asksForThing(plain, thing))
      found.add(`asks for ${thing}`).add(`asks for ${isList ? "a list of " : ""}${thing}`);
  for (const { surfaces } of findMentions(question, 0, tokens, false))
    for (const { concept } of surfaces) found.add(`kind ${concept.kind}`);
  return [...found];
}
