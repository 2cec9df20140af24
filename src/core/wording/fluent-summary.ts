import type { Insight } from "#core/domain/insight.ts";
import type { DocumentSummary } from "#core/domain/medical-document.ts";
import type { Outcome } from "#core/domain/outcome.ts";
import { type FluentRequest, type FluentText, makeFluent, type Stays } from "./fluent-text.ts";
import { summaryPrompt } from "./prompts/summary-prompt.ts";
import { threadPrompt } from "./prompts/thread-prompt.ts";

/** A record's leading sentences in a language model's words, within the same facts. */
export function fluentSummary(
  summary: Pick<DocumentSummary, "sentences">,
  request: FluentRequest,
): Promise<Outcome<FluentText, Stays>> {
  return makeFluent(summary.sentences, (numbered) => summaryPrompt(numbered.map(({ evidence }) => evidence)), request);
}

/** So many places stand behind a thread's sentence; the thread shows all of its evidence itself. */
const mostPlaces = 6;

/** A red thread's sentence in a language model's words. Its figures, warnings and evidence stay the engine's own. */
export function fluentThread(
  thread: Pick<Insight, "insight" | "evidence">,
  request: FluentRequest,
): Promise<Outcome<FluentText, Stays>> {
  const sentence = { text: thread.insight, citations: thread.evidence.supporting.slice(0, mostPlaces) };
  return makeFluent([sentence], (numbered) => threadPrompt(numbered.map(({ evidence }) => evidence)), request);
}
