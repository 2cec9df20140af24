import { describe, expect, it } from "vitest";
import type { Line, Page, PageSource } from "#core/domain/page.ts";
import { withRecognisedLines } from "#core/reading/mixed-page.ts";
import { filledField } from "#core/reading/text-layer-annotations.ts";
import { graphicsOf } from "#core/reading/text-layer-graphics.ts";
import { countCharacters, needsRecognition } from "#core/reading/text-layer-quality.ts";
import { expectConsistent } from "../../workers/reading-expectations.ts";

type Printed = [text: string, y: number, confidence?: number];

function pageOf(source: PageSource, lines: Printed[]): Page {
  let start = 0;
  const placed: Line[] = lines.map(([text, y, confidence]) => {
    const line: Line = { start, end: start + text.length, box: { x: 0.1, y, width: 0.5, height: 0.02 } };
    if (confidence !== undefined) line.confidence = confidence;
    start = line.end + 1;
    return line;
  });
  return { number: 1, text: lines.map(([text]) => text).join("\n"), lines: placed, source, width: 595, height: 842 };
}

const letter: Printed[] = [
  ["Dear Ruth, here is the result that you asked for.", 0.1],
  ["Yours sincerely, Dr Tomas Pell, Fernhill Surgery", 0.8],
];

describe("a page of words and pictures", () => {
  it("gets the lines of its pictures where they stand, marked as recognised", () => {
    const recognised = pageOf("ocr", [
      ["Dear Ruth, here is tbe result that you asked for.", 0.1, 0.9],
      ["CRP 18 mg/L", 0.4, 0.95],
      ["~~ il |", 0.5, 0.9],
      ["Crease of a sleeve", 0.6, 0.5],
      ["Yours sincerely, Dr Tomas Pell, Fernhill Surgery", 0.8, 0.9],
    ]);
    const page = withRecognisedLines(pageOf("text-layer", letter), recognised);
    expectConsistent(page);
    expect(page.text.split("\n")).toEqual([letter[0]?.[0], "CRP 18 mg/L", letter[1]?.[0]]);
    expect(page.lines.map((line) => line.source ?? page.source)).toEqual(["text-layer", "ocr", "text-layer"]);
  });

  it("is a recognised page where the picture says more than the words do", () => {
    const recognised = pageOf("ocr", [["Discharge summary of a long stay, with all its results and plans", 0.4, 0.95]]);
    const page = withRecognisedLines(pageOf("text-layer", [["Received 3 May", 0.02]]), recognised);
    expect(page.source).toBe("ocr");
    expect(page.lines.map((line) => line.source ?? page.source)).toEqual(["text-layer", "ocr"]);
  });

  it("is what was recognised where its own words mean nothing, and itself where nothing was", () => {
    const recognised = pageOf("ocr", [["CRP 18 mg/L", 0.4, 0.95]]);
    expect(withRecognisedLines(pageOf("text-layer", [["\uE012\uE013\uE044", 0.4]]), recognised)).toBe(recognised);
    const printed = pageOf("text-layer", letter);
    expect(withRecognisedLines(printed, pageOf("ocr", []))).toBe(printed);
  });
});

const operators = { save: 1, restore: 2, transform: 3, paintImageXObject: 4, setTextRenderingMode: 5, showText: 6 };
const upright = { width: 100, height: 100, transform: [1, 0, 0, -1, 0, 100] };

/** An image of this size whose lower left corner stands at (x, y). */
function image(width: number, height: number, x: number, y: number): [number, unknown][] {
  return [
    [1, null],
    [3, [width, 0, 0, height, x, y]],
    [4, null],
    [2, null],
  ];
}

function graphics(list: [number, unknown][], lines: readonly Line[] = []) {
  const [fnArray, argsArray] = [list.map(([operator]) => operator), list.map(([, args]) => args)];
  return graphicsOf({ fnArray, argsArray }, { upright, operators, lines });
}

describe("what is drawn on a page", () => {
  const words = countCharacters(
    "Dear Ruth, here is the result that you asked for at your last visit to us. ".repeat(2),
  );

  it("is looked at where a picture stands beside words", () => {
    const beside = graphics(image(80, 40, 10, 10), pageOf("text-layer", letter).lines);
    expect(beside.wordlessCoverage).toBeCloseTo(0.32);
    expect(needsRecognition(words, beside)).toBe(true);
    expect(needsRecognition(words, graphics(image(20, 20, 10, 10)))).toBe(false);
  });

  it("is one picture where a scanner cut it into strips, and hidden under a stamp all the same", () => {
    const strips = [0, 1, 2, 3].flatMap((strip) => image(100, 25, 0, strip * 25));
    const stamp = graphics(strips, pageOf("text-layer", [["Received 3 May", 0.02]]).lines);
    expect(stamp.wordlessCoverage).toBeCloseTo(1);
    expect(needsRecognition(words, stamp)).toBe(true);
  });

  it("is believed to be read already under invisible words, and to be a letterhead under a letter", () => {
    const scan = image(100, 100, 0, 0);
    expect(needsRecognition(words, graphics([...scan, [5, [3]], [6, null]]))).toBe(false);
    expect(needsRecognition(words, graphics(scan, pageOf("text-layer", letter).lines))).toBe(false);
  });
});

describe("what annotations say", () => {
  const rect = [10, 10, 40, 20];

  it("is a choice's name as it is seen, and not its value", () => {
    const options = [
      { exportValue: "y", displayValue: "Yes, daily" },
      { exportValue: "n", displayValue: "No" },
    ];
    const choice = { subtype: "Widget", fieldType: "Ch", fieldName: "smoker", fieldValue: ["y"], options, rect };
    expect(filledField(choice, upright)).toMatchObject({ kind: "text", name: "smoker", value: "Yes, daily" });
  });

  it("is a comment to a mark, once, and nothing where nothing was written or it is hidden", () => {
    const mark = { subtype: "Highlight", contentsObj: { str: "Ask about this" }, rect };
    expect(filledField(mark, upright)).toEqual({
      kind: "note",
      value: "Ask about this",
      box: { x: 10, y: 80, width: 30, height: 10 },
    });
    expect(filledField({ ...mark, subtype: "Popup" }, upright)).toBeUndefined();
    expect(filledField({ ...mark, contentsObj: { str: " " } }, upright)).toBeUndefined();
    expect(filledField({ ...mark, hidden: true }, upright)).toBeUndefined();
  });
});
