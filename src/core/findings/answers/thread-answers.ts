import type { Citation, CitedSentence } from "#core/domain/citation.ts";
import type { Insight } from "#core/domain/insight.ts";
import type { Draft } from "./draft.ts";
import { symptomPatterns } from "./guidance-answers.ts";
import { meanings, type Question } from "./question.ts";
import type { SearchIndex } from "./search-index.ts";

const mostThreads = 3;
/** So many places of each side stand behind an answer; the threads' own page has all. */
const mostPlaces = 6;

const asksForTrigger = /\b(?:triggers?|sets? off|brings? on|provokes?|causes?)\b/i;

/** Words by which a record says what sets a thing off. */
const triggerWords =
  /\b(?:trigger\w*|set(?:s|ting)? (?:\w+ )?off|(?:bring|brought|brings|bringing)(?: \w+)? on|provok\w*|precipitat\w*|worse(?:ns?|ned)? (?:with|after|by|when|on|in|at)|caused? by|after|following|because of|due to|when(?:ever)?|flare\w*|aggravat\w*|exacerbat\w*)\b/i;

/**
 * The most useful threads, each with how sure it is, what speaks for it and what against. Where there is none: says so, before what the
 * records tell: asked what sets a thing off, what they say of that (`told` quotes the passages about it); else of symptoms. Without
 * `threads` (a home that has none) only the latter.
 */
export async function answerPatterns(
  question: Question,
  index: SearchIndex,
  threads: readonly Insight[] | undefined,
  told: () => Promise<Draft>,
): Promise<Draft> {
  const names = namesIn(question);
  const fitting = (threads ?? []).filter(
    (thread) => names.length === 0 || names.some((name) => speaksOf(thread, name)),
  );
  const sentences = fitting.slice(0, mostThreads).flatMap(threadSentences);
  if (sentences.length > 0) return { sentences, found: true };
  const [name] = names;
  const about = name === undefined ? "" : ` about ${name}`;
  const none =
    threads === undefined
      ? ""
      : `Your records hold no red thread${about} yet: nothing in them goes together more often than chance would have it. `;
  if (name === undefined || !asksForTrigger.test(question.text)) return led(none, symptomPatterns(index, names));
  const said = (await told()).sentences.filter(({ citations }) =>
    citations.some(({ quote }) => triggerWords.test(quote)),
  );
  return led(none, { sentences: said, found: said.length > 0, about: `what sets off ${name}` });
}

/** `lead` before the first sentence, or before that nothing was found. */
function led(lead: string, draft: Draft): Draft {
  const [first, ...rest] = draft.sentences;
  if (first === undefined) return { ...draft, lead };
  return { ...draft, sentences: [{ ...first, text: `${lead}${first.text}` }, ...rest] };
}

/** What the question names: "patterns in my pain" asks for threads of pain. */
function namesIn({ mentions }: Question): string[] {
  return mentions.flatMap((mention) =>
    meanings(mention, ["symptom", "medication", "lab", "vital"])
      .slice(0, 1)
      .map(({ name }) => name),
  );
}

function speaksOf({ id, insight }: Insight, name: string): boolean {
  return id.toLowerCase().includes(name) || insight.toLowerCase().includes(name);
}

function threadSentences(thread: Insight): CitedSentence[] {
  const { insight, confidence, evidence, warnings = [], recommendedAction } = thread;
  const supporting = evidence.supporting.slice(0, mostPlaces);
  const contradicting = evidence.contradicting.slice(0, mostPlaces);
  const [first] = supporting.length > 0 ? supporting : contradicting;
  if (first === undefined) return [];
  const entries = (places: readonly Citation[]) => (places.length === 1 ? "1 entry" : `${places.length} entries`);
  const sentences: CitedSentence[] = [
    {
      text: `${ended(insight)} Confidence: ${Math.round(confidence)}%, with ${entries(evidence.supporting)} for it${contradicting.length === 0 ? " and none against" : ""}.`,
      citations: supporting.length > 0 ? supporting : [first],
    },
  ];
  if (contradicting.length > 0) {
    const against = evidence.contradicting;
    const speak = against.length === 1 ? "speaks" : "speak";
    sentences.push({ text: `${entries(against)} ${speak} against it.`, citations: contradicting });
  }
  const more = [...warnings, ...(recommendedAction === undefined ? [] : [recommendedAction])];
  if (more.length > 0) sentences.push({ text: more.map(ended).join(" "), citations: [first] });
  return sentences;
}

function ended(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
