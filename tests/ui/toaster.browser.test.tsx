import { beforeEach, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { showToast, useToasts } from "#ui/toast-store.ts";
import { Toaster } from "#ui/toaster.tsx";
import { render } from "./render.tsx";

beforeEach(() => useToasts.setState({ toasts: [] }));

const toasts = () => document.querySelectorAll("ol > li");

it("shows title and words, one toast at a time, and closes it by its button", async () => {
  render(<Toaster regionLabel="Notifications" closeLabel="Close" />);
  showToast({ title: "Upload successful", description: "2 files uploaded." });
  await expect.poll(() => toasts().length).toBe(1);
  showToast({ title: "Upload failed", variant: "destructive" });
  await expect.poll(() => [...toasts()].map((toast) => toast.textContent)).toEqual(["Upload failed"]);
  await page.getByRole("button", { name: "Close" }).click();
  await expect.poll(() => toasts().length).toBe(0);
});

it("moves the focus to the toasts with F8", async () => {
  render(<Toaster regionLabel="Notifications" closeLabel="Close" />);
  showToast({ title: "Here" });
  await expect.poll(() => toasts().length).toBe(1);
  await userEvent.keyboard("{F8}");
  await expect.poll(() => document.activeElement?.tagName).toBe("OL");
});

it("lets a toast go after five seconds", async () => {
  render(<Toaster regionLabel="Notifications" closeLabel="Close" />);
  const shownAt = performance.now();
  showToast({ title: "Short" });
  await expect.poll(() => toasts().length).toBe(1);
  await expect.poll(() => toasts().length, { timeout: 7000 }).toBe(0);
  expect(performance.now() - shownAt).toBeGreaterThan(4900);
}, 10_000);
