import { expect, it } from "vitest";
import { stylesheetSingleton } from "../../.build/constructed-style.ts";

it("styles the page while somebody uses it, without a style element", () => {
  const elements = document.querySelectorAll("style").length;
  const sheets = document.adoptedStyleSheets.length;
  const lock = stylesheetSingleton();
  const overflow = () => getComputedStyle(document.body).overflow;
  const before = overflow();

  lock.add("body { overflow: hidden !important }");
  lock.add("body { overflow: scroll !important }");
  expect(overflow()).toBe("hidden");
  expect(document.querySelectorAll("style").length).toBe(elements);

  lock.remove();
  expect(overflow()).toBe("hidden");
  lock.remove();
  expect(overflow()).toBe(before);
  expect(document.adoptedStyleSheets.length).toBe(sheets);

  lock.add("body { overflow: clip !important }");
  expect(overflow()).toBe("clip");
  lock.remove();
});
