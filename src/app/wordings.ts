import { create } from "zustand";
import type { Outcome } from "#core/domain/outcome.ts";
import type { PagesOf } from "#core/findings/answers/passage-answers.ts";
import type { FluentRequest, Stays } from "#core/wording/fluent-text.ts";
import type { LanguageLadder } from "#core/wording/language-ladder.ts";
import type { Wording } from "#features/wording/wording.ts";

/** What is being worded now or was not, by the name of the text; a text that was worded is not among them. */
export const useWordings = create<{ byText: Readonly<Record<string, Wording>> }>(() => ({ byText: {} }));

const running = new Map<string, AbortController>();

function show(text: string, wording: Wording | undefined): void {
  useWordings.setState(({ byText: { [text]: _before, ...rest } }) => ({
    byText: wording === undefined ? rest : { ...rest, [text]: wording },
  }));
}

/**
 * Has the device's model word a text, and shows how far it is; answers the wording, or undefined where the built-in words stay. Without a
 * model that the person chose, nothing is loaded and nothing shown.
 */
export async function wordText<Worded>(
  text: string,
  ladder: () => Promise<LanguageLadder | undefined>,
  pagesOf: PagesOf,
  make: (request: FluentRequest) => Promise<Outcome<Worded, Stays>>,
): Promise<Worded | undefined> {
  const model = await ladder();
  const identity = await model?.identity();
  if (model === undefined) return undefined;
  if (identity === undefined) {
    // Chosen and downloaded, but broken too often to be tried again by itself.
    if (model.rungs().some(({ state }) => state === "resting"))
      show(text, { state: "stays", because: { kind: "model", failure: { kind: "resting" } } });
    return undefined;
  }
  running.get(text)?.abort();
  const abort = new AbortController();
  running.set(text, abort);
  show(text, { state: "getting-ready", model: identity.name });
  const made = await make({
    model,
    pagesOf,
    signal: abort.signal,
    onDraft(draft) {
      if (running.get(text) === abort) show(text, { state: "writing", model: identity.name, draft });
    },
  });
  if (running.get(text) !== abort) return undefined;
  running.delete(text);
  if (made.ok) return made.value;
  show(text, { state: "stays", because: made.failure });
  return undefined;
}

/** Takes away what is shown of a text's wording: it stands in the text's own place now. */
export function wordingIsShown(text: string): void {
  show(text, undefined);
}

export function stopWording(text: string): void {
  running.get(text)?.abort();
}

/** Ends all that is being worded, and forgets it: another person is at the device. */
export function forgetWordings(): void {
  for (const abort of running.values()) abort.abort();
  running.clear();
  useWordings.setState({ byText: {} });
}
