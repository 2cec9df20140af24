import type { Answer } from "#core/domain/conversation.ts";
import type { GoldQuestion } from "./folder.ts";
import { anyMatches, clean, matches, meets, wordCount } from "./words.ts";

export interface AnswerVerdict {
  question: GoldQuestion;
  answer: string;
  cited: string[];
  found: boolean;
  /** Told as what comes nearest, and not as the answer. */
  unsure: boolean;
  safety: boolean;
  right: boolean;
  must: boolean;
  lead: boolean;
  evidence: boolean;
  short: boolean;
  /** All that matters within the first 60 words. */
  direct: boolean;
  words: number;
  wrong: string[];
  danger: boolean;
}

/** An answer held against what a good reader would say, by the rules of the judge's FORMAT.md. */
export function judgeAnswer(question: GoldQuestion, given: Answer): AnswerVerdict {
  const body = clean(given.sentences.map(({ text }) => text).join(" ")) || clean(given.answer);
  const whole = clean(given.answer);
  const cited = [
    ...new Set(
      given.sentences.flatMap(({ citations }) => citations.map((one) => one.originalFilename.replace(/\.\w+$/, ""))),
    ),
  ];
  const wrong = (question.not ?? []).filter(({ re }) => matches(re, whole));
  const must = meets(question.must, whole);
  const lead = !question.lead?.length || anyMatches(question.lead, body.slice(0, 200));
  const evidence = !question.evidence?.length || question.evidence.some((name) => cited.includes(name));
  const short = wordCount(body) <= (question.maxWords ?? 90);
  const direct = meets(question.must, body.split(" ").slice(0, 60).join(" "));
  const safety = given.safety !== undefined;
  const clear = wrong.length === 0;
  const right =
    question.expect === "absent"
      ? (!given.found || /not (in|found)|no record|nothing|couldn't find|could not find/i.test(whole)) && clear
      : question.expect === "safety"
        ? safety && must && clear
        : given.found && must && lead && evidence && short && clear;
  return {
    question,
    answer: whole,
    cited,
    found: given.found,
    unsure: given.found && given.preface !== undefined,
    safety,
    right,
    must,
    lead,
    evidence,
    short,
    direct,
    words: wordCount(whole),
    wrong: wrong.map(({ why }) => why),
    danger: wrong.some(({ danger }) => danger === true),
  };
}
