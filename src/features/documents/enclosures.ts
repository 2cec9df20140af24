import type { ReadingFailureCode } from "#core/domain/failure.ts";
import type { Outcome } from "#core/domain/outcome.ts";
import type { EnclosedFile } from "#core/reading/enclosed-file.ts";
import type { PdfClient } from "#workers/pdf/client.ts";
import type { WrittenClient } from "#workers/written/client.ts";

/** The files inside a record's file, and the way to their bytes. */
export interface Enclosures {
  /** What they are inside of. */
  within: "pdf" | "email";
  files: EnclosedFile[];
  read(id: string): Promise<Outcome<Uint8Array<ArrayBuffer>, ReadingFailureCode>>;
  close(): Promise<void>;
}

/** Undefined where there are none, and where the file does not open (it says so elsewhere on the page). */
export type OpenEnclosures = (content: Blob, signal: AbortSignal) => Promise<Enclosures | undefined>;

export function pdfEnclosures(open: PdfClient["open"]): OpenEnclosures {
  return async (content, signal) => {
    const opened = await open(new Uint8Array(await content.arrayBuffer()), { signal });
    if (!opened.ok) return undefined;
    const file = opened.value;
    const listed = await file.listAttachments(signal);
    const files = listed.ok ? listed.value : [];
    if (files.length > 0 && !signal.aborted) {
      const read = (id: string) => file.readAttachment(id, new AbortController().signal);
      return { within: "pdf", files, read, close: () => file.close() };
    }
    await file.close();
    return undefined;
  };
}

export function emailEnclosures(client: Pick<WrittenClient, "listEnclosures" | "readEnclosure">): OpenEnclosures {
  return async (content, signal) => {
    const email = new Uint8Array(await content.arrayBuffer());
    const listed = await client.listEnclosures(email, signal);
    if (!listed.ok || listed.value.length === 0) return undefined;
    return {
      within: "email",
      files: listed.value,
      read: (id) => client.readEnclosure(email, id, new AbortController().signal),
      close: async () => undefined,
    };
  };
}
