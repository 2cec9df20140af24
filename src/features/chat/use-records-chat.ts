import { useState } from "react";
import type { Answer } from "#core/records/conversation.ts";
import { httpFailure } from "#features/texts/http-failure.ts";
import { texts } from "#features/texts/texts.ts";
import { showToast } from "#ui/toast-store.ts";

/** The message of the records chat: kept only while the hub is open. */
export interface RecordsChatMessage {
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

/** The conversation of the hub's tab, greeting first. */
export function useRecordsChat(
  askRecords: (question: string) => Promise<Answer>,
  greeting: string = texts.chat.greeting,
): RecordsChatState {
  const [messages, setMessages] = useState<RecordsChatMessage[]>(() => [
    { role: "assistant", content: greeting, timestamp: Date.now() },
  ]);
  const [pending, setPending] = useState(false);

  async function send(question: string): Promise<boolean> {
    const asked: RecordsChatMessage = { role: "user", content: question, timestamp: Date.now() };
    setMessages((before) => [...before, asked]);
    setPending(true);
    try {
      const answer = await askRecords(question);
      setMessages((before) => [
        ...before,
        { role: "assistant", content: answer.answer, timestamp: Date.now(), answer },
      ]);
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
