import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { apiClient, get } from "#api/client.ts";
import { connectClient } from "#api/connection.ts";
import { maximumFileBytes } from "#core/domain/medical-document.ts";
import { minimumPasswordLength } from "#features/auth/validate-credentials.ts";
import { createThenSendMs } from "#features/chat/chat-delays.ts";
import { recentDocumentsShown } from "#features/documents/overview-documents.tsx";
import { recentUploadsShown } from "#features/documents/recent-uploads.tsx";
import { documentsForInsights, insightsOnOverview } from "#features/insights/insight-list.tsx";
import { en } from "#features/texts/en.ts";
import { toastLimits, useToasts } from "#ui/toast-store.ts";
import { tooltipDelays } from "#ui/tooltip.tsx";
import { pdfFile } from "../contract/api-home.ts";
import { openFace } from "./support/memory-face.ts";

describe("9. Business constants and limits", () => {
  test("Minimum password length 6", () => {
    expect(minimumPasswordLength).toBe(6);
  });

  test("Max file size label: 10MB per file", async () => {
    expect(en.documents.limit).toBe("Max 10MB per file");
    expect(maximumFileBytes).toBe(10 * 1024 * 1024);
    const { ruth } = await openFace();
    const sized = (bytes: number) => {
      const file = new Uint8Array(bytes);
      file.set(new TextEncoder().encode("%PDF-1.7\n"));
      return new File([file], "scan.pdf");
    };
    expect((await ruth.upload([sized(maximumFileBytes)])).status).toBe(201);
    expect((await ruth.upload([sized(maximumFileBytes + 1)])).status).toBe(413);
  });

  test("Uploads list: shows 10 items. Overview: recent documents 5, insights 3. Insights requested only with 2 or more documents", () => {
    expect({ recentUploadsShown, recentDocumentsShown, insightsOnOverview, documentsForInsights }).toEqual({
      recentUploadsShown: 10,
      recentDocumentsShown: 5,
      insightsOnOverview: 3,
      documentsForInsights: 2,
    });
  });

  test("Delays: chat send after creating a conversation 500 ms", () => {
    expect(createThenSendMs).toBe(500);
  });

  test("Toasts: at most 1 shown at a time; default duration 5000 ms; removed toast purged after 1,000,000 ms; swipe to the right with a 50 px threshold; viewport hotkey F8", () => {
    expect(toastLimits).toEqual({
      shownAtOnce: 1,
      durationMs: 5000,
      purgeAfterMs: 1_000_000,
      swipeDirection: "right",
      swipeThresholdPx: 50,
      hotkey: ["F8"],
    });
  });

  test("Tooltip open delay 700 ms, skip delay 300 ms", () => {
    expect(tooltipDelays).toEqual({ openMs: 700, skipMs: 300 });
  });

  test("Confidence is shown as a percentage", () => {
    expect(en.insights.confidence(61)).toContain("61%");
    expect(en.insights.confidence(61.4)).toContain("61%");
  });

  test("The footer carries a 2025 copyright", () => {
    expect(en.chrome.copyright).toMatch(/^© 2025 /);
  });
});

describe("9. Business constants and limits: time", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    useToasts.setState({ toasts: [] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test("Data queries: no polling, no retries for queries or mutations", async () => {
    const dispatch = vi.fn(async () => new Response("Not now.", { status: 503 }));
    const upload = vi.fn(async () => new Response("Not now.", { status: 503 }));
    connectClient({ dispatch, upload, readToken: () => "a token" });
    await expect(get(["/api/documents"], { on401: "throw" })).rejects.toThrow("503: Not now.");
    await expect(apiClient.createConversation()).rejects.toThrow("503: Not now.");
    await expect(apiClient.uploadDocuments([pdfFile("a.pdf")])).rejects.toThrow("503: Not now.");
    await vi.advanceTimersByTimeAsync(60_000);
    expect([dispatch.mock.calls.length, upload.mock.calls.length]).toEqual([2, 1]);
  });

  test("Toasts: at most 1 shown at a time", () => {
    const { show } = useToasts.getState();
    show({ title: "first" });
    show({ title: "second" });
    expect(useToasts.getState().toasts).toMatchObject([{ title: "second", open: true }]);
  });

  test("removed toast purged after 1,000,000 ms", () => {
    const { show, dismiss } = useToasts.getState();
    dismiss(show({ title: "gone" }));
    vi.advanceTimersByTime(999_999);
    expect(useToasts.getState().toasts).toMatchObject([{ title: "gone", open: false }]);
    vi.advanceTimersByTime(1);
    expect(useToasts.getState().toasts).toEqual([]);
  });
});
