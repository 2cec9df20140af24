import { succeed } from "#core/domain/outcome.ts";
import type { WrittenEngine } from "#core/reading/engines.ts";
import type { Reader } from "./pipeline-parts.ts";

/** Notes, tables, letters, web pages and e-mails: their words come whole or not at all, so no page of them is ever lost. */
export function createWrittenReader(written: WrittenEngine): Reader {
  return async ({ document, content, signal, onProgress }) => {
    onProgress({ step: "reading" });
    const bytes = new Uint8Array(await content.arrayBuffer());
    const read = await written.read({ bytes, mediaType: document.mediaType }, signal);
    if (!read.ok) return read;
    return succeed({ pages: read.value, pageCount: read.value.length, lostPages: [] });
  };
}
