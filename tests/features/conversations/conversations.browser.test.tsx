import { beforeEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { ChatScreen } from "#app/screens/chat-screen.tsx";
import { newConversationTitle } from "#core/domain/conversation.ts";
import type { DexieStore } from "#db/dexie-store.ts";
import { ConversationList } from "#features/conversations/conversation-list.tsx";
import { titleOf } from "#features/conversations/listed-conversation.ts";
import { openDevice, showScreen } from "../../spec/support/device-screen.tsx";
import { sampleInstant } from "../../support/record-samples.ts";
import { render } from "../../ui/render.tsx";

beforeEach(() => page.viewport(1280, 800));

const talk = (id: string, title = newConversationTitle) => ({ id, title, createdAt: sampleInstant(Number(id)) });

async function addTalk(store: DexieStore, id: string, question?: string, title?: string) {
  await store.addConversation(talk(id, title));
  if (question === undefined) return;
  const message = { conversationId: id, createdAt: sampleInstant(Number(id)), role: "user" as const };
  await store.addMessages([{ ...message, id: `question-${id}`, content: question }]);
}

const list = page.getByRole("list", { name: "Conversations" });
const titles = () =>
  list
    .getByRole("listitem")
    .elements()
    .map((row) => row.querySelector("button > span")?.textContent);
const said = (words: string) => page.getByRole("log", { name: "Conversation" }).getByText(words, { exact: false });

test.each([
  [newConversationTitle, undefined, "New conversation"],
  [newConversationTitle, "  What was\nmy CRP? ", "What was my CRP?"],
  ["My knee", "What was my CRP?", "My knee"],
])("a conversation titled %s whose first question was %s is called %s", (title, question, shown) => {
  expect(titleOf(talk("1", title), question)).toBe(shown);
});

describe("the conversations beside the chat", () => {
  test("are called by their first question, and open with what was said in them", async () => {
    const { store } = await openDevice();
    await addTalk(store, "1", "What was my CRP?");
    await addTalk(store, "2", "When is my next visit?");
    await addTalk(store, "3", undefined, "My knee");
    showScreen(<ChatScreen />, "/chat");
    await expect.poll(titles).toEqual(["My knee", "When is my next visit?", "What was my CRP?"]);
    await list.getByRole("button", { name: /^What was my CRP\?/ }).click();
    await expect.element(said("What was my CRP?")).toBeVisible();
    await expect
      .element(list.getByRole("button", { name: /^What was my CRP\?/ }))
      .toHaveAttribute("aria-current", "true");
    expect(await store.getConversation("1")).toMatchObject({ title: newConversationTitle });
  });

  test("are renamed, also with a blank title that is refused first", async () => {
    const { store } = await openDevice();
    await addTalk(store, "1", "What was my CRP?");
    showScreen(<ChatScreen />, "/chat");
    await page.getByRole("button", { name: "Rename “What was my CRP?”" }).click();
    const field = page.getByLabelText("Title", { exact: true });
    await expect.element(field).toHaveValue("What was my CRP?");
    await field.fill("  ");
    await page.getByRole("button", { name: "Save" }).click();
    await expect.element(page.getByText("Please write a title first.")).toBeVisible();
    await field.fill("Inflammation");
    await userEvent.keyboard("{Enter}");
    await expect.poll(titles).toEqual(["Inflammation"]);
    await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
    expect(await store.getConversation("1")).toMatchObject({ title: "Inflammation" });
  });

  test("are deleted after one question; the next one opens, and a new one when it was the last", async () => {
    const { store } = await openDevice();
    await addTalk(store, "1", "What was my CRP?");
    await addTalk(store, "2", "When is my next visit?");
    showScreen(<ChatScreen />, "/chat");
    await page.getByRole("button", { name: "Delete “When is my next visit?”" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
    expect(await store.listConversations()).toHaveLength(2);
    await page.getByRole("button", { name: "Delete “When is my next visit?”" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Delete conversation" }).click();
    await expect.element(said("What was my CRP?")).toBeVisible();
    expect(await store.listMessages("2")).toEqual([]);
    await page.getByRole("button", { name: "Delete “What was my CRP?”" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Delete conversation" }).click();
    await expect.poll(titles).toEqual(["New conversation"]);
    expect(await store.getConversation("1")).toBeUndefined();
  });

  test("one that was deleted in another tab gives way to the first that is left", async () => {
    const { store, openAnother } = await openDevice();
    await addTalk(store, "1", "What was my CRP?");
    await addTalk(store, "2", "When is my next visit?");
    showScreen(<ChatScreen />, "/chat");
    await list.getByRole("button", { name: /^What was my CRP\?/ }).click();
    await expect.element(said("What was my CRP?")).toBeVisible();
    await (await openAnother()).deleteConversation("1");
    await expect.element(said("When is my next visit?")).toBeVisible();
  });

  test("on a phone they come as a sheet, which goes when one is chosen", async () => {
    await page.viewport(390, 844);
    const { store } = await openDevice();
    await addTalk(store, "1", "What was my CRP?");
    await addTalk(store, "2", "When is my next visit?");
    showScreen(<ChatScreen />, "/chat");
    await page.getByRole("button", { name: "Conversations" }).click();
    const sheet = page.getByRole("dialog", { name: "Conversations" });
    await sheet.getByRole("button", { name: /^What was my CRP\?/ }).click();
    await expect.element(sheet).not.toBeInTheDocument();
    await expect.element(said("What was my CRP?")).toBeVisible();
  });
});

test("nothing is there yet, and says so", async () => {
  const nothing = vi.fn();
  render(
    <ConversationList
      conversations={[]}
      firstQuestions={new Map()}
      selected={undefined}
      onSelect={nothing}
      rename={nothing}
      remove={nothing}
    />,
  );
  await expect.element(page.getByText("No conversations yet")).toBeVisible();
});
