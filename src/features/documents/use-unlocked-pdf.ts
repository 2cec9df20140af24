import { useCallback, useState } from "react";
import type { PdfClient } from "#workers/pdf/client.ts";

type Open = PdfClient["open"];

/**
 * Two ways to open one PDF: `open`, for whoever asks for its password, and `openUnlocked`, which opens it with the password that it opened with last.
 * The password lies in memory, for this look only.
 */
export function useUnlockedPdf(open: Open, content: Blob | undefined): { open: Open; openUnlocked: Open } {
  const [unlocked, setUnlocked] = useState<{ content: Blob | undefined; password: string }>();
  const password = unlocked !== undefined && unlocked.content === content ? unlocked.password : undefined;
  const asked = useCallback<Open>(
    async (bytes, options) => {
      const opened = await open(bytes, options);
      if (opened.ok && options.password !== undefined) setUnlocked({ content, password: options.password });
      return opened;
    },
    [open, content],
  );
  const openUnlocked = useCallback<Open>((bytes, options) => open(bytes, { ...options, password }), [open, password]);
  return { open: asked, openUnlocked };
}
