import { expect } from "vitest";
import type { Page } from "#core/domain/page.ts";
import type { Fixture } from "../fixtures/manifest.ts";

function plain(text: string): string {
  return text.replace(/\s+/g, " ");
}

/** Offsets of every line and word point at themselves, and boxes lie in the page. */
export function expectConsistent(page: Pick<Page, "text" | "lines">): void {
  expect(page.lines.map((line) => page.text.slice(line.start, line.end)).join("\n")).toBe(page.text);
  for (const line of page.lines) {
    expect(page.text.slice(line.start, line.end)).not.toMatch(/\n/);
    for (const box of [line.box, ...(line.words ?? []).map((word) => word.box)]) {
      if (!box) continue;
      expect(Math.min(box.x, box.y, box.width, box.height)).toBeGreaterThanOrEqual(-1e-6);
      expect(box.x + box.width).toBeLessThanOrEqual(1 + 1e-6);
      expect(box.y + box.height).toBeLessThanOrEqual(1 + 1e-6);
    }
    for (const word of line.words ?? []) {
      expect(word.start).toBeGreaterThanOrEqual(line.start);
      expect(word.end).toBeLessThanOrEqual(line.end);
      expect(page.text.slice(word.start, word.end)).toMatch(/^\S+$/);
      if (word.confidence !== undefined) expect(word.confidence).toBeGreaterThanOrEqual(0);
      if (word.confidence !== undefined) expect(word.confidence).toBeLessThanOrEqual(1);
    }
  }
}

/** What the manifest says of a fixture stands in its pages. */
export function expectFixtureWords(fixture: Fixture, pages: readonly Pick<Page, "text">[]): void {
  const text = plain(pages.map((page) => page.text).join("\n"));
  let from = 0;
  for (const words of fixture.words ?? []) {
    const at = text.indexOf(words, fixture.ordered ? from : 0);
    expect(at, `"${words}" in ${fixture.file}: ${text}`).toBeGreaterThanOrEqual(0);
    from = at;
  }
  const lines = pages.flatMap((page) => page.text.split("\n"));
  for (const cells of fixture.rows ?? []) expect(lines).toContain(cells.join("  "));
}
