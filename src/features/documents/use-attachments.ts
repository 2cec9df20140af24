import { useEffect, useState } from "react";
import type { PdfAttachment } from "#core/reading/pdf-attachment.ts";
import type { OpenPdf, PdfClient } from "#workers/pdf/client.ts";

/** The files inside a PDF with the open PDF they are in; undefined while that is not known, where there are none, and where it does not open. */
export function useAttachments(
  content: Blob | undefined,
  open: PdfClient["open"],
): { file: OpenPdf; attachments: PdfAttachment[] } | undefined {
  const [result, setResult] = useState<{ file: OpenPdf; attachments: PdfAttachment[] }>();
  useEffect(() => {
    if (content === undefined) return;
    const abort = new AbortController();
    let file: OpenPdf | undefined;
    async function list(bytes: Blob) {
      const opened = await open(new Uint8Array(await bytes.arrayBuffer()), { signal: abort.signal });
      // A locked or damaged file says so elsewhere on the page.
      if (!opened.ok) return;
      file = opened.value;
      const listed = await file.listAttachments(abort.signal);
      if (abort.signal.aborted || !listed.ok || listed.value.length === 0) await file.close();
      else setResult({ file, attachments: listed.value });
    }
    void list(content);
    return () => {
      abort.abort();
      setResult(undefined);
      void file?.close();
    };
  }, [content, open]);
  return result;
}
