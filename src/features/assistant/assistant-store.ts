import { create } from "zustand";
import type { AssistantDestination, AssistantScript } from "#features/texts/assistant-en.ts";

/** Milliseconds, from the specification (section 9). */
export const assistantDelays = { greetingMs: 500, replyMs: 1000, restartMs: 300 } as const;

export interface AssistantMessage {
  /** From the time at which it was said; later messages have greater ones. */
  id: string;
  text: string;
  isBot: boolean;
  timestamp: Date;
  /** Labels of the buttons below it. */
  options?: string[];
}

/** `panel` is what the launcher opens, `dialog` what the navigation opens. */
export type AssistantView = "closed" | "panel" | "dialog";

interface AssistantState {
  view: AssistantView;
  messages: AssistantMessage[];
  /** True while a greeting or a reply is on its way. */
  writing: boolean;
  /** What had the focus when it was opened, to give it back. */
  opener: HTMLElement | undefined;
  open(view: Exclude<AssistantView, "closed">): void;
  close(): void;
  /** Greets after `greetingMs`, unless a conversation by this script is under way already. */
  begin(script: AssistantScript): void;
  /** Says the option and replies after `replyMs`; an option that leads elsewhere closes the assistant and answers where to. */
  choose(option: string): AssistantDestination | undefined;
  /** Clears the conversation and greets again after `restartMs`, with all that can be asked. */
  startOver(): void;
}

let timer: ReturnType<typeof setTimeout> | undefined;
let script: AssistantScript | undefined;
let lastId = 0;

function later(delayMs: number, act: () => void) {
  clearTimeout(timer);
  timer = setTimeout(act, delayMs);
}

function message(rest: Pick<AssistantMessage, "text" | "isBot" | "options">): AssistantMessage {
  const now = Date.now();
  lastId = Math.max(now, lastId + 1);
  return { ...rest, id: String(lastId), timestamp: new Date(now) };
}

function greeting(): AssistantMessage[] {
  return script ? [message({ text: script.greeting, isBot: true, options: Object.keys(script.replies) })] : [];
}

/** The assistant as it is seen. One conversation; it lives until the page is loaded again. */
export const useAssistant = create<AssistantState>()((set, get) => ({
  view: "closed",
  messages: [],
  writing: false,
  opener: undefined,
  open(view) {
    const { activeElement } = document;
    set({ view, opener: activeElement instanceof HTMLElement ? activeElement : undefined });
  },
  close() {
    set({ view: "closed" });
    // Nobody was there to be greeted: the next opening greets anew.
    if (get().messages.length === 0) forget();
  },
  begin(next) {
    if (script === next && (get().messages.length > 0 || get().writing)) return;
    script = next;
    set({ messages: [], writing: true });
    later(assistantDelays.greetingMs, () => set({ messages: greeting(), writing: false }));
  },
  choose(option) {
    const reply = script?.replies[option];
    if (!reply || get().writing) return undefined;
    if ("redirect" in reply) {
      set({ view: "closed", messages: [] });
      forget();
      return reply.redirect;
    }
    set(({ messages }) => ({ messages: [...messages, message({ text: option, isBot: false })], writing: true }));
    later(assistantDelays.replyMs, () =>
      set(({ messages }) => ({ messages: [...messages, message({ ...reply, isBot: true })], writing: false })),
    );
    return undefined;
  },
  startOver() {
    set({ messages: [], writing: true });
    later(assistantDelays.restartMs, () => set({ messages: greeting(), writing: false }));
  },
}));

function forget() {
  clearTimeout(timer);
  script = undefined;
  useAssistant.setState({ writing: false });
}
