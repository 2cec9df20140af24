import { expect, test, vi } from "vitest";
import { succeed } from "#core/domain/outcome.ts";
import type { Store } from "#core/domain/store.ts";
import type { Reader } from "#pipeline/pipeline-parts.ts";
import { speechWaiting } from "#pipeline/waiting-sentences.ts";
import { onePage, pipelineBench } from "../support/pipeline-bench.ts";
import { sampleDocument } from "../support/record-samples.ts";

const reads: Reader = async () => succeed(onePage);
const wave = new Blob(["RIFF\x24\x00\x00\x00WAVEfmt "], { type: "audio/wav" });
const voiceNote = () =>
  sampleDocument("note", { type: "voice", originalFilename: "note.wav", mediaType: "audio/wav", content: wave });

function eventually(store: Store, id: string, expected: object) {
  return vi.waitFor(async () => expect(await store.getDocument(id)).toMatchObject(expected), {
    timeout: 4000,
    interval: 3,
  });
}

test("a voice note waits in words without a speech reader, and is read as soon as there is one", async () => {
  const without = pipelineBench({ read: reads });
  await without.store.addDocuments([voiceNote()]);
  without.pipeline.start();
  await eventually(without.store, "note", { processingStatus: "pending", waiting: speechWaiting });
  expect(speechWaiting.message).toBe(
    "Your voice note is kept and can be played. What is said in it is written down once this device has the voice pack.",
  );
  await without.pipeline.stop();
  const withSpeech = pipelineBench({ read: reads, voice: reads, parts: { store: without.store } });
  withSpeech.pipeline.start();
  await eventually(without.store, "note", { processingStatus: "completed" });
  await withSpeech.pipeline.stop();
});

test("a voice note that waits is read as soon as a speech reader comes, without a restart", async () => {
  let voice: Reader | undefined;
  const readers = {
    pdf: reads,
    image: reads,
    get voice() {
      return voice;
    },
  };
  const { store, pipeline, errors } = pipelineBench({ read: reads, parts: { readers } });
  await store.addDocuments([voiceNote()]);
  pipeline.start();
  await eventually(store, "note", { processingStatus: "pending", waiting: speechWaiting });
  voice = reads;
  await pipeline.readersChanged();
  await eventually(store, "note", { processingStatus: "completed" });
  await pipeline.stop();
  expect(errors).toEqual([]);
});
