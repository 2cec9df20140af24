import type { ReactNode } from "react";
import type { Answer } from "#core/domain/conversation.ts";
import type { Store } from "#core/domain/store.ts";
import type { Rewording } from "#features/chat/use-records-chat.ts";
import { WordingView } from "#features/wording/wording-view.tsx";
import { deviceLadder, wakeModels } from "./device-language.ts";
import { stopWording, useWordings, wordingIsShown, wordText } from "./wordings.ts";

/** Opens the records that are asked; not before a model is there to speak of them. */
type OpenStore = () => Promise<Store | undefined>;

/**
 * Has an answer that stands already put in the words of the device's model, where the person chose one. Undefined where it stays as it is.
 * `text`: the name under which the draft is shown.
 */
function wordAnswer(text: string, openStore: OpenStore, question: string, answer: Answer): Promise<Answer | undefined> {
  return wordText(
    text,
    deviceLadder,
    async (documentId) => (await (await openStore())?.getReading(documentId))?.pages,
    async (request) => (await import("#core/wording/fluent-answer.ts")).fluentAnswer(question, answer, request),
  );
}

/**
 * As {@link wordAnswer}, for a message that is kept: the new words are kept in its place, and `onReworded` is told before the draft goes.
 */
export async function wordMessage(
  openStore: OpenStore,
  question: string,
  message: { id: string; answer?: Answer | undefined },
  onReworded: () => Promise<void> = async () => undefined,
): Promise<void> {
  if (message.answer === undefined) return;
  const worded = await wordAnswer(message.id, openStore, question, message.answer);
  if (worded === undefined) return;
  await (await openStore())?.rewordMessage?.(message.id, worded);
  await onReworded();
  wordingIsShown(message.id);
}

/** As {@link wordAnswer}, for answers that are kept nowhere. */
export function rewordingOver(openStore: OpenStore): Rewording {
  return async (id, question, answer) => {
    const worded = await wordAnswer(id, openStore, question, answer);
    if (worded !== undefined) wordingIsShown(id);
    return worded;
  };
}

/** What a model makes of one answer, while it does. */
export const wordingBelow = ({ id }: { id: string }) => <WordingOf text={id} />;

/** What a model makes of one text, while it does. */
export function WordingOf({ text }: { text: string }): ReactNode {
  const wording = useWordings(({ byText }) => byText[text]);
  return wording && <WordingView wording={wording} stop={() => stopWording(text)} wake={() => void wakeModels()} />;
}

export const openOwnRecords: OpenStore = async () => (await import("#db/current-account.ts")).currentAccount();
export const openNorasRecords: OpenStore = async () => (await import("./demo-home.ts")).openDemoRecords();
