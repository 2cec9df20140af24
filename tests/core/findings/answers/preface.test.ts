import { expect, test } from "vitest";
import { prefaceOf } from "#core/findings/answers/preface.ts";

const looked = { lead: undefined, about: "cholesterol", documentCount: 8 };

test("what was found is told alone, what only comes nearest is told as such", () => {
  expect(prefaceOf({ found: true }, looked)).toBeUndefined();
  expect(prefaceOf({ found: true, unsure: true }, looked)).toMatch(/^I found nothing .* for certain\./);
});

test("what was not found says what was looked through", () => {
  expect(prefaceOf({ found: false }, looked)).toBe("I looked through 8 records and found nothing about cholesterol.");
  expect(prefaceOf({ found: false }, { ...looked, about: "", documentCount: 1 })).toContain(
    "1 record and found nothing about that",
  );
  expect(prefaceOf({ found: false }, { ...looked, documentCount: 0 })).toBe(
    "There are no records to look through yet.",
  );
});
