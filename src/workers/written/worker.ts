import { describeEnclosed } from "#core/reading/enclosed-file.ts";
import { readWritten } from "#core/reading/written/read-written.ts";
import type { EmailEnclosure } from "#core/reading/written/written-libraries.ts";
import { answerCalls } from "#workers/calls/contract.ts";
import type { WrittenReply, WrittenRequest } from "./contract.ts";
import { writtenLibraries } from "./libraries.ts";

/** What somebody enclosed: pictures that stand in the letter itself (a logo, a signature) are no files of their own. */
async function enclosuresOf(bytes: Uint8Array<ArrayBuffer>): Promise<EmailEnclosure[]> {
  const { enclosures } = await writtenLibraries.openEmail(bytes);
  return enclosures.filter(({ isInline }) => !isInline);
}

async function answer(request: WrittenRequest): Promise<WrittenReply> {
  switch (request.kind) {
    case "read": {
      const read = await readWritten(writtenLibraries, request.file);
      return read.ok ? { kind: "pages", pages: read.value } : { kind: "failed", code: read.failure };
    }
    case "list-enclosures": {
      const found = await enclosuresOf(request.bytes).catch(() => undefined);
      if (found === undefined) return { kind: "failed", code: "damaged" };
      const enclosures = found.map(({ name, bytes }, index) => describeEnclosed(String(index), name, bytes));
      return { kind: "enclosures", enclosures };
    }
    case "read-enclosure": {
      const found = await enclosuresOf(request.bytes).catch(() => undefined);
      const enclosure = found?.[Number(request.id)];
      return enclosure === undefined
        ? { kind: "failed", code: "damaged" }
        : { kind: "enclosure", bytes: enclosure.bytes };
    }
    default:
      return request satisfies never;
  }
}

answerCalls<WrittenRequest, WrittenReply>(self, async (request, { reply }) => reply(await answer(request)));
