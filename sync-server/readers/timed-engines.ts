import type { OcrEngine, PdfEngine, PdfFile } from "#core/reading/engines.ts";

export interface PageTimes {
  /** The longest that one page took, recognition included. */
  slowestSeconds: number;
}

/** The same engines, with a watch on how long each page takes. Pages read together count as read one after the other. */
export function timedEngines(engines: { pdf: PdfEngine; ocr: OcrEngine }): {
  engines: { pdf: PdfEngine; ocr: OcrEngine };
  times: PageTimes;
} {
  const times: PageTimes = { slowestSeconds: 0 };
  // A recognised page was rendered just before.
  let rendering = 0;

  async function timed<T>(pages: number, work: () => Promise<T>, before = 0): Promise<{ result: T; seconds: number }> {
    const began = performance.now();
    const result = await work();
    const seconds = (performance.now() - began) / 1000;
    times.slowestSeconds = Math.max(times.slowestSeconds, before + seconds / Math.max(1, pages));
    return { result, seconds };
  }

  function timedFile(file: PdfFile): PdfFile {
    return {
      pageCount: file.pageCount,
      readPages: async (first, last, signal) =>
        (await timed(last - first + 1, () => file.readPages(first, last, signal))).result,
      renderPage: async (number, dotsPerInch, signal) => {
        const { result, seconds } = await timed(1, () => file.renderPage(number, dotsPerInch, signal));
        rendering = seconds;
        return result;
      },
      close: () => file.close(),
    };
  }

  const pdf: PdfEngine = {
    open: async (bytes, options) => {
      const opened = await engines.pdf.open(bytes, options);
      return opened.ok ? { ok: true, value: timedFile(opened.value) } : opened;
    },
  };
  const ocr: OcrEngine = {
    recognise: async (image, signal, onWorking) => {
      const { result } = await timed(1, () => engines.ocr.recognise(image, signal, onWorking), rendering);
      rendering = 0;
      return result;
    },
  };
  return { engines: { pdf, ocr }, times };
}
