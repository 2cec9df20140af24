import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type DeviceCapabilities,
  expectedSpeed,
  type ModelChoice,
  missingFor,
  suggestChoice,
} from "#core/wording/model-choice.ts";
import { modelChoices } from "#core/wording/model-choices.ts";
import { createTimeLeft } from "#core/wording/time-left.ts";

const [best, small, wasm] = modelChoices as [ModelChoice, ModelChoice, ModelChoice];
const gigabyte = 1e9;
const able: DeviceCapabilities = {
  graphics: { name: "apple metal-3", isSoftware: false, hasShaderF16: true, maxBufferBytes: gigabyte },
  hasWasmFeatures: true,
  memoryBytes: 8 * gigabyte,
  processors: 8,
  storageFreeBytes: 20 * gigabyte,
};
const graphics = (changed: Partial<NonNullable<DeviceCapabilities["graphics"]>>) => ({
  ...able,
  graphics: { ...(able.graphics as NonNullable<DeviceCapabilities["graphics"]>), ...changed },
});

describe("what a device can run", () => {
  it("is said with what it lacks", () => {
    expect(missingFor(best, able)).toBeUndefined();
    expect(missingFor(best, { ...able, graphics: undefined })).toBe("webgpu");
    expect(missingFor(best, graphics({ hasShaderF16: false }))).toBe("shader-f16");
    expect(missingFor(small, graphics({ hasShaderF16: false }))).toBeUndefined();
    expect(missingFor(small, graphics({ maxBufferBytes: 1000 }))).toBe("webgpu");
    expect(missingFor(wasm, { ...able, hasWasmFeatures: false })).toBe("webassembly");
    expect(missingFor(best, { ...able, memoryBytes: gigabyte })).toBe("memory");
    expect(missingFor(wasm, { ...able, storageFreeBytes: 1000 })).toBe("storage");
    expect(missingFor(wasm, { ...able, storageFreeBytes: 1000 }, true)).toBeUndefined();
  });

  it("leaves in doubt what the browser does not say", () => {
    expect(missingFor(best, { ...able, memoryBytes: undefined, storageFreeBytes: undefined })).toBeUndefined();
  });

  it("goes down the ladder, past graphics in software, to nothing at all", () => {
    expect(suggestChoice(modelChoices, able)).toBe(best);
    expect(suggestChoice(modelChoices, graphics({ hasShaderF16: false }))).toBe(small);
    expect(suggestChoice(modelChoices, graphics({ isSoftware: true }))).toBe(wasm);
    expect(suggestChoice(modelChoices, { ...able, graphics: undefined })).toBe(wasm);
    expect(suggestChoice(modelChoices, { ...able, graphics: undefined, hasWasmFeatures: false })).toBeUndefined();
  });

  it("is faster the more bytes it moves", () => {
    const { low, high } = expectedSpeed(best, 88 * gigabyte);
    expect([low, high]).toEqual([25, 75]);
  });
});

describe("the time left", () => {
  it("is right at an even speed, once there is one", () => {
    let now = 0;
    const timeLeft = createTimeLeft(() => now);
    expect(timeLeft(0, 1000).secondsLeft).toBeUndefined();
    now = 1000;
    expect(timeLeft(100, 1000).secondsLeft).toBe(9);
    now = 2000;
    expect(timeLeft(200, 1000)).toEqual({ loadedBytes: 200, totalBytes: 1000, secondsLeft: 8 });
  });

  it("is never negative, never infinite, and follows a speed that changes", () => {
    const steps = fc.array(
      fc.record({ ms: fc.integer({ min: 0, max: 5000 }), bytes: fc.integer({ min: 0, max: 1e8 }) }),
    );
    fc.assert(
      fc.property(steps, (moved) => {
        let [now, bytes] = [0, 0];
        const total = moved.reduce((sum, step) => sum + step.bytes, 0);
        const timeLeft = createTimeLeft(() => now);
        for (const step of moved) {
          now += step.ms;
          bytes += step.bytes;
          const { secondsLeft } = timeLeft(bytes, total);
          if (secondsLeft !== undefined) expect(Number.isFinite(secondsLeft) && secondsLeft >= 0).toBe(true);
        }
      }),
    );
  });
});
