import type { Message } from "#core/domain/conversation.ts";
import { asksForList } from "./list-answers.ts";
import { type Question, readQuestion } from "./question.ts";

const pointsBack =
  /^(?:and|also|what about|how about|what of|or)\b|\b(?:it|that|this one|those|them|these|then|the same|before that|after that)\b/i;

/**
 * A question together with what was asked before it: "And in 2018?" is about the thing of the last question, "What about my sodium?" asks
 * the last question of another thing.
 */
export function withHistory(question: Question, history: readonly Message[], today: string): Question {
  const complete = question.mentions.length > 0 && question.intent !== "passages";
  const standsAlone =
    ["birth-date", "ask-doctor", "list", "meaning"].includes(question.intent) || asksForList(question);
  if (complete || standsAlone || !(pointsBack.test(question.text) || question.focus.length === 0)) return question;
  const asked = history.filter((message) => message.role === "user").reverse();
  for (const message of asked.slice(0, 4)) {
    const before = readQuestion(message.content, today);
    if (before.mentions.length === 0 && before.focus.length === 0) continue;
    const sameThing = question.mentions.length === 0 && question.focus.length === 0;
    const intent =
      question.intent === "passages" || (question.intent === "value-on-date" && before.intent === "value-on-date")
        ? before.intent
        : question.intent;
    const dates =
      question.dates.length > 0
        ? question.dates
        : sameThing && question.intent === "passages"
          ? before.dates
          : question.dates;
    const subject =
      question.mentions.length > 0 || (question.focus.length > 0 && !sameThing && !pointsBack.test(question.text))
        ? question
        : before;
    return {
      ...question,
      intent: question.dates.length === 1 && intent === "latest" ? "value-on-date" : intent,
      dates,
      mentions: subject.mentions,
      focus: subject.focus,
      focusText: subject.focusText,
      tokens: subject.tokens,
    };
  }
  return question;
}
