/** Runs in a thread of its own: reads files and understands what was read, so that the server answers others meanwhile. */
import { parentPort } from "node:worker_threads";
import type { FileContent } from "#core/domain/file-content.ts";
import { understandDocument } from "#core/findings/summaries/understand-document.ts";
import { createReaders } from "#pipeline/readers.ts";
import type { Said } from "../threads/thread-messages.ts";
import { createNodeOcrEngine } from "./ocr-engine.ts";
import { createNodePdfEngine, loadPdfJs } from "./pdf-engine.ts";
import type { ReadingAnswer, ReadingCall, ReadingNote } from "./thread-messages.ts";

if (parentPort === null) throw new Error("This file runs in a thread that the server starts.");
const port = parentPort;
const say = (message: Said<ReadingAnswer, ReadingNote>) => port.postMessage(message);
const readers = createReaders({ pdf: createNodePdfEngine(), ocr: createNodeOcrEngine() });
const running = new Map<number, AbortController>();

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
    const read = await readers[reader]({
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
