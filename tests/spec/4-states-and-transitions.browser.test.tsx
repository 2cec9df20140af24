import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { ChatScreen } from "#app/screens/chat-screen.tsx";
import { HubScreen } from "#app/screens/hub-screen.tsx";
import { UploadScreen } from "#app/screens/upload-screen.tsx";
import { AuthPanel } from "#features/auth/auth-panel.tsx";
import { ChatPage } from "#features/chat/chat-page.tsx";
import { useConversation } from "#features/chat/use-conversation.ts";
import { DocumentList } from "#features/documents/document-list.tsx";
import { sampleDocument as shownDocument } from "../features/documents/document-samples.ts";
import { sampleDocument, sampleInsight, sampleInstant, sampleUnderstood } from "../support/record-samples.ts";
import { openDevice, showScreen, textsOf, user } from "./support/device-screen.tsx";

const nothing = async () => undefined;
const pdf = (name: string) => new File([`%PDF-1.7\n${name}\n%%EOF`], name, { type: "application/pdf" });
const link = (name: string) => page.getByRole("link", { name, exact: true });

/** A chat whose conversations are still on their way, so that none is selected. */
function UnselectedChat(commands: Pick<Parameters<typeof useConversation>[0], "create" | "sendMessage">) {
  const { send, startNew } = useConversation({ conversations: { state: "loading" }, ...commands });
  return <ChatPage messages={noMessages} send={send} startNew={startNew} citationHref={String} />;
}
const noMessages = { state: "ready" as const, value: [] };

describe("4. States and transitions: Document processingStatus", () => {
  test('pending (grey, "Pending"), processing (yellow, spinner, "Processing"), completed (green, "Completed"), failed (red, "Failed")', async () => {
    const documents = (["pending", "processing", "completed", "failed"] as const).map((status) =>
      shownDocument(status, status),
    );
    showScreen(<DocumentList documents={documents} documentHref={(id) => `/documents/${id}`} retry={nothing} />);
    await expect.element(link("failed.pdf")).toBeVisible();
    const badges = [...document.querySelectorAll<HTMLElement>("[data-tone]")];
    expect(badges.map((badge) => [badge.dataset.tone, badge.textContent])).toEqual([
      ["grey", "Pending"],
      ["yellow", "Processing"],
      ["green", "Completed"],
      ["red", "Failed"],
    ]);
    const turning = badges.map((badge) => badge.querySelectorAll(".animate-spin").length);
    expect(turning).toEqual([0, 1, 0, 0]);
  });

  test("The uploads list refreshes every 5 seconds and after each upload", async () => {
    const { store, openAnother } = await openDevice();
    showScreen(<UploadScreen />, "/upload");
    await page.getByLabelText("PDFs", { exact: true }).upload([pdf("letter.pdf")]);
    await expect.element(link("letter.pdf")).toBeVisible();
    expect(textsOf("[data-tone]")).toEqual(["Pending"]);
    // What happens elsewhere (here, in another tab) shows within five seconds too, without anybody asking.
    const otherTab = await openAnother();
    await otherTab.claimJob({ owner: "tab", now: Date.now(), leaseMs: 60_000, exclusive: true });
    const shown = () => textsOf("[data-tone]");
    await expect.poll(shown, { timeout: 5000 }).toEqual(["Processing"]);
    const [uploaded] = await store.listDocuments();
    const documentId = uploaded?.id ?? "";
    await otherTab.completeJob({ documentId, owner: "tab", understood: sampleUnderstood(documentId) });
    await expect.poll(shown, { timeout: 5000 }).toEqual(["Completed"]);
  });

  test("Only completed documents appear on the timeline", async () => {
    const { store } = await openDevice();
    await store.addDocuments(
      ["done", "now", "next"].map((id, index) => sampleDocument(id, { uploadedAt: sampleInstant(index) })),
    );
    await store.addDocuments([sampleDocument("bad", { failure: { code: "empty", message: "This file is empty." } })]);
    const claim = () => store.claimJob({ owner: "tab", now: Date.now(), leaseMs: 60_000, exclusive: false });
    await claim();
    await store.completeJob({ documentId: "done", owner: "tab", understood: sampleUnderstood("done") });
    await claim();
    showScreen(<HubScreen user={user} onLogout={nothing} />, "/dashboard?tab=timeline");
    const entries = page.getByRole("list", { name: "My Timeline" }).getByRole("listitem");
    await expect.poll(() => entries.elements().length).toBe(1);
    expect(entries.first().element().textContent).toContain("done.pdf");
  });

  test("A failed document can be retried; afterwards its list is refreshed", async () => {
    const { store } = await openDevice();
    await store.addDocuments([
      sampleDocument("bad", { failure: { code: "damaged", message: "This file is damaged." } }),
    ]);
    showScreen(<UploadScreen />, "/upload");
    await page.getByRole("button", { name: "Retry bad.pdf" }).click();
    await expect.poll(() => textsOf("[data-tone]")).toEqual(["Pending"]);
    await expect.element(page.getByRole("button", { name: "Retry bad.pdf" })).not.toBeInTheDocument();
  });
});

