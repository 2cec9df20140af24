import { expect, test } from "vitest";
import { roomFor, voiceHeight } from "#features/chat/one-screen.ts";

test("a short answer stands whole, with two quotes", () => {
  expect(roomFor([voiceHeight("Your CRP was 4.1 mg/L.", 1)], 60, ["CRP 4.1", "CRP 9.6", "CRP 13.7"])).toEqual({
    parts: 1,
    quotes: 2,
  });
});

test("a picture takes the room of quotes, and a long answer folds its end before it shows any", () => {
  expect(roomFor([124], 450, ["CRP 4.1"])).toEqual({ parts: 1, quotes: 0 });
  const { parts, quotes } = roomFor(Array(12).fill(93), 60, ["one"]);
  expect(parts).toBeLessThan(12);
  expect(quotes).toBe(0);
});

test("the first sentence always stands", () => {
  expect(roomFor([900, 100], 60, []).parts).toBe(1);
});
