import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { noteFile } from "#features/voice/note-file.ts";
import { RecordDialog } from "#features/voice/record-dialog.tsx";
import { longestNoteSeconds, type Recorder, type RecorderState } from "#features/voice/recorder.ts";
import { render } from "../../ui/render.tsx";

afterEach(() => vi.restoreAllMocks());

function recorderIn(first: RecorderState) {
  let state = first;
  const listeners = new Set<() => void>();
  const set = (next: RecorderState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const recorder: Recorder = {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start: vi.fn(async () => undefined),
    pause: vi.fn(),
    resume: vi.fn(),
    finish: vi.fn(),
    discard: vi.fn(),
  };
  return { recorder, set };
}

const button = (name: string) => page.getByRole("button", { name, exact: true });
const levels = Array.from({ length: 50 }, (_, index) => Math.abs(Math.sin(index / 3)));

function show(state: RecorderState, save = vi.fn(async (_recording: File) => true)) {
  const onClose = vi.fn();
  const { recorder, set } = recorderIn(state);
  render(<RecordDialog open onClose={onClose} save={save} recorder={recorder} />);
  return { recorder, set, save, onClose };
}

test("shows the time, what is left, how loud it is, and its buttons", async () => {
  const { recorder, set, onClose } = show({ phase: "recording", seconds: 83, levels });
  await expect.element(page.getByText("1:23", { exact: true })).toBeVisible();
  await expect.element(page.getByText("8:37 left")).toBeVisible();
  await expect.element(page.getByRole("meter", { name: "Loudness" })).toBeInTheDocument();
  await userEvent.click(button("Pause"));
  expect(recorder.pause).toHaveBeenCalledOnce();
  set({ phase: "paused", seconds: 83, levels });
  await userEvent.click(button("Go on"));
  expect(recorder.resume).toHaveBeenCalledOnce();
  await userEvent.keyboard("{Escape}");
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.click(button("Finish"));
  expect(recorder.finish).toHaveBeenCalledOnce();
});

test("says when the last minute runs", async () => {
  show({ phase: "recording", seconds: longestNoteSeconds - 42, levels });
  await expect.element(page.getByText("0:50 left")).toHaveAttribute("aria-live", "polite");
});

test("saves what was recorded, and stays where it could not be saved", async () => {
  const recording = new Blob(["sound"], { type: "audio/webm" });
  const save = vi.fn(async (_recording: File) => false);
  const { onClose } = show({ phase: "recorded", recording, seconds: 600, isFull: true }, save);
  await expect.element(page.getByText(/The ten minutes are full/)).toBeVisible();
  await userEvent.click(button("Save this note"));
  expect(save.mock.calls[0]?.[0].name).toMatch(/^voice-note-\d{4}-\d\d-\d\d-\d{4}\.webm$/);
  expect(onClose).not.toHaveBeenCalled();
  save.mockResolvedValueOnce(true);
  await userEvent.click(button("Save this note"));
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});

test.each([
  ["NotAllowedError", "This site may not use the microphone."],
  ["NotFoundError", "No microphone was found on this device."],
  ["NotReadableError", "The microphone could not be opened."],
])("%s is told in words, with what to do", async (name, sentence) => {
  vi.spyOn(navigator.mediaDevices, "getUserMedia").mockRejectedValue(new DOMException("No.", name));
  render(<RecordDialog open onClose={() => {}} save={async () => true} />);
  await expect.poll(() => page.getByRole("alert").query()?.textContent).toContain(sentence);
  await expect.element(button("Try again")).toBeVisible();
});

test("names a note after the minute it was made in", () => {
  const file = noteFile(new Blob(["sound"], { type: "audio/mp4" }), new Date(2025, 4, 1, 9, 5));
  expect(file.name).toBe("voice-note-2025-05-01-0905.m4a");
  expect(file.type).toBe("audio/mp4");
});
