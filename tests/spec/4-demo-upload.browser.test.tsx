import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { DemoUploadScreen } from "#app/screens/demo-upload-screen.tsx";
import { typeOfMedia } from "#features/demo/upload/simulated-upload.ts";
import { showScreen, textsOf } from "./support/device-screen.tsx";

const badges = () =>
  textsOf("ul[aria-live=polite] li").map((row) => /Uploading\.\.\.|Processing with AI|Ready/.exec(row)?.[0]);
const input = page.getByLabelText("Drop files here, or choose them");

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe("4. States and transitions: Demo upload file status", () => {
  test('uploading, then processing after about 1 s plus 0.5 s per file index, then completed after about 3 s plus 0.5 s per file index. Badges: "Uploading...", "Processing with AI", "Ready"', async () => {
    showScreen(<DemoUploadScreen />, "/demo/upload");
    await input.upload([new File(["a"], "a.pdf"), new File(["b"], "b.png")]);
    await vi.waitFor(() => expect(badges()).toHaveLength(2), { interval: 0 });
    expect(badges()).toEqual(["Uploading...", "Uploading..."]);
    for (const [milliseconds, first, second] of [
      [999, "Uploading...", "Uploading..."],
      [1, "Processing with AI", "Uploading..."],
      [500, "Processing with AI", "Processing with AI"],
      [1499, "Processing with AI", "Processing with AI"],
      [1, "Ready", "Processing with AI"],
      [500, "Ready", "Ready"],
    ] as const) {
      vi.advanceTimersByTime(milliseconds);
      await vi.waitFor(() => expect(badges()).toEqual([first, second]), { interval: 0 });
    }
  });

  test("Document type in the demo is inferred from the media type: contains pdf gives pdf, contains image gives image, otherwise voice", () => {
    expect(["application/pdf", "image/png", "image/jpeg", "audio/mpeg", ""].map(typeOfMedia)).toEqual([
      "pdf",
      "image",
      "image",
      "voice",
      "voice",
    ]);
  });
});

describe("5. Validation rules", () => {
  test("Demo upload picker accepts pdf, jpg, jpeg, png, mp3, wav; multiple", async () => {
    showScreen(<DemoUploadScreen />, "/demo/upload");
    await expect.element(input).toHaveAttribute("accept", ".pdf,.jpg,.jpeg,.png,.mp3,.wav");
    await expect.element(input).toHaveAttribute("multiple");
  });
});
