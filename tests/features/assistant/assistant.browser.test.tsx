import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { AssistantDialog } from "#features/assistant/assistant-dialog.tsx";
import { AssistantPanel } from "#features/assistant/assistant-panel.tsx";
import { assistantDelays, useAssistant } from "#features/assistant/assistant-store.ts";
import { type AssistantContext, assistantEn } from "#features/texts/assistant-en.ts";
import { render } from "../../ui/render.tsx";

const now = new Date("2025-06-01T10:00:00Z");
const state = useAssistant.getState;
const log = page.getByRole("log");
const button = (name: string) => page.getByRole("button", { name, exact: true });
const texts = () => state().messages.map(({ text }) => text);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"], now });
});

afterEach(() => {
  state().startOver();
  vi.runAllTimers();
  vi.useRealTimers();
  useAssistant.setState({ messages: [] });
  state().close();
});

/** Waits for frames and not for time: Vitest's own waiting would move the clock that these tests hold. */
async function until(check: () => boolean) {
  for (let frame = 0; !check(); frame += 1) {
    if (frame > 300) throw new Error(`It never came to be: ${check}`);
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}

/** Presses a button without the driver, whose waiting moves the clock as well. */
async function press(name: string) {
  await until(() => button(name).elements().length === 1);
  (button(name).element() as HTMLButtonElement).click();
}

/** Draws the panel as the corner does, and waits until it is about to greet. */
async function openPanel(context: AssistantContext = "pricing") {
  const onNavigate = vi.fn();
  state().open("panel");
  render(<AssistantPanel context={context} onNavigate={onNavigate} />);
  await until(() => state().writing);
  return { onNavigate, script: assistantEn.scripts[context] };
}

it("keeps the delays of the specification", () => {
  expect(assistantDelays).toEqual({ greetingMs: 500, replyMs: 1000, restartMs: 300 });
});

it("is titled, and greets half a second after it was opened", async () => {
  const { script } = await openPanel();
  await until(() => document.activeElement?.getAttribute("role") === "dialog");
  vi.advanceTimersByTime(499);
  expect(texts()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(texts()).toEqual([script.greeting]);
  const panel = page.getByRole("dialog", { name: "Ariadne" });
  await expect.element(panel).toHaveAccessibleDescription("AI Health Assistant");
  await expect.element(log.getByText(script.greeting, { exact: false })).toBeVisible();
  for (const option of Object.keys(script.replies)) await expect.element(button(option)).toBeVisible();
});

it("says the option at once and replies a second later", async () => {
  const { script } = await openPanel();
  vi.advanceTimersByTime(500);
  await press("Is there a free trial?");
  expect(texts()).toEqual([script.greeting, "Is there a free trial?"]);
  expect(document.activeElement).toBe(log.element());
  vi.advanceTimersByTime(999);
  expect(texts()).toHaveLength(2);
  vi.advanceTimersByTime(1);
  const reply = script.replies["Is there a free trial?"];
  if (!reply || "redirect" in reply) throw new Error("The script has changed.");
  await expect.element(log.getByText(reply.text, { exact: false })).toBeVisible();
  expect(state().messages.map(({ isBot }) => isBot)).toEqual([true, false, true]);
  expect(state().messages.at(-1)?.options).toEqual(reply.options);
  // Only the last message can be answered.
  await expect.element(button("Which plan is for whom?")).not.toBeInTheDocument();
});

it("takes the ids of its messages from the time, each greater than the one before", async () => {
  await openPanel();
  vi.advanceTimersByTime(500);
  await button("Is there a free trial?").click();
  vi.advanceTimersByTime(1000);
  const ids = state().messages.map(({ id }) => Number(id));
  expect(ids).toHaveLength(3);
  expect(ids[0]).toBeGreaterThanOrEqual(now.getTime());
  expect(ids).toEqual([...new Set(ids)].sort((one, other) => one - other));
  expect(state().messages.every(({ timestamp }) => timestamp instanceof Date)).toBe(true);
});

it("starts over: clears, and 300 ms later says the greeting with all that can be asked", async () => {
  const { script } = await openPanel();
  vi.advanceTimersByTime(500);
  await press("Can my family join?");
  // Also while a reply is on its way, which then never comes.
  await press("Start Over");
  expect(texts()).toEqual([]);
  vi.advanceTimersByTime(299);
  expect(texts()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(state().messages).toMatchObject([
    { text: script.greeting, isBot: true, options: Object.keys(script.replies) },
  ]);
  vi.advanceTimersByTime(5000);
  expect(texts()).toHaveLength(1);
});

it.each([
  ["pricing", "Try it in the demo", "demo"],
  ["default", "See all prices", "pricing"],
  ["demo", "See her trends", "trends"],
  ["trends", "Back to the demo", "demo"],
  ["story", "See all prices", "pricing"],
] as const)("on %s, “%s” closes it and goes to %s", async (context, option, destination) => {
  const { onNavigate } = await openPanel(context);
  vi.advanceTimersByTime(500);
  await button(option).click();
  expect(onNavigate).toHaveBeenCalledExactlyOnceWith(destination);
  expect(state()).toMatchObject({ view: "closed", messages: [], writing: false });
});

it("closes by its button and by Escape", async () => {
  await openPanel();
  await userEvent.keyboard("{Escape}");
  expect(state().view).toBe("closed");
  state().open("panel");
  await button("Close Ariadne").click();
  expect(state().view).toBe("closed");
});

it("keeps a conversation while the page stays the same, and begins another on another page", async () => {
  await openPanel("story");
  vi.advanceTimersByTime(500);
  const script = assistantEn.scripts.pricing;
  state().begin(script);
  expect(texts()).toEqual([]);
  vi.advanceTimersByTime(500);
  expect(texts()).toEqual([script.greeting]);
  state().close();
  state().begin(script);
  expect(texts()).toEqual([script.greeting]);
});

it("is the same in a dialog over the page", async () => {
  state().open("dialog");
  render(<AssistantDialog context="default" onNavigate={() => undefined} />);
  await until(() => state().writing);
  vi.advanceTimersByTime(500);
  await expect.element(page.getByRole("dialog", { name: "Ariadne" })).toBeVisible();
  await expect.element(log.getByText(assistantEn.scripts.default.greeting, { exact: false })).toBeVisible();
  await userEvent.keyboard("{Escape}");
  expect(state().view).toBe("closed");
});
