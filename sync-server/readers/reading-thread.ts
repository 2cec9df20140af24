/** Runs in a thread of its own: reads files and understands what was read, so that the server answers others meanwhile. */
import { parentPort } from "node:worker_threads";
import type { FileContent } from "#core/domain/file-content.ts";
import { understandDocument } from "#core/findings/summaries/understand-document.ts";
import type { Reader } from "#pipeline/pipeline-parts.ts";
import { createReaders } from "#pipeline/readers.ts";
import type { Said } from "../threads/thread-messages.ts";
import { createNodeOcrEngine } from "./ocr-engine.ts";
import { createNodePdfEngine, loadPdfJs } from "./pdf-engine.ts";
import type { ReadingAnswer, ReadingCall, ReadingNote } from "./thread-messages.ts";
import { createNodeWrittenEngine } from "./written-engine.ts";

if (parentPort === null) throw new Error("This file runs in a thread that the server starts.");
const port = parentPort;
const say = (message: Said<ReadingAnswer, ReadingNote>) => port.postMessage(message);
const readers = createReaders({
  pdf: createNodePdfEngine(),
  ocr: createNodeOcrEngine(),
  written: createNodeWrittenEngine(),
});
const running = new Map<number, AbortController>();

function readerOf(name: "pdf" | "image" | "written"): Reader {
  const reader = readers[name];
  if (reader === undefined) throw new Error(`This thread has no reader for ${name}.`);
  return reader;
}

async function answer(call: Exclude<ReadingCall, { kind: "cancel" }>): Promise<ReadingAnswer> {
  if (call.kind === "understand") return { kind: "understood", understood: understandDocument(call.request) };
  const { id, reader, document, bytes, password } = call;
  const controller = new AbortController();
  running.set(id, controller);
  const content: FileContent = {
    size: bytes.byteLength,
    type: document.mediaType,
    arrayBuffer: () => Promise.resolve(bytes),
  };
  try {
    const read = await readerOf(reader)({
      document,
      content,
      ...(password === undefined ? {} : { password }),
      signal: controller.signal,
      onProgress: (note) => say({ kind: "note", id, note }),
    });
    return { kind: "read", read };
  } finally {
    running.delete(id);
  }
}

port.on("message", (call: ReadingCall) => {
  if (call.kind === "cancel") return running.get(call.id)?.abort();
  const { id } = call;
  answer(call).then(
    (given) => say({ kind: "answer", id, answer: given }),
    (error) => say({ kind: "broken", id, error }),
  );
});
say({ kind: "ready" });
// A failure is told to whoever needs it.
loadPdfJs().catch(() => undefined);
