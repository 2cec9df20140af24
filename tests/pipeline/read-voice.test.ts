import { expect, test, vi } from "vitest";
import type { MedicalDocument, ProcessingProgress } from "#core/domain/medical-document.ts";
import { fail, succeed } from "#core/domain/outcome.ts";
import type { SpeechEngine } from "#core/reading/engines.ts";
import { longestRecordingSeconds } from "#core/reading/sound-length.ts";
import { createVoiceReader } from "#pipeline/read-voice.ts";
import { wavFile } from "../support/wav-file.ts";

function request(bytes: Uint8Array<ArrayBuffer>) {
  const document = { id: "note", type: "voice", mediaType: "audio/wav" } as MedicalDocument;
  const progress: ProcessingProgress[] = [];
  const content = { size: bytes.length, type: "audio/wav", arrayBuffer: async () => bytes.buffer };
  const signal = new AbortController().signal;
  return { document, content, signal, progress, onProgress: (step: ProcessingProgress) => progress.push(step) };
}

const second = wavFile({ sampleRate: 8000, channels: [new Float32Array(8000)] });

test("a recording becomes one page of timed lines, with its progress in seconds", async () => {
  const transcribe: SpeechEngine["transcribe"] = async (_recording, { onProgress }) => {
    onProgress(0.5, 1);
    return succeed([
      { text: "My knee hurts.", startMs: 0, endMs: 600, confidence: 0.9 },
      { text: "It is swollen.", startMs: 600, endMs: 1000, confidence: 0.8 },
    ]);
  };
  const asked = request(second);
  const read = await createVoiceReader({ transcribe })(asked);
  expect(read).toEqual(
    succeed({
      pages: [
        {
          number: 1,
          source: "speech",
          text: "My knee hurts.\nIt is swollen.",
          lines: [
            { start: 0, end: 14, startMs: 0, endMs: 600, confidence: 0.9 },
            { start: 15, end: 29, startMs: 600, endMs: 1000, confidence: 0.8 },
          ],
        },
      ],
      pageCount: 1,
      lostPages: [],
    }),
  );
  expect(asked.progress).toEqual([{ step: "listening" }, { step: "listening", seconds: 0.5, totalSeconds: 1 }]);
});

test("a recording in which nobody speaks says so, and nothing is invented", async () => {
  const read = await createVoiceReader({ transcribe: async () => succeed([]) })(request(second));
  expect(read).toEqual(fail("no-speech"));
});

test("a recording that says that it is too long is not decoded", async () => {
  const transcribe = vi.fn<SpeechEngine["transcribe"]>();
  const header = wavFile({ sampleRate: 1000, channels: [new Float32Array(1000 * (longestRecordingSeconds + 1))] });
  expect(await createVoiceReader({ transcribe })(request(header))).toEqual(fail("too-long"));
  expect(transcribe).not.toHaveBeenCalled();
});

test("why an engine could not hear is handed on", async () => {
  const reader = createVoiceReader({ transcribe: async () => fail("unknown-sound") });
  expect(await reader(request(second))).toEqual(fail("unknown-sound"));
});
