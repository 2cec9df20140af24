import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { toastLimits, useToasts } from "#ui/toast-store.ts";

beforeEach(() => {
  vi.useFakeTimers();
  useToasts.setState({ toasts: [] });
});
afterEach(() => vi.useRealTimers());

it("has the constants of the specification", () => {
  expect(toastLimits).toEqual({
    shownAtOnce: 1,
    durationMs: 5000,
    purgeAfterMs: 1_000_000,
    swipeDirection: "right",
    swipeThresholdPx: 50,
    hotkey: ["F8"],
  });
});

it("shows at most one toast: the newest", () => {
  const { show } = useToasts.getState();
  show({ title: "first" });
  show({ title: "second", variant: "destructive" });
  expect(useToasts.getState().toasts).toMatchObject([{ title: "second", variant: "destructive", open: true }]);
});

it("keeps a dismissed toast closed until it is purged after 1,000,000 ms", () => {
  const { show, dismiss } = useToasts.getState();
  dismiss(show({ title: "gone" }));
  expect(useToasts.getState().toasts).toMatchObject([{ open: false }]);
  vi.advanceTimersByTime(999_999);
  expect(useToasts.getState().toasts).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(useToasts.getState().toasts).toEqual([]);
});

it("does not purge the toast that came after the dismissed one", () => {
  const { show, dismiss } = useToasts.getState();
  dismiss(show({ title: "gone" }));
  show({ title: "here" });
  vi.advanceTimersByTime(toastLimits.purgeAfterMs);
  expect(useToasts.getState().toasts).toMatchObject([{ title: "here", open: true }]);
});
