import { delay } from "#pipeline/delay.ts";

/** What a person sees of a control: what it is, and what it is called (the whole name, or a part of it as a pattern). */
export interface Control {
  role: "button" | "link" | "tab" | "heading" | "field" | "file";
  name: string | RegExp;
  /** Of several that are alike, the last one. */
  last?: boolean;
}

/** One tab of whatever browser. What it is told to press, it presses with a pointer, and what it types, it types with keys. */
export interface EngineTab {
  open(address: string): Promise<void>;
  /** What the body of a function answers in the page; `given` is its argument of that name. */
  run<Value>(body: string, given?: unknown): Promise<Value>;
  /** False where there is no such control that can be seen. */
  press(control: Control): Promise<boolean>;
  type(control: Control, words: string): Promise<boolean>;
  choose(control: Control, files: string[]): Promise<boolean>;
}

/** A control as it goes into the page. */
export function asData({ role, name, last = false }: Control) {
  const pattern = name instanceof RegExp ? { source: name.source, flags: name.flags } : { exact: name };
  return { role, last, pattern };
}

/** The body of a function that answers the control `given` names: the same in all engines, so that one way of looking is tested, not three. */
export const findControl = String.raw`
const selectors = {
  button: "button, [role=button], summary",
  link: "a[href]",
  tab: "[role=tab]",
  heading: "h1, h2, h3, h4",
  field: "input:not([type=file]), textarea, select",
  file: "input[type=file]",
};
const plain = (text) => (text ?? "").replace(/\s+/g, " ").trim();
const wordsOf = (element) => {
  const copy = element.cloneNode(true);
  for (const hidden of copy.querySelectorAll("[aria-hidden=true], input, textarea, select")) hidden.remove();
  return plain(copy.textContent);
};
const nameOf = (element) => {
  const said = element.getAttribute("aria-label");
  if (said) return plain(said);
  const by = element.getAttribute("aria-labelledby");
  if (by) return plain(by.split(" ").map((id) => document.getElementById(id)?.textContent ?? "").join(" "));
  if (element.labels?.length) return plain([...element.labels].map(wordsOf).join(" "));
  return wordsOf(element);
};
const { role, last, pattern } = given;
const fits = (name) => pattern.exact === undefined ? new RegExp(pattern.source, pattern.flags).test(name) : name === pattern.exact;
const isSeen = (element) => role === "file" || element.checkVisibility({ visibilityProperty: true });
const isFree = (element) => !element.disabled;
const found = [...document.querySelectorAll(selectors[role])].filter((element) => isSeen(element) && isFree(element) && fits(nameOf(element)));
const element = last ? found.at(-1) : found[0];
if (element === undefined || role === "file") return element ?? null;
element.scrollIntoView({ block: "center", behavior: "instant" });
// A pointer reaches what lies on top: what is still covered is not there yet.
const { left, top, width, height } = element.getBoundingClientRect();
const reached = document.elementFromPoint(left + width / 2, top + height / 2);
const isReached = reached !== null && (element.contains(reached) || reached.closest("label")?.control === element);
return isReached ? element : null;
`;

/** Asks again until the answer is not undefined or false; throws with the sentence when the time is up. */
export async function untilSeen<Value>(
  sentence: string,
  look: () => Promise<Value | undefined | false>,
  withinMs: number,
): Promise<Value> {
  const ends = performance.now() + withinMs;
  let trouble: unknown;
  for (;;) {
    try {
      const seen = await look();
      if (seen !== undefined && seen !== false) return seen;
    } catch (error) {
      // A page that is just being left answers nobody.
      trouble = error;
    }
    if (performance.now() > ends) throw new Error(sentence, trouble === undefined ? {} : { cause: trouble });
    await delay(100, new AbortController().signal);
  }
}
