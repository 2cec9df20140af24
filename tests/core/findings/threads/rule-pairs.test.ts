import { expect, test } from "vitest";
import { scorePairs } from "../../../eval/threads/pair-score.ts";

test("records that differ by little are told apart, and what is urgent comes first", () => {
  const { pairs, found, false: wrong, urgent, urgentFirst, mistakes } = scorePairs();
  expect(found / pairs, mistakes.join("\n")).toBeGreaterThanOrEqual(0.85);
  expect(wrong / pairs, mistakes.join("\n")).toBeLessThanOrEqual(0.03);
  expect(urgentFirst / urgent).toBeGreaterThanOrEqual(0.9);
}, 120_000);
