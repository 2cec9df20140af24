import type { Page } from "@playwright/test";
import { spokenNote } from "../fixtures/spoken-note.ts";
import { ask, openPlace, recentUpload, signUp } from "./support/app.ts";
import { axeViolations, overflows } from "./support/inspect.ts";
import { readyForOffline } from "./support/ready-for-offline.ts";
import { startServer } from "./support/server.ts";
import { expect, test } from "./support/test.ts";

const note = new URL("../fixtures/speech/note.wav", import.meta.url).pathname;

test.use({
  serviceWorkers: "allow",
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
    // The microphone hears the note once, and silence afterwards.
    args: [
      "--no-sandbox",
      "--disable-background-networking",
      "--disable-component-update",
      "--use-fake-device-for-media-stream",
      `--use-file-for-fake-audio-capture=${note}%noloop`,
    ],
  },
});

const recorder = (page: Page) => page.getByRole("dialog", { name: "Record a voice note" });
const shownSeconds = async (page: Page) => {
  const clock =
    (await recorder(page)
      .getByText(/^\d+:\d\d$/)
      .textContent()) ?? "";
  const [minutes = 0, seconds = 0] = clock.split(":").map(Number);
  return minutes * 60 + seconds;
};

/** Speaks the note into the microphone, with a pause after it, and saves it. */
async function recordNote(page: Page) {
  await page.getByRole("button", { name: "Record a voice note" }).click();
  const dialog = recorder(page);
  await expect(dialog.getByText("Recording", { exact: true })).toBeVisible();
  await expect
    .poll(() => dialog.getByRole("meter", { name: "Loudness" }).evaluate((meter: HTMLMeterElement) => meter.value))
    .toBeGreaterThan(0.2);
  await expect(dialog.getByText(/^9:\d\d left$/)).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  expect(await overflows(page)).toEqual([]);
  // A slip of a finger loses nothing.
  await page.keyboard.press("Escape");
  await expect.poll(() => shownSeconds(page), { timeout: 30_000 }).toBeGreaterThanOrEqual(spokenNote.seconds + 1);

  await dialog.getByRole("button", { name: "Pause" }).click();
  await expect(dialog.getByText("Paused")).toBeVisible();
  const before = await shownSeconds(page);
  await page.waitForTimeout(1500);
  expect(await shownSeconds(page)).toBe(before);
  await dialog.getByRole("button", { name: "Go on" }).click();
  await expect.poll(() => shownSeconds(page)).toBeGreaterThan(before);

  await dialog.getByRole("button", { name: "Finish" }).click();
  await expect(dialog.getByText(/recorded\. Listen to it/)).toBeVisible();
  await dialog.getByRole("button", { name: "Save this note" }).click();
  await expect(dialog).toBeHidden();
}

interface Heard {
  paused: boolean;
  at: number;
  duration: number;
}

const player = (page: Page): Promise<Heard> =>
  page
    .locator("audio")
    .evaluate(({ paused, currentTime, duration }: HTMLAudioElement) => ({ paused, at: currentTime, duration }));

/** The server is this test's own, because it is stopped in the middle: what works afterwards lies on the device. */
test("a recorded note becomes a cited answer whose citation plays the right seconds, without a network too", async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const server = await startServer();
  const context = await browser.newContext({ baseURL: server.url, permissions: ["microphone"] });
  const asked: string[] = [];
  context.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/packs/voice/")) asked.push(pathname);
  });
  const page = await context.newPage();

  await test.step("recorded, the note is kept, waits in words, and nothing of the pack is fetched", async () => {
    await signUp(page);
    await openPlace(page, "Upload");
    await recordNote(page);
    const row = recentUpload(page, "voice-note-");
    await expect(row.getByText(/written down once this device has the voice pack/)).toBeVisible();
    await expect(page.getByText(/^Voice pack \(\d+\.\d MB\)/)).toBeVisible();
    expect(asked).toEqual([]);
  });

  await test.step("the pack is downloaded on a press, and the note is written down by itself", async () => {
    await page.getByRole("button", { name: "Download the voice pack" }).click();
    await expect(recentUpload(page, "voice-note-").getByText("Completed")).toBeVisible({ timeout: 60_000 });
    await expect(page.getByText(/^Voice pack \(/)).toBeHidden();
    expect(new Set(asked).size).toBeGreaterThanOrEqual(5);
  });

  await test.step("a question is answered with the note's own words, and its citation plays their seconds", async () => {
    await openPlace(page, "Ask");
    const answer = await ask(page, "Did I take paracetamol?");
    await expect(answer).toContainText("paracetamol");
    await answer
      .getByRole("link", { name: /^Voice note/ })
      .first()
      .click();
    const sentence = page.getByRole("region", { name: "What is said" }).getByRole("button", { name: /paracetamol/ });
    await expect(sentence).toBeVisible();

    // In the file it is spoken from 4.5 to 7.3 seconds; the recorder begins up to a second before the note does.
    await expect.poll(async () => (await player(page)).paused).toBe(false);
    expect((await player(page)).at).toBeGreaterThan(3.8);
    await expect(sentence).toHaveAttribute("aria-current", "true");
    await expect.poll(async () => (await player(page)).paused, { timeout: 10_000 }).toBe(true);
    const { at, duration } = await player(page);
    expect(at).toBeGreaterThan(6);
    expect(at).toBeLessThan(9);
    expect(duration).toBeGreaterThan(spokenNote.seconds);
  });

  await test.step("a press on a sentence goes there, and playing follows the words", async () => {
    const transcript = page.getByRole("region", { name: "What is said" });
    await transcript.getByRole("button", { name: /blood pressure/ }).click();
    await expect.poll(async () => (await player(page)).at).toBeLessThan(1);
    await page.getByRole("button", { name: "Play", exact: true }).click();
    await expect(transcript.getByRole("button", { name: /paracetamol/ })).toHaveAttribute("aria-current", "true");
    await page.getByRole("button", { name: "Pause", exact: true }).click();
    expect((await player(page)).paused).toBe(true);
    expect(await axeViolations(page)).toEqual([]);
    expect(await overflows(page)).toEqual([]);
  });

  await test.step("with the server gone, another note is recorded and written down", async () => {
    await page.reload();
    await readyForOffline(page);
    await server.stop();
    await page.goto("/upload");
    await recordNote(page);
    await expect(recentUpload(page, "voice-note-").getByText("Completed")).toHaveCount(2, { timeout: 60_000 });
  });
  await context.close();
});

test("without leave for the microphone, the recorder says what to do", async ({ page }) => {
  await signUp(page);
  await openPlace(page, "Upload");
  await page.getByRole("button", { name: "Record a voice note" }).click();
  const dialog = recorder(page);
  await expect(dialog.getByRole("alert")).toContainText("This site may not use the microphone.");
  await expect(dialog.getByRole("button", { name: "Try again" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
});
