import { useState } from "react";
import type { Answer } from "#core/domain/conversation.ts";
import { httpFailure } from "#features/texts/http-failure.ts";
import { texts } from "#features/texts/texts.ts";
import { showToast } from "#ui/toast-store.ts";

/** The message of the records chat: kept only while the hub is open. */
export interface RecordsChatMessage {
  id: string;
  role: "user" | "assistant";
  content: string;
  /** Epoch milliseconds. */
  timestamp: number;
  answer?: Answer;
}

export interface RecordsChatState {
  messages: RecordsChatMessage[];
  pending: boolean;
  /** True when it was answered; a failure has been told. */
  send: (question: string) => Promise<boolean>;
}

/** Has an answer put in other words, where there is somebody to do it; undefined where it stays as it is. `id`: the message's. */
export type Rewording = (id: string, question: string, answer: Answer) => Promise<Answer | undefined>;

/** The conversation of the hub's tab, greeting first. */
export function useRecordsChat(
  askRecords: (question: string) => Promise<Answer>,
  greeting: string = texts.chat.greeting,
  reword?: Rewording,
): RecordsChatState {
  const [messages, setMessages] = useState<RecordsChatMessage[]>(() => [
    { id: "greeting", role: "assistant", content: greeting, timestamp: Date.now() },
  ]);
  const [pending, setPending] = useState(false);

  function replace(id: string, answer: Answer): void {
    setMessages((before) =>
      before.map((message) => (message.id === id ? { ...message, content: answer.answer, answer } : message)),
    );
  }

  async function send(question: string): Promise<boolean> {
    const asked: RecordsChatMessage = {
      id: crypto.randomUUID(),
      role: "user",
      content: question,
      timestamp: Date.now(),
    };
    setMessages((before) => [...before, asked]);
    setPending(true);
    try {
      const answer = await askRecords(question);
      const id = crypto.randomUUID();
      setMessages((before) => [
        ...before,
        { id, role: "assistant", content: answer.answer, timestamp: Date.now(), answer },
      ]);
      // The answer stands at once; other words come when they come.
      reword?.(id, question, answer).then((worded) => worded && replace(id, worded), console.warn);
      return true;
    } catch (error) {
      console.warn(error);
      // The question goes back to the input, so it must not stand in the conversation as if it had been heard.
      setMessages((before) => before.filter((message) => message !== asked));
      showToast({ variant: "destructive", ...texts.errors.recordsChatFailed, description: httpFailure(error) });
      return false;
    } finally {
      setPending(false);
    }
  }

  return { messages, pending, send };
}
