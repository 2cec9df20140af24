import { beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { ApiError } from "#api/api-error.ts";
import type { Answer } from "#core/domain/conversation.ts";
import { RecordsChat } from "#features/chat/records-chat.tsx";
import { useRecordsChat } from "#features/chat/use-records-chat.ts";
import { useToasts } from "#ui/toast-store.ts";
import { deferred, render } from "../../ui/render.tsx";
import { absentAnswer, foundAnswer, hrefOf } from "./chat-samples.ts";

beforeEach(() => useToasts.setState({ toasts: [] }));

function Sample({ ask }: { ask: (question: string) => Promise<Answer> }) {
  return <RecordsChat chat={useRecordsChat(ask)} citationHref={hrefOf} />;
}

const input = page.getByLabelText("Your question");
const send = page.getByRole("button", { name: "Send" });
const conversation = page.getByRole("log", { name: "Conversation" });

it("begins with a greeting and three suggestions that fill the input, until something was asked", async () => {
  const ask = vi.fn(async () => foundAnswer);
  render(<Sample ask={ask} />);
  await expect
    .element(conversation)
    .toHaveTextContent("Red Thread: Hello. I have your records here. What would you like to know?");
  const suggestions = page.getByRole("listitem").getByRole("button");
  await expect.poll(() => suggestions.elements().length).toBe(3);
  await suggestions.first().click();
  await expect.element(input).toHaveValue("Explain my uploaded document in plain English");
  await expect.element(input).toHaveFocus();
  expect(ask).not.toHaveBeenCalled();
  await send.click();
  await expect.poll(() => suggestions.elements().length).toBe(0);
});

it("is disabled while it waits, then shows the answer with safety first, evidence and the notice", async () => {
  const answer = deferred<Answer>();
  render(<Sample ask={() => answer.promise} />);
  await input.fill("What was my CRP?");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("Analyzing your records...")).toBeVisible();
  await expect.element(input).toBeDisabled();
  await expect.element(send).toBeDisabled();
  answer.resolve(foundAnswer);
  await expect.element(page.getByText(foundAnswer.notice)).toBeVisible();
  await expect.element(input).toHaveValue("");
  await expect.element(input).toHaveFocus();
  const words = conversation.element().textContent ?? "";
  expect(words.indexOf(foundAnswer.safety ?? "?")).toBeGreaterThan(0);
  expect(words.indexOf(foundAnswer.safety ?? "?")).toBeLessThan(words.indexOf("Your CRP was"));
  const mark = page.getByRole("link", { name: "Source 1: lab-february.pdf, page 2" });
  await expect.element(mark).toHaveAttribute("href", "#lab/2/4/13");
  await expect
    .element(page.getByRole("list", { name: "Where this comes from" }))
    .toHaveTextContent("1lab-february.pdfpage 2“23.4 mg/L”");
});

it("says calmly that the records do not contain it", async () => {
  render(<Sample ask={async () => absentAnswer} />);
  await input.fill("What was my bone density?");
  await send.click();
  await expect.element(page.getByText(absentAnswer.answer)).toBeVisible();
  await expect.element(page.getByText(absentAnswer.notice)).toBeVisible();
  await expect.element(page.getByRole("list", { name: "Where this comes from" })).not.toBeInTheDocument();
});

it("does not send what is blank", async () => {
  const ask = vi.fn(async () => foundAnswer);
  render(<Sample ask={ask} />);
  await input.fill("   ");
  await expect.element(send).toBeDisabled();
  await userEvent.keyboard("{Enter}");
  expect(ask).not.toHaveBeenCalled();
});

it("tells a failure as HTTP status and text, and keeps the question in the input", async () => {
  render(<Sample ask={() => Promise.reject(new ApiError(500, "Something went wrong."))} />);
  await input.fill("What was my CRP?");
  await send.click();
  await expect
    .poll(() => useToasts.getState().toasts[0])
    .toMatchObject({ title: "Chat failed", description: "HTTP 500: Internal Server Error", variant: "destructive" });
  await expect.element(input).toHaveValue("What was my CRP?");
});

it("says within ten seconds how a question ends that nobody answers", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const answer = deferred<Answer>();
  render(<Sample ask={() => answer.promise} />);
  await input.fill("What was my CRP?");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("Analyzing your records...")).toBeVisible();
  const stands = page.getByText(/taking longer than usual/);
  await expect.element(stands).not.toBeInTheDocument();
  vi.advanceTimersByTime(10_000);
  await expect.element(stands).toBeVisible();
  answer.resolve(foundAnswer);
  await expect.element(stands).not.toBeInTheDocument();
});
