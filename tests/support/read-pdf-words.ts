import { createNodePdfEngine } from "../../sync-server/readers/pdf-engine.ts";

/** The words of each page of a PDF, by the product's own reader. */
export async function readPdfWords(bytes: Uint8Array): Promise<string[]> {
  const { signal } = new AbortController();
  const outcome = await createNodePdfEngine().open(bytes, { signal });
  if (!outcome.ok) throw new Error(`The PDF could not be opened: ${outcome.failure}`);
  const file = outcome.value;
  const pages = await file.readPages(1, file.pageCount, signal);
  await file.close();
  return pages.map((page) => {
    if (!page.ok) throw new Error(`Page ${page.number} could not be read: ${page.code}`);
    return page.page.text;
  });
}
