import { describe, expect, it } from "vitest";
import { type GreyImage, greyOf } from "#core/reading/imaging/grey-image.ts";
import { layOutRecognised, type TesseractBlock } from "#core/reading/recognised-page.ts";
import { looksLikeColumns, sketchOf, tonesOf } from "#core/reading/recognised-page-columns.ts";
import { blankPage, drawParagraphs } from "../../fixtures/drawn-page.ts";
import { clinicLetterLeft, clinicLetterRight, februaryResults } from "../../fixtures/records.ts";
import { expectConsistent } from "../../workers/reading-expectations.ts";

type Words = [text: string, x: number, confidence?: number][];

/** One line of tesseract's: words 20 pixels high, half an em a character. */
function line(y: number, words: Words): TesseractBlock {
  const placed = words.map(([text, x, confidence = 95]) => ({
    text,
    confidence,
    bbox: { x0: x, y0: y - 20, x1: x + text.length * 11, y1: y },
  }));
  const bbox = { x0: placed[0]?.bbox.x0 ?? 0, y0: y - 20, x1: placed.at(-1)?.bbox.x1 ?? 0, y1: y };
  return { paragraphs: [{ lines: [{ baseline: { ...bbox, y0: y, y1: y }, bbox, words: placed }] }] };
}

const size = { width: 1000, height: 1400 };

function textOf(blocks: TesseractBlock[]): string {
  const page = layOutRecognised(blocks, size);
  expectConsistent(page);
  return page.text;
}

function sketch(draw: (context: ReturnType<typeof blankPage>["context"]) => void): GreyImage {
  const { context } = blankPage({ width: 1240, height: 1754 });
  draw(context);
  return sketchOf(greyOf(context.getImageData(0, 0, 1240, 1754)));
}

describe("a recognised page", () => {
  it("puts the cells of a row together that tesseract cut into blocks", () => {
    const cut = [
      line(100, [["CRP", 50]]),
      line(140, [["ESR", 50]]),
      line(100, [["9.8", 400]]),
      line(140, [["22", 400]]),
    ];
    expect(textOf(cut)).toBe("CRP  9.8\nESR  22");
  });

  it("leaves out lines that were hardly recognised, and keeps the confidence of the others", () => {
    const page = layOutRecognised(
      [
        line(100, [["sugar", 50, 91]]),
        line(200, [
          ["vw", 50, 40],
          ["~", 90, 20],
        ]),
      ],
      size,
    );
    expect(page.text).toBe("sugar");
    expect(page.lines[0]?.confidence).toBe(0.91);
  });

  it("reads a lonely rule before a small word as the pronoun", () => {
    expect(
      textOf([
        line(100, [
          ["|", 50],
          ["reviewed", 70],
          ["her", 170],
        ]),
      ]),
    ).toBe("I reviewed her");
    expect(
      textOf([
        line(100, [
          ["CRP", 50],
          ["|", 200],
          ["9.8", 240],
        ]),
      ]),
    ).toBe("CRP  |  9.8");
  });

  it("keeps the engine's blocks where it found columns", () => {
    const columns = [line(100, [["left", 50]]), line(140, [["still", 50]]), line(100, [["right", 400]])];
    expect(layOutRecognised(columns, size, true).text).toBe("left\nstill\nright");
    expect(layOutRecognised(columns, size).text).toBe("left  right\nstill");
  });

  it("is empty where nothing was found", () => {
    expect(layOutRecognised(null, size)).toEqual({ text: "", lines: [], ...size });
  });
});

describe("looking at a picture before it is recognised", () => {
  it("tells columns of prose from a table and from one column", () => {
    const layout = { fontPixels: 23, leading: 1.4 };
    const columns = sketch((context) => {
      drawParagraphs(context, clinicLetterLeft, { x: 120, y: 200, width: 460 }, layout);
      drawParagraphs(context, clinicLetterRight, { x: 660, y: 200, width: 460 }, layout);
    });
    const table = sketch((context) => {
      context.font = '26px "Fixture"';
      februaryResults.forEach((row, index) => {
        [row.test, row.result, row.unit, row.range].forEach((cell, column) => {
          context.fillText(cell, 120 + 270 * column, 200 + 44 * index);
        });
      });
    });
    const letter = sketch((context) => {
      drawParagraphs(context, [...clinicLetterLeft, ...clinicLetterRight], { x: 120, y: 200, width: 1000 }, layout);
    });
    expect([columns, table, letter].map(looksLikeColumns)).toEqual([true, false, false]);
  });

  it("tells shadows and photos", () => {
    const layout = { fontPixels: 23, leading: 1.4 };
    const clean = sketch((context) => {
      drawParagraphs(context, clinicLetterLeft, { x: 120, y: 200, width: 1000 }, layout);
    });
    const shadowed = sketch((context) => {
      drawParagraphs(context, clinicLetterLeft, { x: 120, y: 200, width: 1000 }, layout);
      const shadow = context.createLinearGradient(0, 0, 1240, 0);
      shadow.addColorStop(0, "rgba(0,0,0,0.5)");
      shadow.addColorStop(1, "rgba(0,0,0,0)");
      context.fillStyle = shadow;
      context.fillRect(0, 0, 1240, 1754);
    });
    const photo = sketch((context) => {
      for (let row = 0; row < 1754; row += 8) {
        for (let column = 0; column < 1240; column += 8) {
          const grey = 120 + ((row * 7 + column * 13) % 97);
          context.fillStyle = `rgb(${grey},${grey},${grey})`;
          context.fillRect(column, row, 8, 8);
        }
      }
    });
    expect(tonesOf(clean)).toEqual({ photo: false, even: true });
    expect(tonesOf(shadowed)).toEqual({ photo: false, even: false });
    expect(tonesOf(photo).photo).toBe(true);
  });
});
