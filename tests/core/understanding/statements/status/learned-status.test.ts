import { describe, expect, it } from "vitest";
import { statusReader } from "#core/understanding/statements/status/learned-status.ts";

const weights = (rows: readonly number[]) => Buffer.from(Int8Array.from(rows).buffer).toString("base64");
const read = statusReader<"on" | "off">({
  statuses: ["on", "off"],
  step: 0.05,
  features: "takes\nstopped",
  weights: weights([60, -60, -90, 90]),
});

describe("a learned reader of statuses", () => {
  it("weighs what is seen", () => {
    expect(read(["takes"]).get("on")).toBeGreaterThan(0.95);
    expect(read(["takes", "stopped"]).get("off")).toBeGreaterThan(0.9);
  });

  it("says that all are as likely where nothing that it knows is seen", () => {
    expect(read(["something else"]).get("on")).toBeCloseTo(0.5);
  });

  it("gives shares that come to one", () => {
    expect([...read(["stopped"]).values()].reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
  });
});
