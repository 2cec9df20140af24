import { decodeText } from "#core/domain/text-encoding.ts";
import { indexedDocument } from "#core/findings/answers/indexed-document.ts";
import { SearchIndex } from "#core/findings/answers/search-index.ts";
import { withOwnTitle } from "#demo/files.ts";
import type { PreparedPiece } from "#demo/prepared-search.ts";
import type { ProcessedFile } from "#demo/processed-files.ts";

/** What the product's own index keeps of these files, so that no visitor's device has to read them for it again. */
export function prepareSearch(files: readonly ProcessedFile[]): PreparedPiece[] {
  const index = new SearchIndex();
  for (const { document, reading } of files) {
    if (reading !== undefined) index.add(indexedDocument(withOwnTitle(document)), reading);
  }
  return index.takeChanges().write.map(({ name, state }) => ({ name, state: JSON.parse(decodeText(state)) }));
}
