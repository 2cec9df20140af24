import type { PdfPage } from "#core/reading/engines.ts";
import { type PdfJsDocument, readPdfPages } from "#core/reading/text-layer-document.ts";
import type { PaintOperators } from "#core/reading/text-layer-graphics.ts";

interface Range {
  first: number;
  last: number;
}

export interface PageReader {
  read(range: Range, signal: AbortSignal, onPage: (page: PdfPage) => void): Promise<void>;
  close(): void;
}

/**
 * Reads the pages of one document. While the page takes in one group of pages, the next one is read already, so that neither waits for the
 * other. Only in documents with words: where pages have to be recognised, drawing them comes first.
 */
export function createPageReader(document: PdfJsDocument, operators: PaintOperators): PageReader {
  const closing = new AbortController();
  let ahead: { range: Range; pages: Promise<PdfPage[]> } | undefined;

  function readAhead({ first, last }: Range): void {
    const next = { first: last + 1, last: Math.min(last + (last - first + 1), document.numPages) };
    if (next.first > next.last) return;
    const pages = readPdfPages(document, next, operators, closing.signal);
    // Nobody may ever ask for them.
    pages.catch(() => {});
    ahead = { range: next, pages };
  }

  return {
    async read(range, signal, onPage) {
      const ready = ahead?.range.first === range.first && ahead.range.last === range.last ? ahead : undefined;
      ahead = undefined;
      const pages = ready ? await ready.pages : await readPdfPages(document, range, operators, signal, onPage);
      if (ready) pages.forEach(onPage);
      if (!signal.aborted && pages.every((page) => page.ok && !page.needsRecognition)) readAhead(range);
    },
    close: () => closing.abort(),
  };
}
