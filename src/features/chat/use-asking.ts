import { useState } from "react";
import type { ShownMessage } from "./message-list.tsx";

/** What is typed and asked in a conversation that is kept. `unheard` is the question as it was asked, until the kept one arrives. */
export function useAsking(messages: readonly unknown[], sendMessage: (question: string) => Promise<boolean>) {
  const [input, setInput] = useState("");
  const [asking, setAsking] = useState<{ question: string; after: number }>();

  async function send(question: string): Promise<void> {
    setAsking({ question, after: messages.length });
    const sent = await sendMessage(question);
    setAsking(undefined);
    // What is being typed while another question is asked again stays.
    if (sent) setInput((typed) => (typed.trim() === question ? "" : typed));
  }

  const unheard: ShownMessage[] =
    asking && messages.length === asking.after ? [{ id: "asking", role: "user", content: asking.question }] : [];
  return { input, setInput, pending: asking !== undefined, send, unheard };
}
