import { describe, expect, it } from "vitest";
import { readTextLayer } from "#core/reading/text-layer.ts";
import type { TextLayerItem, UprightPage } from "#core/reading/text-layer-pieces.ts";
import { expectConsistent } from "../../workers/reading-expectations.ts";

const a4: UprightPage = { width: 595, height: 842, transform: [1, 0, 0, -1, 0, 842] };

/** An item with its own width, whose baseline begins at (x, y), y measured from the top. */
function item(str: string, x: number, y: number, width: number, size = 10): TextLayerItem {
  return { str, dir: "ltr", transform: [size, 0, 0, size, x, 842 - y], width, height: size };
}

function textOf(items: TextLayerItem[]): string {
  const page = readTextLayer(1, items, a4);
  expectConsistent(page);
  return page.text;
}

describe("signs that belong together", () => {
  it("puts an accent that is printed as a sign of its own on its letter", () => {
    expect(textOf([item("Barlas O\u02D8", 50, 100, 48), item("guz", 93, 100, 15)])).toBe("Barlas Oğuz");
    expect(textOf([item("\u00A8", 60, 98, 5), item("Uber", 58, 100, 22)])).toBe("Über");
  });

  it("leaves an accent alone that stands over no letter", () => {
    expect(textOf([item("5\u02DC", 50, 100, 10), item("mg", 62, 100, 12)])).toBe("5\u02DCmg");
  });

  it("parts a footnote's number from its words, and a lowered sign from what follows it", () => {
    expect(textOf([item("3", 50, 96, 3, 6), item("the same sample", 53, 100, 75)])).toBe("3 the same sample");
    expect(textOf([item("C", 50, 100, 7), item("max", 57, 102, 9, 6), item("was high", 66.5, 100, 40)])).toBe(
      "Cmax was high",
    );
  });

  it("keeps a formula whole whose lowered digit leaves no room", () => {
    expect(textOf([item("H", 50, 100, 7), item("2", 57, 102, 3, 6), item("O", 60, 100, 8)])).toBe("H2O");
  });

  it("reads letters that are printed twice for bold type once", () => {
    const doubled = [item("B", 72, 225, 8, 12), item("BO", 72.3, 225.2, 17, 12), item("OL", 80.3, 225.2, 16, 12)];
    expect(textOf([...doubled, item("LD", 88.3, 225.2, 16, 12), item("D", 96.3, 225.2, 8.5, 12)])).toBe("BOLD");
  });

  it("keeps letters that are double in the word", () => {
    expect(textOf([item("swel", 50, 100, 20), item("ling", 70, 100, 18)])).toBe("swelling");
  });
});
