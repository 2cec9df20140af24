import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { UploadScreen } from "#app/screens/upload-screen.tsx";
import { showToast, useToasts } from "#ui/toast-store.ts";
import { Tooltip, TooltipProvider } from "#ui/tooltip.tsx";
import { sampleDocument } from "../support/record-samples.ts";
import { openDevice, showScreen, textsOf } from "./support/device-screen.tsx";

const toasts = () => textsOf("ol > li");
const holdTheClock = () => vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "Date"] });

beforeEach(() => useToasts.setState({ toasts: [] }));
afterEach(() => {
  vi.useRealTimers();
});

describe("9. Business constants and limits: data queries", () => {
  test("data never goes stale, no refetch on window focus, no polling", async () => {
    const { store } = await openDevice();
    await store.addDocuments([sampleDocument("letter")]);
    const listDocuments = vi.spyOn(store, "listDocuments");
    showScreen(<UploadScreen />, "/upload");
    await expect.element(page.getByRole("link", { name: "letter.pdf" })).toBeVisible();
    const before = listDocuments.mock.calls.length;
    holdTheClock();
    window.dispatchEvent(new Event("blur"));
    window.dispatchEvent(new Event("focus"));
    document.dispatchEvent(new Event("visibilitychange"));
    await vi.advanceTimersByTimeAsync(600_000);
    expect(listDocuments.mock.calls.length).toBe(before);
  });
});

describe("9. Business constants and limits: toasts", () => {
  test("at most 1 shown at a time", async () => {
    showScreen(null);
    showToast({ title: "first" });
    await expect.poll(toasts).toEqual(["first"]);
    showToast({ title: "second" });
    await expect.poll(toasts).toEqual(["second"]);
  });

  test("default duration 5000 ms", async () => {
    holdTheClock();
    showScreen(null);
    const opened = Date.now();
    showToast({ title: "short" });
    await expect.poll(() => toasts().length).toBe(1);
    const shown = Date.now();
    const isOpen = () => useToasts.getState().toasts[0]?.open;
    await vi.advanceTimersByTimeAsync(4999 - (shown - opened));
    expect(isOpen()).toBe(true);
    // The clock may have run while the toast was being drawn.
    await vi.advanceTimersByTimeAsync(1 + (shown - opened));
    expect(isOpen()).toBe(false);
    await expect.poll(() => toasts().length).toBe(0);
  });

  test.each([
    [49, true],
    [51, false],
  ])("swipe to the right with a 50 px threshold: after %i px it is still there: %s", async (distance, stays) => {
    showScreen(null);
    showToast({ title: "here" });
    await expect.poll(() => toasts().length).toBe(1);
    swipe(distance, 0);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(useToasts.getState().toasts[0]?.open).toBe(stays);
  });

  test.each([
    [-80, 0],
    [0, 80],
  ])("swipe to the right, and nowhere else: %i, %i", async (x, y) => {
    showScreen(null);
    showToast({ title: "here" });
    await expect.poll(() => toasts().length).toBe(1);
    swipe(x, y);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(useToasts.getState().toasts[0]?.open).toBe(true);
  });

  test("viewport hotkey F8", async () => {
    showScreen(null);
    showToast({ title: "here" });
    await expect.poll(() => toasts().length).toBe(1);
    await userEvent.keyboard("{F8}");
    await expect.poll(() => document.activeElement?.tagName).toBe("OL");
  });
});

/** One finger on the toast, moved in ten steps and lifted. */
function swipe(x: number, y: number): void {
  const toast = document.querySelector("ol > li");
  const point = (type: string, part: number) => {
    const place = { clientX: 100 + x * part, clientY: 100 + y * part };
    toast?.dispatchEvent(
      new PointerEvent(type, {
        ...place,
        bubbles: true,
        button: 0,
        pointerId: 1,
        pointerType: "touch",
        isPrimary: true,
      }),
    );
  };
  point("pointerdown", 0);
  for (let step = 1; step <= 10; step += 1) point("pointermove", step / 10);
  point("pointerup", 1);
}

describe("9. Business constants and limits: tooltip", () => {
  const shown = () => textsOf("[role=tooltip]");
  /** The mouse, by its events: a real one takes time, and Vitest would let the held clock run meanwhile. */
  const send = (target: Element | undefined, type: string, init: PointerEventInit) =>
    target?.dispatchEvent(new PointerEvent(type, { pointerType: "mouse", relatedTarget: document.body, ...init }));
  const word = (name: string) => [...document.querySelectorAll("button")].find((button) => button.textContent === name);
  const enter = (name: string) => send(word(name), "pointermove", { bubbles: true });
  /** Away from the word, and then not on the way to what it says. */
  async function leave(name: string) {
    send(word(name), "pointerout", { bubbles: true });
    send(word(name), "pointerleave", {});
    await pass(0);
    send(document.body, "pointermove", { bubbles: true, clientX: 900, clientY: 900 });
    await pass(0);
  }
  /** Lets the held clock run, then what came of it be drawn: frames are not held. */
  async function pass(milliseconds: number) {
    await vi.advanceTimersByTimeAsync(milliseconds);
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  }

  test("open delay 700 ms, skip delay 300 ms", async () => {
    showScreen(
      <TooltipProvider>
        {["one", "two", "three"].map((name) => (
          <Tooltip key={name} label={`About ${name}`}>
            <button type="button">{name}</button>
          </Tooltip>
        ))}
      </TooltipProvider>,
    );
    await expect.element(page.getByRole("button", { name: "three" })).toBeVisible();
    holdTheClock();
    enter("one");
    await pass(699);
    expect(shown()).toEqual([]);
    await pass(1);
    expect(shown()).toEqual(["About one"]);
    // Within the skip delay the next one opens at once; after it, one waits again.
    await leave("one");
    expect(shown()).toEqual([]);
    await pass(299);
    enter("two");
    await pass(0);
    expect(shown()).toEqual(["About two"]);
    await leave("two");
    await pass(300);
    enter("three");
    await pass(699);
    expect(shown()).toEqual([]);
    await pass(1);
    expect(shown()).toEqual(["About three"]);
  });
});
