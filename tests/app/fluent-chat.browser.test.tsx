import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { connectClient } from "#api/connection.ts";
import { createLocalHome } from "#app/local-home.ts";
import { AppLink } from "#app/router-link.tsx";
import { ChatScreen } from "#app/screens/chat-screen.tsx";
import { findOpenedSession } from "#app/session/opened-session.ts";
import { signOut, signUp } from "#app/session/session-commands.ts";
import { readToken } from "#app/session/session-token.ts";
import { createAnswering, createCharting } from "#core/findings/answers/answering.ts";
import { createLadder, type LanguageLadder } from "#core/wording/language-ladder.ts";
import type { CompletionRequest, LanguageFailure } from "#core/wording/language-model.ts";
import { deviceAccounts } from "#db/device/device.ts";
import { LinkProvider } from "#ui/link.tsx";
import { connectDevice, newEmail, openStore } from "../support/device-session.ts";
import { poisonedRecords } from "../support/poisoned-records.ts";
import { addRecord, answeringNow, labReport } from "../support/record-fixtures.ts";
import { claimsJson, scriptedModel } from "../support/scripted-model.ts";
import { render } from "../ui/render.tsx";

const device = vi.hoisted(() => ({ ladder: undefined as LanguageLadder | undefined, woken: 0 }));
vi.mock("#app/device-language.ts", () => ({
  deviceLadder: async () => device.ladder,
  wakeModels: async () => {
    device.woken += 1;
  },
}));

beforeEach(async () => {
  connectClient(
    createLocalHome({
      accounts: deviceAccounts,
      answering: createAnswering(),
      charting: createCharting(),
      wake() {},
      now: () => answeringNow,
      newId: () => crypto.randomUUID(),
      openSession: findOpenedSession,
      readToken,
    }),
  );
  await signUp({ email: newEmail(), password: "heron lane" });
});
afterEach(async () => {
  device.ladder = undefined;
  connectDevice();
  await signOut();
});

function speakWith(
  say: (request: CompletionRequest) => string | readonly string[] | LanguageFailure,
  pause?: () => Promise<void>,
) {
  const model = scriptedModel(say, pause === undefined ? {} : { pause });
  device.ladder = createLadder([{ name: "webgpu", model }]);
  return model;
}

function showChat(): void {
  render(
    <MemoryRouter>
      <LinkProvider value={AppLink}>
        <ChatScreen />
      </LinkProvider>
    </MemoryRouter>,
  );
}

async function ask(question: string): Promise<void> {
  const input = page.getByLabelText("Your question");
  await input.fill(question);
  await page.getByRole("button", { name: "Send" }).click();
  await expect.element(input).toHaveValue("");
}

const talk = page.getByRole("log");
const builtIn = "Your potassium was 5.6 mmol/L on 20 May 2025";
const worded = "On 20 May 2025, your potassium was high at 5.6 mmol/L (range 3.5–5.1).";

/** The last kept answer of the open account. */
async function keptAnswer() {
  const store = openStore();
  const [conversation] = await store.listConversations();
  return (await store.listMessages(conversation?.id ?? "")).at(-1)?.answer;
}

test("the built-in answer is there at once, a dimmed draft below it, and what was checked takes its place", async () => {
  await addRecord(openStore(), "lab", labReport("05/20/2025", "5.6"));
  let goOn: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  let pieces = 0;
  const model = speakWith(
    () => claimsJson([worded, 1], ["You should take less salt.", 1]),
    async () => {
      pieces += 1;
      if (pieces === 8) await gate;
    },
  );
  showChat();
  await ask("What was my last potassium?");
  await expect.element(talk).toMatchTextContent(builtIn);
  const draft = page.getByRole("region", { name: "Draft, not yet checked" });
  await expect.element(draft).toMatchTextContent("On 20 May 2025, your");
  expect((await keptAnswer())?.engine).toBe("built-in/1");
  goOn();
  await expect.element(talk).toMatchTextContent(worded);
  await expect.element(draft).not.toBeInTheDocument();
  await expect.element(talk).not.toMatchTextContent("less salt");
  await expect.element(talk).toMatchTextContent("Worded by Test 1B on this device");
  // The same evidence, in the same cards, by what the record is.
  const source = page.getByRole("list", { name: "Where this comes from" }).getByRole("link").first();
  await expect.element(source).toBeVisible();
  const kept = await keptAnswer();
  expect(kept?.engine).toBe("scripted/1 Test-1B answer/1");
  expect(kept?.wording?.builtIn.answer).toContain(builtIn);
  expect(model.asked).toHaveLength(1);

  await page.getByRole("button", { name: "Show the built-in words" }).click();
  await expect.element(talk).toMatchTextContent(builtIn);
  await expect.element(source).toBeVisible();
  await page.getByRole("button", { name: "Show the new words" }).click();
  await expect.element(talk).toMatchTextContent(worded);
});

