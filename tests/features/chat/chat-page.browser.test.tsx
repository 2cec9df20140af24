import { beforeEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import type { Conversation, Message } from "#core/domain/conversation.ts";
import { ChatPage } from "#features/chat/chat-page.tsx";
import { useConversation } from "#features/chat/use-conversation.ts";
import type { Loadable } from "#ui/loaded.tsx";
import { useToasts } from "#ui/toast-store.ts";
import { render } from "../../ui/render.tsx";
import { absentAnswer, conversation, foundAnswer, hrefOf, message } from "./chat-samples.ts";

beforeEach(() => useToasts.setState({ toasts: [] }));

interface Commands {
  create: (title: string) => Promise<Conversation>;
  sendMessage: (conversationId: string, content: string) => Promise<unknown>;
}

function Sample(props: Commands & { conversations: Loadable<Conversation[]>; messages?: Message[] }) {
  const { conversationId, startNew, send } = useConversation(props);
  return (
    <>
      <output>{conversationId}</output>
      <ChatPage
        messages={{ state: "ready", value: props.messages ?? [] }}
        send={send}
        startNew={startNew}
        citationHref={hrefOf}
      />
    </>
  );
}

const ready = (...ids: string[]): Loadable<Conversation[]> => ({ state: "ready", value: ids.map(conversation) });
const commands = () => ({
  create: vi.fn(async (_title: string) => conversation("new")),
  sendMessage: vi.fn(async () => undefined),
});
const selected = page.getByRole("status");
const input = page.getByLabelText("Your question");
const send = page.getByRole("button", { name: "Send" });
const shownToast = () => useToasts.getState().toasts[0];

it("creates a conversation when there is none, once", async () => {
  const { create, sendMessage } = commands();
  const { redraw } = render(<Sample conversations={{ state: "loading" }} create={create} sendMessage={sendMessage} />);
  await expect.element(page.getByRole("heading", { name: "Ask My Records" })).toBeVisible();
  expect(create).not.toHaveBeenCalled();
  redraw(<Sample conversations={ready()} create={create} sendMessage={sendMessage} />);
  await expect.element(selected).toHaveTextContent("new");
  expect(create).toHaveBeenCalledExactlyOnceWith("New conversation");
});

it("selects the first conversation, and New Chat makes another", async () => {
  const { create, sendMessage } = commands();
  render(<Sample conversations={ready("first", "second")} create={create} sendMessage={sendMessage} />);
  await expect.element(selected).toHaveTextContent("first");
  expect(create).not.toHaveBeenCalled();
  await page.getByRole("button", { name: "New Chat" }).click();
  await expect.element(selected).toHaveTextContent("new");
});

it("sends what is asked while the first conversation is being made into that one, and makes no second", async () => {
  const made: ((conversation: Conversation) => void)[] = [];
  const create = vi.fn((_title: string) => new Promise<Conversation>((resolve) => made.push(resolve)));
  const sendMessage = vi.fn(async () => undefined);
  render(<Sample conversations={ready()} create={create} sendMessage={sendMessage} />);
  await expect.poll(() => made.length).toBe(1);
  await input.fill("What was my CRP?");
  await send.click();
  for (const [index, resolve] of made.entries()) resolve(conversation(`made ${index}`));
  await expect.poll(() => sendMessage.mock.calls).toEqual([["made 0", "What was my CRP?"]]);
  await expect.element(selected).toHaveTextContent("made 0");
  expect(create).toHaveBeenCalledOnce();
});

it("creates first and sends half a second later where none is selected", async () => {
  const { create } = commands();
  let createdAt = 0;
  let sentAt = 0;
  const sendMessage = vi.fn(async () => {
    sentAt = performance.now();
  });
  const createNow = async (title: string) => {
    createdAt = performance.now();
    return create(title);
  };
  render(<Sample conversations={{ state: "loading" }} create={createNow} sendMessage={sendMessage} />);
  await input.fill("What was my CRP?");
  await send.click();
  await expect.element(input).toBeDisabled();
  await expect.poll(() => sendMessage.mock.calls).toEqual([["new", "What was my CRP?"]]);
  expect(sentAt - createdAt).toBeGreaterThanOrEqual(499);
  await expect.element(input).toHaveValue("");
});

it("shows four suggestions while it is empty, none afterwards", async () => {
  const { redraw } = render(<Sample conversations={ready("first")} {...commands()} />);
  const suggestions = page.getByRole("listitem").getByRole("button");
  await expect.poll(() => suggestions.elements().length).toBe(4);
  const messages = [message("1", "user", "What was my CRP?"), message("2", "assistant", "…", foundAnswer)];
  redraw(<Sample conversations={ready("first")} {...commands()} messages={messages} />);
  await expect.element(page.getByText("What was my CRP?", { exact: false })).toBeVisible();
  await expect.element(page.getByText(foundAnswer.notice)).toBeVisible();
  expect(suggestions.elements()).toHaveLength(0);
});

it("tells when a conversation cannot be created, and does not try for ever", async () => {
  const create = vi.fn(() => Promise.reject(new Error("500: no")));
  render(<Sample conversations={ready()} {...commands()} create={create} />);
  await expect
    .poll(shownToast)
    .toMatchObject({ title: "Error", description: "Failed to create conversation", variant: "destructive" });
  expect(create).toHaveBeenCalledTimes(1);
});

it("tells when a message cannot be sent, and keeps the question", async () => {
  const sendMessage = () => Promise.reject(new Error("500: no"));
  render(<Sample conversations={ready("first")} {...commands()} sendMessage={sendMessage} />);
  await input.fill("What was my CRP?");
  await send.click();
  await expect
    .poll(shownToast)
    .toMatchObject({ title: "Error", description: "Failed to send message", variant: "destructive" });
  await expect.element(input).toHaveValue("What was my CRP?");
});

it("offers to ask again what was asked before the page was loaded, and asks it as it stands", async () => {
  const { create, sendMessage } = commands();
  const messages = [message("1", "user", "What was my CRP?")];
  render(<Sample conversations={ready("first")} create={create} sendMessage={sendMessage} messages={messages} />);
  await input.fill("Something else");
  await page.getByRole("button", { name: "Ask again" }).click();
  await expect.poll(() => sendMessage.mock.calls).toEqual([["first", "What was my CRP?"]]);
  await expect.element(input).toHaveValue("Something else");
});

it("asks what is suggested at once", async () => {
  const { create, sendMessage } = commands();
  render(<Sample conversations={ready("first")} create={create} sendMessage={sendMessage} />);
  await page.getByRole("button", { name: "When is my next appointment?" }).click();
  await expect.poll(() => sendMessage.mock.calls).toEqual([["first", "When is my next appointment?"]]);
});

it("says the notice in full once, and keeps it behind a small control at every further answer", async () => {
  const messages = [
    message("1", "user", "What was my CRP?"),
    message("2", "assistant", "…", foundAnswer),
    message("3", "user", "And my bones?"),
    message("4", "assistant", "…", absentAnswer),
  ];
  render(<Sample conversations={ready("first")} {...commands()} messages={messages} />);
  const notices = page.getByText(foundAnswer.notice);
  await expect.element(notices.first()).toBeVisible();
  await expect.element(notices.last()).not.toBeVisible();
  await page.getByRole("button", { name: "About this answer" }).click();
  await expect.element(notices.last()).toBeVisible();
});
