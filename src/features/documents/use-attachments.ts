import { useEffect, useState } from "react";
import type { Enclosures, OpenEnclosures } from "./enclosures.ts";

/** The files inside a record's file; undefined while that is not known, where there are none, and where it does not open. */
export function useAttachments(content: Blob | undefined, open: OpenEnclosures): Enclosures | undefined {
  const [result, setResult] = useState<Enclosures>();
  useEffect(() => {
    if (content === undefined) return;
    const abort = new AbortController();
    let found: Enclosures | undefined;
    async function list(bytes: Blob) {
      found = await open(bytes, abort.signal);
      if (abort.signal.aborted) await found?.close();
      else setResult(found);
    }
    void list(content);
    return () => {
      abort.abort();
      setResult(undefined);
      void found?.close();
    };
  }, [content, open]);
  return result;
}
