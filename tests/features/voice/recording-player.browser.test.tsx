import { beforeAll, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { Page } from "#core/domain/page.ts";
import { RecordingPlayer } from "#features/voice/recording-player.tsx";
import { spokenNote } from "../../fixtures/spoken-note.ts";
import { render } from "../../ui/render.tsx";

let content: Blob;
beforeAll(async () => {
  content = await (await fetch("/tests/fixtures/speech/note.mp3")).blob();
});

/** The note's page, with times as the speech engine gives them. */
function notePage(): Page {
  const starts = [0, 4500, 7300, 11_100, 13_700];
  let text = "";
  const lines = spokenNote.sentences.map((sentence, index) => {
    const start = text === "" ? 0 : text.length + 1;
    text += (text === "" ? "" : "\n") + sentence;
    return { start, end: text.length, startMs: starts[index] ?? 0, endMs: starts[index + 1] ?? 0, confidence: 0.9 };
  });
  return { number: 1, text, lines, source: "speech" };
}

const sound = () => document.querySelector("audio") as HTMLAudioElement;
const sentence = (words: RegExp) => page.getByRole("button", { name: words });

test("plays without words while a note waits to be written down", async () => {
  render(<RecordingPlayer content={content} page={undefined} place={undefined} />);
  await expect.element(page.getByRole("button", { name: "Play" })).toBeVisible();
  await expect.element(page.getByText("0:13")).toBeVisible();
  expect(page.getByRole("region", { name: "What is said" }).query()).toBeNull();
});

test("a press on a sentence goes to its seconds, and the slider tells them", async () => {
  render(<RecordingPlayer content={content} page={notePage()} place={undefined} />);
  await expect.element(page.getByText("0:13")).toBeVisible();
  await userEvent.click(sentence(/slept badly/));
  await expect.poll(() => sound().currentTime).toBeCloseTo(7.3, 1);
  await expect.element(sentence(/slept badly/)).toHaveAttribute("aria-current", "true");
  await expect.element(page.getByRole("slider")).toHaveAttribute("aria-valuetext", "0:07 of 0:13");
});

test("words that are asked for are marked, and their seconds are played and no more", async () => {
  const note = notePage();
  const start = note.text.indexOf("paracetamol");
  await userEvent.click(document.body);
  render(<RecordingPlayer content={content} page={note} place={{ start, end: start + 11 }} />);
  await expect.element(sentence(/Play the marked words \(0:04 to 0:07\)/)).toBeVisible();
  // A browser may want a press before it plays.
  if (sound().paused) await userEvent.click(sentence(/Play the marked words/));
  await expect.poll(() => sound().currentTime, { timeout: 2000 }).toBeGreaterThan(4.4);
  await expect.poll(() => sound().paused, { timeout: 6000 }).toBe(true);
  expect(sound().currentTime).toBeGreaterThan(7.2);
  expect(sound().currentTime).toBeLessThan(7.8);
});
