import { useEffect, useState } from "react";
import type { PdfEngine, PdfFile } from "#core/reading/engines.ts";
import type { Loadable } from "#ui/loaded.tsx";

/** Sharp on a phone's screen, and quick to draw; when it is looked at more closely, as sharp as is worth drawing. */
const [dotsPerInch, mostDotsPerInch] = [144, 288];

/** The PDF, open for as long as the component lives. */
export function usePdfFile(content: Blob, open: PdfEngine["open"]): Loadable<PdfFile> {
  const [result, setResult] = useState<Loadable<PdfFile>>({ state: "loading" });
  useEffect(() => {
    const abort = new AbortController();
    let file: PdfFile | undefined;
    async function start() {
      const outcome = await open(new Uint8Array(await content.arrayBuffer()), { signal: abort.signal });
      if (!outcome.ok) throw new Error(outcome.failure);
      file = outcome.value;
      if (abort.signal.aborted) await file.close();
      else setResult({ state: "ready", value: file });
    }
    start().catch((error: unknown) => {
      if (!abort.signal.aborted) setResult({ state: "failed", error });
    });
    return () => {
      abort.abort();
      setResult({ state: "loading" });
      void file?.close();
    };
  }, [content, open]);
  return result;
}

/** One page of it as an image, as sharp as its enlargement needs (1: as wide as its pane). What is drawn stays until it is drawn sharper. */
export function usePdfPage(file: PdfFile, number: number, zoom = 1): Loadable<Blob> {
  const resolution = Math.min(mostDotsPerInch, dotsPerInch * zoom);
  const [drawn, setDrawn] = useState<{ number: number; result: Loadable<Blob> }>();
  useEffect(() => {
    const abort = new AbortController();
    const settle = (result: Loadable<Blob>) => {
      if (!abort.signal.aborted) setDrawn({ number, result });
    };
    file.renderPage(number, resolution, abort.signal).then(
      (outcome) => {
        if (!outcome.ok) return settle({ state: "failed", error: new Error(outcome.failure) });
        const { bytes, mediaType } = outcome.value;
        settle({ state: "ready", value: new Blob([new Uint8Array(bytes)], { type: mediaType }) });
      },
      (error: unknown) => settle({ state: "failed", error }),
    );
    return () => abort.abort();
  }, [file, number, resolution]);
  return drawn?.number === number ? drawn.result : { state: "loading" };
}
