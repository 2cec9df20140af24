import { expect, it } from "vitest";
import { displayName, formatClinicalDate, formatSize } from "#features/texts/formats.ts";

it.each([
  [{ date: "2025-05-21", precision: "day" }, "21 May 2025"],
  [{ date: "2025-05", precision: "month" }, "May 2025"],
  [{ date: "2025", precision: "year" }, "2025"],
  [{ date: "2025-05-21", precision: "year" }, "2025"],
  [{ date: "unknown", precision: "day" }, "unknown"],
] as const)("a clinical date is never more precise than its record: %o", (date, words) => {
  expect(formatClinicalDate(date)).toBe(words);
});

it.each([
  ["ruth@example.org", "ruth"],
  ["", "User"],
  ["@example.org", "User"],
  [undefined, "User"],
])("the name in %s is %s", (email, name) => {
  expect(displayName(email)).toBe(name);
});

it.each([
  [1, "1 KB"],
  [1024 * 300, "300 KB"],
  [10 * 1024 * 1024, "10.0 MB"],
  [5.25 * 1024 ** 3, "5.3 GB"],
])("%d bytes are %s", (bytes, words) => {
  expect(formatSize(bytes)).toBe(words);
});
