import { describe, expect, it } from "vitest";
import { withDecimalPoints } from "#core/reading/imaging/decimal-points.ts";
import { blankPage } from "../../../fixtures/drawn-page.ts";
import { greyOfCanvas } from "./drawn-greys.ts";

/** What is made of a wrong reading, when `printed` stands in the picture. */
function seen(printed: string, read: string, fontPixels = 28): string {
  const { canvas, context } = blankPage({ width: 400, height: 80 });
  context.font = `${fontPixels}px "Fixture"`;
  context.fillText(printed, 40, 50);
  const width = context.measureText(printed).width;
  return withDecimalPoints(read, { x0: 40, y0: 50 - 0.75 * fontPixels, x1: 40 + width, y1: 51 }, greyOfCanvas(canvas));
}

describe("decimal points", () => {
  for (const fontPixels of [22, 28, 40]) {
    it(`are found in the picture at ${fontPixels} pixels`, () => {
      expect(seen("3.5 - 5.3", "35-53", fontPixels)).toBe("3.5-5.3");
      expect(seen("12 - 15.5", "12-155", fontPixels)).toBe("12-15.5");
      expect(seen("0.4", "04", fontPixels)).toBe("0.4");
      expect(seen("1.85", "1:85", fontPixels)).toBe("1.85");
    });
  }

  it("are found between brackets, and a speck behind a number goes", () => {
    expect(seen("(0.4 - 4.5)", "(0.4-45)")).toBe("(0.4-4.5)");
    expect(seen("5.1", "5.1:")).toBe("5.1");
  });

  it("are found before the flag that is printed close to a number", () => {
    expect(seen("23.4 H", "234H")).toBe("23.4H");
    expect(seen("2.1 L", "21L")).toBe("2.1L");
    expect(seen("41 H", "41H")).toBe("41H");
  });

  it("are put nowhere else", () => {
    expect(seen("412", "412")).toBe("412");
    expect(seen("150 - 400", "150-400")).toBe("150-400");
    expect(seen("16:42", "16:42")).toBe("16:42");
    expect(seen("23.4", "23.4")).toBe("23.4");
    expect(seen("1,234", "1,234")).toBe("1,234");
  });

  it("leave in peace what is no number, and a number of other digits than are drawn", () => {
    expect(seen("3.5", "mg/L")).toBe("mg/L");
    expect(seen("3.5", "135")).toBe("135");
  });
});
