import { useLocation } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { AssistantCorner } from "#app/chrome/assistant-corner.tsx";
import { useAssistant } from "#features/assistant/assistant-store.ts";
import { type AssistantContext, assistantEn } from "#features/texts/assistant-en.ts";
import { showScreen } from "./support/device-screen.tsx";

const state = useAssistant.getState;
const named = (name: string) =>
  [...document.querySelectorAll("button")].find(
    (button) => (button.getAttribute("aria-label") ?? button.textContent) === name,
  );
const said = () => state().messages.map(({ text }) => text);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
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
    await new Promise(requestAnimationFrame);
  }
}

async function press(name: string) {
  await until(() => named(name) !== undefined);
  named(name)?.click();
}

function Address() {
  return <output>{useLocation().pathname}</output>;
}

/** Opens it by the launcher at an address, and waits until it is about to greet. */
async function open(address: string) {
  showScreen(
    <>
      <AssistantCorner place="public" />
      <Address />
    </>,
    address,
  );
  await press("Chat to Ariadne");
  await until(() => state().writing);
}

const addresses: [AssistantContext, string][] = [
  ["demo", "/demo"],
  ["pricing", "/pricing"],
  ["trends", "/demo/trends"],
  ["story", "/story"],
  ["default", "/home"],
];

describe("4. States and transitions: Scripted assistant", () => {
  test.each(addresses)(
    "Context-specific versions: %s at %s. Opening shows a greeting after 0.5 s",
    async (context, address) => {
      await open(address);
      vi.advanceTimersByTime(499);
      expect(said()).toEqual([]);
      vi.advanceTimersByTime(1);
      expect(said()).toEqual([assistantEn.scripts[context].greeting]);
      for (const option of Object.keys(assistantEn.scripts[context].replies))
        await until(() => named(option) !== undefined);
    },
  );

  test("Closed (launcher visible) or open (panel visible): titled with the assistant's name and the subtitle, with a close button", async () => {
    await open("/home");
    const panel = page.getByRole("dialog", { name: "Ariadne" });
    await expect.element(panel).toHaveAccessibleDescription("AI Health Assistant");
    expect(named("Chat to Ariadne")).toBeUndefined();
    await press("Close Ariadne");
    await until(() => named("Chat to Ariadne") !== undefined);
    await expect.element(panel).not.toBeInTheDocument();
  });

  test("Clicking an option adds it as a user message and the bot reply appears after 1 s", async () => {
    await open("/pricing");
    vi.advanceTimersByTime(500);
    await press("Can my family join?");
    expect(state().messages.at(-1)).toMatchObject({ text: "Can my family join?", isBot: false });
    vi.advanceTimersByTime(999);
    expect(said()).toHaveLength(2);
    vi.advanceTimersByTime(1);
    expect(state().messages.at(-1)).toMatchObject({ isBot: true, text: expect.stringContaining("+$9.99") });
  });

  test("An option with a redirect closes the widget and navigates", async () => {
    await open("/story");
    vi.advanceTimersByTime(500);
    await press("See all prices");
    expect(state().view).toBe("closed");
    await until(() => document.querySelector("output")?.textContent === "/pricing");
    // The address has changed: what it says there is what it says about prices.
    await press("Chat to Ariadne");
    await until(() => state().writing);
    vi.advanceTimersByTime(500);
    expect(said()).toEqual([assistantEn.scripts.pricing.greeting]);
  });

  test("Start Over clears all messages, then after 0.3 s shows one bot message with the greeting and the reply keys as options", async () => {
    await open("/demo");
    vi.advanceTimersByTime(500);
    await press("Who is Nora?");
    vi.advanceTimersByTime(1000);
    await press("Start Over");
    expect(said()).toEqual([]);
    vi.advanceTimersByTime(299);
    expect(said()).toEqual([]);
    vi.advanceTimersByTime(1);
    const { greeting, replies } = assistantEn.scripts.demo;
    expect(state().messages).toMatchObject([{ text: greeting, isBot: true, options: Object.keys(replies) }]);
  });

  test("Scripted assistant message (local only): id (derived from the time), text, isBot (boolean), timestamp, optional options", async () => {
    await open("/demo");
    vi.advanceTimersByTime(500);
    const [message] = state().messages;
    expect(message).toEqual({
      id: expect.stringMatching(/^\d+$/),
      text: expect.any(String),
      isBot: true,
      timestamp: expect.any(Date),
      options: expect.any(Array),
    });
    expect(Number(message?.id)).toBeGreaterThanOrEqual(message?.timestamp.getTime() ?? Number.NaN);
  });
});
