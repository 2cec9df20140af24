import { expect, it } from "vitest";
import { simulatedDelays, sizeInMegabytes, typeOfMedia } from "#features/demo/upload/simulated-upload.ts";

it("infers the type from the media type: contains pdf, contains image, otherwise voice", () => {
  expect(["application/pdf", "image/png", "image/jpeg", "audio/mpeg", "audio/wav", ""].map(typeOfMedia)).toEqual([
    "pdf",
    "image",
    "image",
    "voice",
    "voice",
    "voice",
  ]);
});

it("shows sizes in MB with one decimal", () => {
  expect([0, 100_000, 1_500_000, 10 * 1024 * 1024].map(sizeInMegabytes)).toEqual([
    "0.0 MB",
    "0.1 MB",
    "1.4 MB",
    "10.0 MB",
  ]);
});

it("takes the specification's times", () => {
  expect(simulatedDelays).toEqual({ processingMs: 1000, completedMs: 3000, perFileMs: 500 });
});
