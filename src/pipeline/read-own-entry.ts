import { entryPage } from "#core/entries/entry-page.ts";
import { fail, succeed } from "#core/records/outcome.ts";
import { parseOwnEntry } from "#core/records/own-entry.ts";
import type { Reader } from "./pipeline-parts.ts";

/** What the patient wrote in the app becomes one page of plain lines. It needs no engine, so every home can. */
export const readOwnEntry: Reader = async ({ content }) => {
  const entry = parseOwnEntry(new TextDecoder().decode(await content.arrayBuffer()));
  if (!entry.ok) return fail(entry.failure);
  return succeed({ pages: [entryPage(entry.value)], pageCount: 1, lostPages: [] });
};
