import type { Citation, CitedSentence } from "#core/domain/citation.ts";
import { dateInWords } from "#core/understanding/facts/calendar.ts";
import type { Draft } from "./draft.ts";
import type { IndexedDocument } from "./indexed-document.ts";
import type { PagesOf } from "./passage-answers.ts";
import type { Question } from "./question.ts";
import type { SearchIndex } from "./search-index.ts";

const visitWords: ReadonlySet<string> = new Set(["visit", "appointment", "consultation", "clinic", "checkup"]);
const recordWords: ReadonlySet<string> = new Set(["document", "report", "letter", "file", "lab", "blood"]);

/** Whether the question is about visits or documents themselves, and names nothing else. */
export function asksForVisits(question: Question): boolean {
  if (!["count", "latest", "when", "onset", "value-on-date"].includes(question.intent) || question.mentions.length > 0)
    return false;
  const focus = question.focus;
  return (
    focus.length > 0 &&
    focus.every((word) => visitWords.has(word) || recordWords.has(word)) &&
    (focus.some((word) => visitWords.has(word)) || question.intent !== "value-on-date")
  );
}

/** How many visits (or documents) there are, and when the first or last was; each counted one is cited by its first line. */
export async function answerVisits(question: Question, index: SearchIndex, pagesOf: PagesOf): Promise<Draft> {
  const visits = question.focus.some((word) => visitWords.has(word));
  const labs = question.focus.some((word) => word === "lab" || word === "blood");
  const dates = question.dates.map(({ date }) => date);
  const fitting = index
    .documents()
    .filter((document) =>
      visits
        ? document.kind === "visit-note" || document.kind === "discharge-summary"
        : labs
          ? document.kind === "lab-report"
          : true,
    )
    .filter((document) => dates.length === 0 || dates.some((date) => document.occurredOn?.startsWith(date) === true))
    .sort((one, other) => ((one.occurredOn ?? "") < (other.occurredOn ?? "") ? -1 : 1));
  const name = visits ? "visit" : labs ? "lab report" : "record";
  const [first] = fitting;
  const last = fitting.at(-1);
  if (first === undefined || last === undefined) return { sentences: [], found: false };
  const on = (document: IndexedDocument) =>
    document.occurredOn === undefined ? "" : ` on ${dateInWords(document.occurredOn)}`;
  const sentence = async (text: string, documents: readonly IndexedDocument[]): Promise<CitedSentence> => ({
    text,
    citations: await Promise.all(documents.slice(-40).map((document) => firstLine(document, pagesOf))),
  });
  if (question.intent === "latest")
    return { sentences: [await sentence(`Your last ${name} in your records was${on(last)}.`, [last])], found: true };
  if (question.intent === "onset" || question.intent === "when")
    return {
      sentences: [
        await sentence(`Your first ${name} in your records was${on(first)}, and the last${on(last)}.`, [first, last]),
      ],
      found: true,
    };
  const count = fitting.length;
  const span = count === 1 ? on(first) : `, from${on(first).slice(3)} to${on(last).slice(3)}`;
  return {
    sentences: [
      await sentence(`Your records hold ${count === 1 ? `one ${name}` : `${count} ${name}s`}${span}.`, fitting),
    ],
    found: true,
  };
}

async function firstLine(document: IndexedDocument, pagesOf: PagesOf): Promise<Citation> {
  const page = (await pagesOf(document.id))?.[0];
  const text = page?.text ?? "";
  const start = Math.max(0, text.search(/\S/));
  const newline = text.indexOf("\n", start);
  const end = newline === -1 ? text.length : newline;
  return {
    documentId: document.id,
    originalFilename: document.originalFilename,
    page: page?.number ?? 1,
    start,
    end,
    quote: text.slice(start, end),
  };
}
