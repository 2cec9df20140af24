import type { Chart } from "#core/domain/chart.ts";
import { indexedDocument } from "#core/findings/answers/indexed-document.ts";
import { SearchIndex } from "#core/findings/answers/search-index.ts";
import { withOwnTitle } from "#demo/files.ts";
import { demoToday } from "#demo/journey.ts";
import type { ProcessedFile } from "#demo/processed-files.ts";

/** These files in the product's own index. */
export function indexFiles(files: readonly ProcessedFile[]): SearchIndex {
  const index = new SearchIndex();
  for (const { document, reading } of files) {
    if (reading !== undefined) index.add(indexedDocument(withOwnTitle(document)), reading);
  }
  return index;
}

/** What these files mean together on the demo's day, so that no visitor's device has to put it together. */
export function chartFiles(files: readonly ProcessedFile[]): Chart {
  return indexFiles(files).chart(demoToday.toISOString().slice(0, 10));
}
