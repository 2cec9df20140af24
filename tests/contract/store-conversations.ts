import { describe, expect, test } from "vitest";
import type { Message } from "#core/domain/conversation.ts";
import { sampleAnswer, sampleInstant } from "../support/record-samples.ts";
import type { MakeStore } from "./store-home.ts";
import { withStore } from "./with-store.ts";

function message(id: string, seconds: number, changes: Partial<Message> = {}): Message {
  return {
    id,
    conversationId: "talk",
    role: "user",
    content: `text of ${id}`,
    createdAt: sampleInstant(seconds),
    ...changes,
  };
}

export function conversationTests(makeStore: MakeStore): void {
  describe("conversations", () => {
    test(
      "conversations are kept and listed newest first",
      withStore(makeStore, async ({ store }) => {
        expect(await store.listConversations()).toEqual([]);
        expect(await store.getConversation("none")).toBeUndefined();
        const older = { id: "older", title: "New conversation", createdAt: sampleInstant(1) };
        const newer = { id: "newer", title: "About my blood test", createdAt: sampleInstant(2) };
        expect(await store.addConversation(newer)).toEqual(newer);
        expect(await store.addConversation(older)).toEqual(older);
        expect(await store.listConversations()).toEqual([newer, older]);
        expect(await store.getConversation("older")).toEqual(older);
      }),
    );

    test(
      "messages are listed oldest first, whole, and only those of their conversation",
      withStore(makeStore, async ({ store }) => {
        await store.addConversation({ id: "talk", title: "One", createdAt: sampleInstant(0) });
        await store.addConversation({ id: "other", title: "Two", createdAt: sampleInstant(0) });
        const answered = message("m3", 3, { role: "assistant", answer: sampleAnswer("Not in your records.") });
        await store.addMessages([message("m2", 2), answered]);
        await store.addMessages([message("elsewhere", 1, { conversationId: "other" }), message("m1", 1)]);
        expect(await store.listMessages("talk")).toEqual([message("m1", 1), message("m2", 2), answered]);
        expect((await store.listMessages("other")).map((each) => each.id)).toEqual(["elsewhere"]);
        expect(await store.listMessages("none")).toEqual([]);
      }),
    );

    test(
      "an answer is put in other words where it stands; a message that is gone stays gone",
      withStore(makeStore, async ({ store }) => {
        // A home without a language model has no use for it.
        if (store.rewordMessage === undefined) return;
        await store.addConversation({ id: "talk", title: "One", createdAt: sampleInstant(0) });
        const answered = message("m2", 2, { role: "assistant", answer: sampleAnswer("Your CRP was 6 mg/L.") });
        await store.addMessages([message("m1", 2), answered, message("m3", 2)]);
        const answer = { ...sampleAnswer("In May your CRP was 6 mg/L."), engine: "model/1" };
        expect(await store.rewordMessage("m2", answer)).toBe(true);
        expect(await store.listMessages("talk")).toEqual([
          message("m1", 2),
          { ...answered, content: answer.answer, answer },
          message("m3", 2),
        ]);
        expect(await store.rewordMessage("none", answer)).toBe(false);
        await store.deleteConversation("talk");
        expect(await store.rewordMessage("m2", answer)).toBe(false);
        expect(await store.listMessages("talk")).toEqual([]);
      }),
    );

    test(
      "messages of the same instant stay in the order in which they were added",
      withStore(makeStore, async ({ store }) => {
        await store.addConversation({ id: "talk", title: "One", createdAt: sampleInstant(0) });
        await store.addMessages([message("z", 5), message("a", 5)]);
        await store.addMessages([message("m", 5)]);
        expect((await store.listMessages("talk")).map((each) => each.id)).toEqual(["z", "a", "m"]);
      }),
    );

    test(
      "a conversation gets another title and keeps everything else; one that is not there gets none",
      withStore(makeStore, async ({ store }) => {
        const talk = { id: "talk", title: "New conversation", createdAt: sampleInstant(1) };
        await store.addConversation(talk);
        await store.addMessages([message("m1", 1)]);
        expect(await store.renameConversation("talk", "About my knee")).toEqual({ ...talk, title: "About my knee" });
        expect(await store.getConversation("talk")).toEqual({ ...talk, title: "About my knee" });
        expect(await store.listMessages("talk")).toEqual([message("m1", 1)]);
        expect(await store.renameConversation("none", "Nothing")).toBeUndefined();
        expect(await store.listConversations()).toHaveLength(1);
      }),
    );

    test(
      "a deleted conversation goes with its messages, and with no other's",
      withStore(makeStore, async ({ store }) => {
        await store.addConversation({ id: "talk", title: "One", createdAt: sampleInstant(0) });
        await store.addConversation({ id: "other", title: "Two", createdAt: sampleInstant(1) });
        await store.addMessages([message("m1", 1), message("m2", 2, { conversationId: "other" })]);
        expect(await store.deleteConversation("talk")).toBe(true);
        expect(await store.getConversation("talk")).toBeUndefined();
        expect(await store.listMessages("talk")).toEqual([]);
        expect((await store.listMessages("other")).map(({ id }) => id)).toEqual(["m2"]);
        expect(await store.deleteConversation("talk")).toBe(false);
      }),
    );

    test(
      "a restored conversation is what it was, and never takes another's place",
      withStore(makeStore, async ({ store }) => {
        const conversation = { id: "talk", title: "My knee", createdAt: sampleInstant(1) };
        const answered = message("b", 2, { role: "assistant", answer: sampleAnswer("Not in your records.") });
        const messages = [message("a", 2), answered];
        expect(await store.restoreConversation({ conversation, messages })).toBe(true);
        expect(await store.getConversation("talk")).toEqual(conversation);
        expect(await store.listMessages("talk")).toEqual(messages);
        const elsewhere = { ...conversation, id: "elsewhere" };
        const stolen = message("a", 9, { conversationId: "elsewhere", content: "Changed" });
        expect(await store.restoreConversation({ conversation: elsewhere, messages: [stolen] })).toBe(false);
        const other = { ...conversation, title: "Other" };
        expect(await store.restoreConversation({ conversation: other, messages: [message("c", 3)] })).toBe(false);
        expect(await store.getConversation("talk")).toEqual(conversation);
        expect(await store.listMessages("talk")).toEqual(messages);
      }),
    );
  });

  describe("questions for an appointment", () => {
    test(
      "are listed oldest first, replaced by id, and deleted",
      withStore(makeStore, async ({ store }) => {
        const first = { id: "z", text: "Can I stop the tablets?", createdAt: sampleInstant(1) };
        const second = { id: "a", text: "Why am I tired?", createdAt: sampleInstant(2) };
        await store.putAppointmentQuestion(second);
        await store.putAppointmentQuestion(first);
        expect(await store.listAppointmentQuestions()).toEqual([first, second]);
        await store.putAppointmentQuestion({ ...first, text: "May I stop?" });
        expect(await store.listAppointmentQuestions()).toEqual([{ ...first, text: "May I stop?" }, second]);
        expect(await store.deleteAppointmentQuestion("z")).toBe(true);
        expect(await store.deleteAppointmentQuestion("z")).toBe(false);
        expect(await store.listAppointmentQuestions()).toEqual([second]);
      }),
    );
  });
}
