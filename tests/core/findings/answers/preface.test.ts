import { expect, test } from "vitest";
import { prefaceOf } from "#core/findings/answers/preface.ts";

const looked = ["cholesterol", 8] as const;

test("what was found is told alone, what only comes nearest is told as such", () => {
  expect(prefaceOf(true, false, ...looked)).toBeUndefined();
  expect(prefaceOf(true, true, ...looked)).toMatch(/^I found nothing .* for certain\./);
});

test("what was not found says what was looked through", () => {
  expect(prefaceOf(false, false, ...looked)).toBe("I looked through 8 records and found nothing about cholesterol.");
  expect(prefaceOf(false, false, "", 1)).toContain("1 record and found nothing about that");
  expect(prefaceOf(false, false, "cholesterol", 0)).toBe("There are no records to look through yet.");
});