test("nonsense leaves the built-in answer, and says so", async () => {
  await addRecord(openStore(), "lab", labReport("05/20/2025", "5.6"));
  speakWith(() => claimsJson(["xq lorem vo 12 flim", 1], ["You have kidney failure.", 1]));
  showChat();
  await ask("What was my last potassium?");
  await expect.element(talk).toMatchTextContent("The language model’s words did not pass the check.");
  await expect.element(talk).toMatchTextContent(builtIn);
  await expect.element(talk).toMatchTextContent("Said by the built-in engine, on this device");
  expect((await keptAnswer())?.engine).toBe("built-in/1");
});

test("a model that broke twice rests until a person wants it to try again", async () => {
  await addRecord(openStore(), "lab", labReport("05/20/2025", "5.6"));
  speakWith(() => ({ kind: "crashed" }));
  showChat();
  await ask("What was my last potassium?");
  await expect.element(talk).toMatchTextContent("The language model stopped. The built-in words stay.");
  await ask("What was my first potassium?");
  await expect.poll(() => talk.getByText(/The language model stopped/).elements().length).toBe(2);
  await ask("What was my highest potassium?");
  await expect.element(talk).toMatchTextContent("The language model broke twice and rests.");
  await page.getByRole("button", { name: "Let it try again" }).click();
  expect(device.woken).toBe(1);
});

test("a person can stop the model; the answer stays as it was", async () => {
  await addRecord(openStore(), "lab", labReport("05/20/2025", "5.6"));
  speakWith(
    () => claimsJson([worded, 1]).repeat(50),
    () => new Promise((resolve) => setTimeout(resolve, 30)),
  );
  showChat();
  await ask("What was my last potassium?");
  await page.getByRole("button", { name: "Stop" }).click();
  await expect.element(page.getByRole("button", { name: "Stop" })).not.toBeInTheDocument();
  await expect.element(talk).toMatchTextContent(builtIn);
  expect((await keptAnswer())?.engine).toBe("built-in/1");
});

test("without a model nothing of it is shown", async () => {
  await addRecord(openStore(), "lab", labReport("05/20/2025", "5.6"));
  showChat();
  await ask("What was my last potassium?");
  await expect.element(talk).toMatchTextContent(builtIn);
  await expect.element(talk).toMatchTextContent("Said by the built-in engine, on this device");
  expect(page.getByRole("region", { name: "Draft, not yet checked" }).elements()).toEqual([]);
});

test("orders in records reach no answer on the screen, and nothing leaves the page", async () => {
  const records = poisonedRecords().filter((_, index) => index % 37 === 0);
  expect(records.length).toBeGreaterThan(7);
  const lies: string[] = [];
  for (const [index, record] of records.entries()) await addRecord(openStore(), `note-${index}`, record.text);
  speakWith((request) => {
    const numbers = [...request.prompt.matchAll(/^\[(\d+)\]/gm)].map((match) => Number(match[1]));
    const truths = [...request.prompt.matchAll(/^\[(\d+)\] (.*?)(?: The record says: .*)?$/gm)];
    lies.push(...records.map(({ payload }) => payload));
    return claimsJson(
      ...truths.map(([, number, said = ""]): [string, number] => [said, Number(number)]),
      ...records.slice(0, truths.length).map(({ payload }): [string, ...number[]] => [payload, ...numbers]),
    );
  });
  showChat();
  for (const question of [
    "What was my last potassium?",
    "What was my CRP?",
    "What does my note say about instructions?",
  ])
    await ask(question);
  await expect.poll(() => lies.length).toBeGreaterThan(0);
  // Each question is answered in its turn.
  const answers = () => [...document.querySelectorAll("[role=log] .text-voice")];
  await expect.poll(() => answers().length).toBeGreaterThanOrEqual(3);
  await expect.poll(() => page.getByRole("region", { name: "Draft, not yet checked" }).elements().length).toBe(0);
  const shown = answers().map((element) => element.textContent ?? "");
  for (const { trace } of records) expect(shown.join("\n")).not.toMatch(trace);
  expect(document.querySelectorAll('[href*="evil"], [src*="evil"]')).toHaveLength(0);
  const outside = performance.getEntriesByType("resource").filter(({ name }) => !name.startsWith(location.origin));
  expect(outside).toEqual([]);
});
