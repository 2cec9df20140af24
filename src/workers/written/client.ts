import type { ReadingFailureCode } from "#core/domain/failure.ts";
import { fail, type Outcome, succeed } from "#core/domain/outcome.ts";
import type { EnclosedFile } from "#core/reading/enclosed-file.ts";
import type { AbortSignalLike, WrittenEngine } from "#core/reading/engines.ts";
import { type CallEnd, createWorkerCalls } from "#workers/calls/client.ts";
import type { WrittenReply, WrittenRequest } from "./contract.ts";

/** A file that takes longer than this is given up, in milliseconds. */
const longestFile = 60_000;

export interface WrittenClient extends WrittenEngine {
  /** The files that came with an e-mail, without their content. */
  listEnclosures(
    email: Uint8Array<ArrayBuffer>,
    signal: AbortSignalLike,
  ): Promise<Outcome<EnclosedFile[], ReadingFailureCode>>;
  readEnclosure(
    email: Uint8Array<ArrayBuffer>,
    id: string,
    signal: AbortSignalLike,
  ): Promise<Outcome<Uint8Array<ArrayBuffer>, ReadingFailureCode>>;
  /** Ends the worker now; it is started again by the next call. */
  stop(): void;
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

/** @param start - Only tests start other workers, or are less patient (`silenceMs`). */
export function createWrittenClient(
  start: () => Worker = () => new Worker(new URL("./worker.ts", import.meta.url), { type: "module", name: "written" }),
  silenceMs = longestFile,
): WrittenClient {
  const calls = createWorkerCalls<WrittenRequest, WrittenReply>({ start });

  async function ask<Kind extends WrittenReply["kind"]>(
    request: WrittenRequest,
    kind: Kind,
    signal: AbortSignalLike,
  ): Promise<Outcome<Extract<WrittenReply, { kind: Kind }>, ReadingFailureCode>> {
    let answer: WrittenReply | undefined;
    const end = await calls.call(request, {
      signal,
      silenceMs,
      // A library that takes a file apart listens to nobody meanwhile.
      endsWorker: true,
      onReply: (reply) => {
        answer = reply;
      },
    });
    if (end !== "answered") return fail(failureOf(end));
    if (answer?.kind === "failed") return fail(answer.code);
    if (answer?.kind !== kind) return fail("reader-stopped");
    return succeed(answer as Extract<WrittenReply, { kind: Kind }>);
  }

  return {
    stop: calls.stop,
    async read(file, signal) {
      const read = await ask({ kind: "read", file }, "pages", signal);
      return read.ok ? succeed(read.value.pages) : read;
    },
    async listEnclosures(bytes, signal) {
      const listed = await ask({ kind: "list-enclosures", bytes }, "enclosures", signal);
      return listed.ok ? succeed(listed.value.enclosures) : listed;
    },
    async readEnclosure(bytes, id, signal) {
      const read = await ask({ kind: "read-enclosure", bytes, id }, "enclosure", signal);
      return read.ok ? succeed(read.value.bytes) : read;
    },
  };
}
