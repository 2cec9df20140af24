import { fail, succeed } from "#core/domain/outcome.ts";
import { parseOwnEntry } from "#core/domain/own-entry.ts";
import { entryPage } from "#core/understanding/entries/entry-page.ts";
import type { Reader } from "./pipeline-parts.ts";

/** What the patient wrote in the app becomes one page of plain lines. It needs no engine, so every home can. */
export const readOwnEntry: Reader = async ({ content }) => {
  const entry = parseOwnEntry(new TextDecoder().decode(await content.arrayBuffer()));
  if (!entry.ok) return fail(entry.failure);
  return succeed({ pages: [entryPage(entry.value)], pageCount: 1, lostPages: [] });
};
