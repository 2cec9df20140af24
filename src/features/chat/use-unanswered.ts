import { useEffect, useState } from "react";
import { unansweredQuestion } from "#core/domain/conversation.ts";
import type { ShownMessage } from "./message-list.tsx";

/** An answer that was just kept is shown a moment later; only what stays without one is offered again. Milliseconds. */
const patience = 1_000;

/** The question that stands at the end without an answer, while nobody is looking for one. */
export function useUnanswered(messages: readonly ShownMessage[], pending: boolean): string | undefined {
  const last = pending ? undefined : unansweredQuestion(messages);
  const [waited, setWaited] = useState<string>();
  const id = last?.id;
  useEffect(() => {
    setWaited(undefined);
    if (id === undefined) return undefined;
    const timer = setTimeout(() => setWaited(id), patience);
    return () => clearTimeout(timer);
  }, [id]);
  return last !== undefined && waited === last.id ? last.content : undefined;
}
