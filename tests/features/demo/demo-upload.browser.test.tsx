import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { DemoUpload } from "#features/demo/upload/demo-upload.tsx";
import { render } from "../../ui/render.tsx";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
  vi.useRealTimers();
});

const show = () => render(<DemoUpload backHref="/demo" signUpHref="/upload" />);
const file = (name: string, type: string, bytes: number) => new File([new Uint8Array(bytes)], name, { type });
const rows = () =>
  [...document.querySelectorAll("section[aria-labelledby=demo-files-heading] li")].map((row) => row.textContent ?? "");
const states = () => rows().map((row) => /Uploading\.\.\.|Processing with AI|Ready/.exec(row)?.[0]);

async function choose() {
  await page
    .getByLabelText("Drop files here, or choose them")
    .upload([
      file("letter.pdf", "application/pdf", 1_500_000),
      file("photo.png", "image/png", 300_000),
      file("note.mp3", "audio/mpeg", 10),
    ]);
  await vi.waitFor(() => expect(rows()).toHaveLength(3), { interval: 0 });
}

it("accepts the specification's endings, several at once, and says that it is simulated", async () => {
  show();
  const input = page.getByLabelText("Drop files here, or choose them");
  await expect.element(input).toHaveAttribute("accept", ".pdf,.jpg,.jpeg,.png,.mp3,.wav");
  await expect.element(input).toHaveAttribute("multiple");
  await expect.element(page.getByText(/This page is simulated/)).toBeVisible();
});

it("goes from uploading to processing after 1 s and to ready after 3 s, each further file half a second later", async () => {
  show();
  await choose();
  expect(states()).toEqual(["Uploading...", "Uploading...", "Uploading..."]);
  vi.advanceTimersByTime(999);
  await expect.poll(states).toEqual(["Uploading...", "Uploading...", "Uploading..."]);
  vi.advanceTimersByTime(1);
  await expect.poll(states).toEqual(["Processing with AI", "Uploading...", "Uploading..."]);
  vi.advanceTimersByTime(500);
  await expect.poll(states).toEqual(["Processing with AI", "Processing with AI", "Uploading..."]);
  vi.advanceTimersByTime(500);
  await expect.poll(states).toEqual(["Processing with AI", "Processing with AI", "Processing with AI"]);
  vi.advanceTimersByTime(1000);
  await expect.poll(states).toEqual(["Ready", "Processing with AI", "Processing with AI"]);
  vi.advanceTimersByTime(1000);
  await expect.poll(states).toEqual(["Ready", "Ready", "Ready"]);
});

it("shows type and size, and takes a file out again", async () => {
  show();
  await choose();
  expect(rows()[0]).toContain("PDF · 1.4 MB");
  expect(rows()[1]).toContain("Image · 0.3 MB");
  expect(rows()[2]).toContain("Voice note · 0.0 MB");
  await page.getByRole("button", { name: "Remove photo.png" }).click();
  await expect.poll(() => rows().map((row) => row.split(/PDF|Image|Voice/)[0])).toEqual(["letter.pdf", "note.mp3"]);
});

it("has a camera that only says what it would do, made-up Apple Health figures, and no Google Fit yet", async () => {
  show();
  await page.getByRole("button", { name: "Take a photo" }).click();
  await expect.element(page.getByText(/The camera would open here/)).toBeVisible();
  await page.getByRole("button", { name: "Close the camera" }).click();
  await expect.element(page.getByText(/The camera would open here/)).not.toBeInTheDocument();
  await page.getByRole("button", { name: "Import Apple Health Data" }).click();
  for (const name of ["Steps today", "Resting heart rate", "Sleep last night", "Workouts this week"])
    await expect.element(page.getByText(name)).toBeVisible();
  await expect.element(page.getByText(/Simulated: these figures are made up/)).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Google Fit (Coming Soon)" })).toBeDisabled();
});