describe("4. States and transitions: Upload", () => {
  test("After a successful upload, the documents and insights lists are refreshed", async () => {
    const { store } = await openDevice();
    await store.addDocuments([sampleDocument("first")]);
    showScreen(<HubScreen user={user} onLogout={nothing} />, "/dashboard?tab=upload");
    await page.getByLabelText("PDFs", { exact: true }).upload([pdf("second.pdf")]);
    await expect.element(link("second.pdf")).toBeVisible();
    await store.replaceInsights([sampleInsight("thread")]);
    await page.getByRole("tab", { name: "Overview" }).click();
    await expect.element(link("second.pdf")).toBeVisible();
    await expect.element(page.getByText("61% confidence")).toBeVisible();
  });

  test("Insights are requested only when the user has 2 or more documents", async () => {
    const { store } = await openDevice();
    const listInsights = vi.spyOn(store, "listInsights");
    await store.addDocuments([sampleDocument("first")]);
    showScreen(<HubScreen user={user} onLogout={nothing} />, "/dashboard");
    await expect.element(link("first.pdf")).toBeVisible();
    expect(listInsights).not.toHaveBeenCalled();
    await store.addDocuments([sampleDocument("second")]);
    await expect.poll(() => listInsights.mock.calls.length).toBeGreaterThan(0);
  });
});

describe("4. States and transitions: Chat", () => {
  const input = page.getByLabelText("Your question");
  const said = (words: string) => page.getByRole("log", { name: "Conversation" }).getByText(words, { exact: false });

  test("On load, if no conversations exist one is created automatically", async () => {
    const { store } = await openDevice();
    showScreen(<ChatScreen />, "/chat");
    await expect.poll(async () => (await store.listConversations()).length).toBe(1);
    expect(await store.listConversations()).toMatchObject([{ title: "New conversation" }]);
  });

  test("otherwise the first is selected", async () => {
    const { store } = await openDevice();
    for (const [index, id] of ["older", "newer"].entries()) {
      await store.addConversation({ id, title: "New conversation", createdAt: sampleInstant(index) });
      const message = { id: `${id}-1`, conversationId: id, role: "user" as const, createdAt: sampleInstant(index) };
      await store.addMessages([{ ...message, content: `Asked in the ${id} one` }]);
    }
    const [first] = await store.listConversations();
    showScreen(<ChatScreen />, "/chat");
    await expect.element(said(`Asked in the ${first?.id} one`)).toBeVisible();
    expect(await store.listConversations()).toHaveLength(2);
  });

  test("After a successful send the message list is refreshed and the input is cleared", async () => {
    await openDevice();
    showScreen(<ChatScreen />, "/chat");
    await input.fill("What was my CRP?");
    await page.getByRole("button", { name: "Send" }).click();
    await expect.element(said("What was my CRP?")).toBeVisible();
    await expect.element(said("Your CRP was 23.4 mg/L.")).toBeVisible();
    await expect.element(input).toHaveValue("");
  });

  test("New Chat creates a conversation", async () => {
    const { store } = await openDevice();
    await store.addConversation({ id: "old", title: "New conversation", createdAt: sampleInstant(0) });
    await store.addMessages([
      { id: "1", conversationId: "old", role: "user", content: "What was my CRP?", createdAt: sampleInstant(0) },
    ]);
    showScreen(<ChatScreen />, "/chat");
    await expect.element(said("What was my CRP?")).toBeVisible();
    await page.getByRole("button", { name: "New Chat" }).click();
    await expect.element(said("What was my CRP?")).not.toBeInTheDocument();
    expect(await store.listConversations()).toHaveLength(2);
  });

  describe("with the clock in hand", () => {
    beforeEach(() => {
      vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
    });
    afterEach(() => {
      vi.useRealTimers();
    });

    test("Sending with no selected conversation first creates one, then sends after about 0.5 s", async () => {
      const calls: { call: string; at: number }[] = [];
      const note = (call: string) => calls.push({ call, at: Date.now() });
      const create = async (title: string) => {
        note(`create ${title}`);
        return { id: "new", title, createdAt: sampleInstant(0) };
      };
      const sendMessage = async (id: string, content: string) => void note(`send ${content} to ${id}`);
      showScreen(<UnselectedChat create={create} sendMessage={sendMessage} />);
      await input.fill("When?");
      await page.getByRole("button", { name: "Send" }).click();
      await vi.advanceTimersByTimeAsync(1000);
      expect(calls.map(({ call }) => call)).toEqual(["create New conversation", "send When? to new"]);
      expect((calls[1]?.at ?? 0) - (calls[0]?.at ?? 0)).toBe(500);
      await expect.element(input).toHaveValue("");
    });
  });
});

describe("4. States and transitions: Auth screen", () => {
  test("Mode toggles between sign in and sign up", async () => {
    showScreen(<AuthPanel commands={{ signIn: nothing, signUp: nothing, recover: nothing }} />);
    const heading = page.getByRole("heading", { level: 1 });
    await expect.element(heading).toHaveTextContent("Welcome back");
    await page.getByRole("button", { name: "Sign Up" }).click();
    await expect.element(heading).toHaveTextContent("Create your account");
    await page.getByRole("button", { name: "Sign In" }).click();
    await expect.element(heading).toHaveTextContent("Welcome back");
  });
});
