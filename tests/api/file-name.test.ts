import fc from "fast-check";
import { expect, test } from "vitest";
import { cleanFileName } from "#api/use-cases/file-name.ts";

test.for([
  ["blood test.pdf", "blood test.pdf"],
  ["../../etc/passwd", "passwd"],
  ["C:\\Users\\Nora\\scan.png", "scan.png"],
  ["folder/", "folder"],
  ["Анализ крови 血液検査 🩸.pdf", "Анализ крови 血液検査 🩸.pdf"],
  ["a\u0000b\r\n\tc.pdf", "abc.pdf"],
  ["invoice\u202Efdp.exe", "invoicefdp.exe"],
  ["<img src=x onerror=alert(1)>.pdf", "<img src=x onerror=alert(1)>.pdf"],
  ["  ", "Unnamed file"],
  ["..", "Unnamed file"],
  ["", "Unnamed file"],
  ["Cafe\u0301.pdf", "Café.pdf"],
] as const)("%j is kept as %j", ([given, kept]) => {
  expect(cleanFileName(given)).toBe(kept);
});

test("a long name is cut before its extension, never inside a letter", () => {
  const kept = cleanFileName(`${"🩸".repeat(200)}.pdf`);
  expect(kept).toBe(`${"🩸".repeat(125)}.pdf`);
});

test("whatever the name, it stays text without path, control characters or broken letters, and cleaning again changes nothing", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: "binary" }), fc.string({ maxLength: 400 })), (name) => {
      const kept = cleanFileName(name);
      expect(kept.length).toBeGreaterThan(0);
      expect(kept.length).toBeLessThanOrEqual(255);
      expect(kept).not.toMatch(/[\p{Cc}/\\\u202A-\u202E]/u);
      expect(kept.isWellFormed()).toBe(true);
      expect(cleanFileName(kept)).toBe(kept);
    }),
  );
});
