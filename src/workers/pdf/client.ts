import type { ReadingFailureCode } from "#core/domain/failure.ts";
import { fail, type Outcome, succeed } from "#core/domain/outcome.ts";
import type { EnclosedFile } from "#core/reading/enclosed-file.ts";
import type { AbortSignalLike, PageImage, PdfEngine, PdfFile, PdfOpening, PdfPage } from "#core/reading/engines.ts";
import { type CallEnd, createWorkerCalls, type WorkerCalls } from "#workers/calls/client.ts";
import type { PageSize, PdfReply, PdfRequest } from "./contract.ts";

/** A page that takes longer than this is given up, in milliseconds. */
const longestPage = 30_000;

/** A document that is open in the worker; it opens itself again after the worker was replaced or freed. */
export interface OpenPdf extends PdfFile {
  /** Sizes of pages `first` to `last`; a broken page is left out. */
  measurePages(first: number, last: number, signal: AbortSignalLike): Promise<Outcome<PageSize[], ReadingFailureCode>>;
  /** The page as a JPEG. */
  renderPage(
    number: number,
    dotsPerInch: number,
    signal: AbortSignalLike,
  ): Promise<Outcome<PageImage, ReadingFailureCode>>;
  /** The files inside the PDF, without their content. */
  listAttachments(signal: AbortSignalLike): Promise<Outcome<EnclosedFile[], ReadingFailureCode>>;
  readAttachment(id: string, signal: AbortSignalLike): Promise<Outcome<Uint8Array<ArrayBuffer>, ReadingFailureCode>>;
}

export interface PdfClient extends PdfEngine {
  open(
    bytes: Uint8Array,
    options: PdfOpening & { signal: AbortSignalLike },
  ): Promise<Outcome<OpenPdf, ReadingFailureCode>>;
  /** Ends the worker now; it is started again by the next call. */
  stop(): void;
}

interface Calls extends WorkerCalls<PdfRequest, PdfReply> {
  silenceMs: number;
}

function failureOf(end: Exclude<CallEnd, "answered">): ReadingFailureCode {
  switch (end) {
    case "stopped":
      return "reader-stopped";
    case "silent":
      return "timed-out";
    case "cancelled":
      return "cancelled";
    default:
      return end satisfies never;
  }
}

/** One call that is answered by one reply: its outcome, or why there is none. */
async function ask<Kind extends PdfReply["kind"]>(
  calls: Calls,
  request: PdfRequest,
  kind: Kind,
  signal: AbortSignalLike,
): Promise<Outcome<Extract<PdfReply, { kind: Kind }>, ReadingFailureCode>> {
  let answer: PdfReply | undefined;
  const end = await calls.call(request, {
    signal,
    silenceMs: calls.silenceMs,
    onReply: (reply) => {
      answer = reply;
    },
  });
  if (end !== "answered") return fail(failureOf(end));
  if (answer?.kind === "failed") return fail(answer.code);
  if (answer?.kind !== kind) return fail("reader-stopped");
  return succeed(answer as Extract<PdfReply, { kind: Kind }>);
}

function openFile(
  calls: Calls,
  opened: { file: number; request: PdfRequest; pageCount: number; generation: number },
): OpenPdf {
  const { file, request, pageCount } = opened;
  let { generation } = opened;
  let closed = false;

  async function ensureOpen(signal: AbortSignalLike): Promise<Outcome<null, ReadingFailureCode>> {
    if (closed) throw new Error("This PDF was closed");
    if (generation === calls.generation()) return succeed(null);
    const again = await ask(calls, request, "opened", signal);
    if (!again.ok) return again;
    generation = calls.generation();
    return succeed(null);
  }

  async function readPages(first: number, last: number, signal: AbortSignalLike): Promise<PdfPage[]> {
    const lost = (code: ReadingFailureCode, from: number): PdfPage[] =>
      Array.from({ length: Math.max(0, last - from + 1) }, (_, index) => ({ number: from + index, ok: false, code }));
    const open = await ensureOpen(signal);
    if (!open.ok) return lost(open.failure, first);
    const pages: PdfPage[] = [];
    const end = await calls.call(
      { kind: "read-pages", file, first, last },
      {
        signal,
        silenceMs: calls.silenceMs,
        onReply: (reply) => {
          if (reply.kind === "pages") pages.push(...reply.pages);
        },
      },
    );
    if (end === "answered") return pages;
    const code = failureOf(end);
    // Which page it was is known only when it is the only one: the caller asks again, page by page.
    if (code !== "cancelled" && first !== last)
      throw new Error(`The PDF reader ended on pages ${first} to ${last}: ${code}`);
    return [...pages, ...lost(code, first + pages.length)];
  }

  return {
    pageCount,
    readPages,
    async measurePages(first, last, signal) {
      const open = await ensureOpen(signal);
      if (!open.ok) return open;
      const measured = await ask(calls, { kind: "measure-pages", file, first, last }, "sizes", signal);
      return measured.ok ? succeed(measured.value.sizes) : measured;
    },
    async renderPage(number, dotsPerInch, signal) {
      const open = await ensureOpen(signal);
      if (!open.ok) return open;
      const rendered = await ask(calls, { kind: "render-page", file, number, dotsPerInch }, "rendered", signal);
      return rendered.ok ? succeed(rendered.value.image) : rendered;
    },
    async listAttachments(signal) {
      const open = await ensureOpen(signal);
      if (!open.ok) return open;
      const listed = await ask(calls, { kind: "list-attachments", file }, "attachments", signal);
      return listed.ok ? succeed(listed.value.attachments) : listed;
    },
    async readAttachment(id, signal) {
      const open = await ensureOpen(signal);
      if (!open.ok) return open;
      const read = await ask(calls, { kind: "read-attachment", file, id }, "attachment", signal);
      return read.ok ? succeed(read.value.bytes) : read;
    },
    async close() {
      if (closed) return;
      closed = true;
      if (generation !== calls.generation()) return;
      const nobody = { aborted: false, addEventListener: () => {}, removeEventListener: () => {} };
      await calls.call({ kind: "close", file }, { signal: nobody, silenceMs: calls.silenceMs, onReply: () => {} });
    },
  };
}

/**
 * pdf.js in a worker of its own. `open` answers "password-protected", "wrong-password" or "damaged" for files that cannot be opened;
 * `readPages` answers every page by itself and throws only when the worker ended on several pages at once.
 *
 * @param start - Only tests start other workers, or are less patient (`silenceMs`: how long a worker may say nothing).
 */
export function createPdfClient(
  start: () => Worker = () => new Worker(new URL("./worker.ts", import.meta.url), { type: "module", name: "pdf" }),
  silenceMs = longestPage,
): PdfClient {
  const calls: Calls = { ...createWorkerCalls<PdfRequest, PdfReply>({ start }), silenceMs };
  let nextFile = 1;
  return {
    stop: calls.stop,
    async open(bytes, { password, repaired, signal }) {
      const file = nextFile++;
      const request: PdfRequest = { kind: "open", file, bytes, opening: { password, repaired } };
      const opened = await ask(calls, request, "opened", signal);
      if (!opened.ok) return opened;
      const { pageCount } = opened.value;
      return succeed(openFile(calls, { file, request, pageCount, generation: calls.generation() }));
    },
  };
}
