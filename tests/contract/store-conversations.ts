import { describe, expect, test } from "vitest";
import type { Message } from "#core/records/conversation.ts";
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
      "messages of the same instant stay in the order in which they were added",
      withStore(makeStore, async ({ store }) => {
        await store.addConversation({ id: "talk", title: "One", createdAt: sampleInstant(0) });
        await store.addMessages([message("z", 5), message("a", 5)]);
        await store.addMessages([message("m", 5)]);
        expect((await store.listMessages("talk")).map((each) => each.id)).toEqual(["z", "a", "m"]);
      }),
    );
  });
}
