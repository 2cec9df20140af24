import { type Control, type EngineTab, untilSeen } from "./engine-tab.ts";

/** Somebody in front of a tab: does one thing after the other, and waits as a person waits. */
export interface Person {
  goTo(path: string): Promise<void>;
  press(role: Control["role"], name: Control["name"]): Promise<void>;
  pressLast(role: Control["role"], name: Control["name"]): Promise<void>;
  write(field: Control["name"], words: string): Promise<void>;
  choose(field: Control["name"], ...files: string[]): Promise<void>;
  /** Waits until the words stand on the page, where they can be seen. */
  see(words: string | RegExp, withinMs?: number): Promise<void>;
  /** Waits until something stands there that a selector names. */
  seeElement(selector: string, withinMs?: number): Promise<void>;
  run<Value>(body: string, given?: unknown): Promise<Value>;
  /** Waits until the body of a function answers something else than undefined, null or false. */
  until(sentence: string, body: string, withinMs?: number): Promise<void>;
}

/** Words are looked for as they are seen: hidden ones do not count, and a line's end is a space. */
const seenWords = `return document.body.innerText.replace(/\\s+/g, " ");`;

/** @param patience - How many times as long as usual everything may take: a browser that is slowed down needs it. */
export function personAt(tab: EngineTab, origin: string, patience = 1): Person {
  const usual = 30_000 * patience;
  return {
    goTo: (path) => tab.open(`${origin}${path}`),
    press: async (role, name) =>
      void (await untilSeen(`There is no ${role} ${name} to press.`, () => tab.press({ role, name }), usual)),
    pressLast: async (role, name) =>
      void (await untilSeen(
        `There is no ${role} ${name} to press.`,
        () => tab.press({ role, name, last: true }),
        usual,
      )),
    write: async (name, words) =>
      void (await untilSeen(`There is no field ${name}.`, () => tab.type({ role: "field", name }, words), usual)),
    choose: async (name, ...files) =>
      void (await untilSeen(
        `No files can be chosen in ${name}.`,
        () => tab.choose({ role: "file", name }, files),
        usual,
      )),
    async see(words, withinMs = usual) {
      let seen = "";
      await untilSeen(
        `“${words}” is not on the page.`,
        async () => {
          seen = await tab.run<string>(seenWords);
          return typeof words === "string" ? seen.includes(words) : words.test(seen);
        },
        withinMs,
      ).catch((error: unknown) => {
        throw new Error(`“${words}” is not on the page, which says: ${seen.slice(0, 600)}`, { cause: error });
      });
    },
    seeElement: async (selector, withinMs = usual) =>
      void (await untilSeen(
        `There is no ${selector}.`,
        () => tab.run<boolean>("return document.querySelector(given)?.checkVisibility() === true;", selector),
        withinMs,
      )),
    run: tab.run,
    until: async (sentence, body, withinMs = usual) =>
      void (await untilSeen(sentence, async () => (await tab.run<unknown>(body)) || undefined, withinMs)),
  };
}
