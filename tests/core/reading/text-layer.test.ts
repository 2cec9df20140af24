import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readTextLayer } from "#core/reading/text-layer.ts";
import type { TextLayerItem, UprightPage } from "#core/reading/text-layer-pieces.ts";
import { expectConsistent } from "../../workers/reading-expectations.ts";

/** A4 as pdf.js gives it: y downwards. */
const a4: UprightPage = { width: 595, height: 842, transform: [1, 0, 0, -1, 0, 842] };
const em = 10;

/** An item whose baseline begins at (x, y), y measured from the top; characters are half an em wide. */
function item(str: string, x: number, y: number, options: { size?: number; dir?: string } = {}): TextLayerItem {
  const size = options.size ?? em;
  return {
    str,
    dir: options.dir ?? "ltr",
    transform: [size, 0, 0, size, x, 842 - y],
    width: str.length * size * 0.5,
    height: size,
  };
}

function textOf(items: TextLayerItem[], upright = a4): string {
  const page = readTextLayer(1, items, upright);
  expectConsistent(page);
  return page.text;
}

const leftColumn = [
  "The patient was seen in the clinic",
  "and has had pain in her hands for",
  "seven months. she has no fever and",
  "no rash was found on examination",
  "of the skin and joints today.",
];
const rightColumn = [
  "Blood tests showed a raised marker",
  "of inflammation and the plan is to",
  "start a weekly medicine with food",
  "and to repeat the tests in a month",
  "before the next visit here.",
];

describe("the text layer", () => {
  it("joins the items of a line, with spaces where there are gaps", () => {
    expect(
      textOf([item("Haemo", 50, 100), item("globin", 75, 100), item("was", 110, 100), item("low", 130, 100)]),
    ).toBe("Haemoglobin was low");
  });

  it("keeps the day of a diary beside its entry, where the entry goes over several lines", () => {
    const entries = [
      [
        "Jun 24",
        "Seen by the doctor, who is changing the tablets to another",
        "kind that helps the sweats too, half and half for two weeks.",
      ],
      [
        "Sep 3",
        "A look inside for the bleeding, a mild burn from the rays and",
        "nothing to take for it, somebody from the office would ring me",
      ],
      [
        "Sep 23",
        "The bone needle, number two, and the nurse asked about a",
        "dentist, which we have not seen since the winter before last",
      ],
      [
        "Oct 11",
        "Took him in because he was blue around the mouth and he",
        "stayed five nights, the other needle was due that same week.",
      ],
    ];
    const items = entries.flatMap(([day = "", ...lines], entry) => [
      item(day, 50, 100 + entry * 24),
      ...lines.map((line, index) => item(line, 100, 100 + entry * 24 + index * 12)),
    ]);
    const lines = textOf(items).split("\n");
    for (const [day, first] of entries) expect(lines).toContain(`${day}  ${first}`);
  });

  it("keeps a row of a table on one line, its cells separated by two spaces", () => {
    const rows = [
      ["CRP", "18", "mg/L", "0-5", "H"],
      ["ESR", "41", "mm/h", "0-20", "H"],
      ["Platelets", "412", "10^9/L", "150-400", "H"],
      ["Creatinine", "68", "umol/L", "45-84"],
    ];
    const columns = [50, 180, 250, 330, 420];
    // Producers often write a table column by column.
    const items = columns.flatMap((x, column) =>
      rows.flatMap((row, index) => (row[column] === undefined ? [] : [item(row[column], x, 100 + 18 * index)])),
    );
    expect(textOf(items)).toBe(rows.map((row) => row.join("  ")).join("\n"));
  });

  it("gives the words of a table row their own boxes", () => {
    const page = readTextLayer(1, [item("CRP", 50, 100), item("18 mg/L", 300, 100)], a4);
    expect(page.lines[0]?.words?.map((word) => page.text.slice(word.start, word.end))).toEqual(["CRP", "18", "mg/L"]);
    const [, value] = page.lines[0]?.words ?? [];
    expect(value?.box?.x).toBeCloseTo(300 / 595, 3);
  });

  it("reads columns of prose one after the other, also when their lines do not stand level", () => {
    const items = [
      item("Rheumatology clinic letter about Ruth Calder, seen in February", 50, 60),
      ...leftColumn.flatMap((line, index) => [
        item(line, 50, 100 + 14 * index),
        item(rightColumn[index] ?? "", 310, 104 + 14 * index),
      ]),
      item("This letter was dictated and typed on the day of the visit itself", 50, 260),
    ];
    expect(textOf(items).split("\n")).toEqual([
      "Rheumatology clinic letter about Ruth Calder, seen in February",
      ...leftColumn,
      ...rightColumn,
      "This letter was dictated and typed on the day of the visit itself",
    ]);
  });

  it("keeps a superscript on its line", () => {
    expect(textOf([item("10", 50, 100), item("9", 60, 96.5, { size: 6 }), item("/L", 63, 100)])).toBe("109/L");
  });

  it("reads words once that are printed twice for bold type", () => {
    expect(textOf([item("Allergies", 50, 100), item("Allergies", 50.4, 100)])).toBe("Allergies");
  });

  it("reads a page that is turned by its dictionary as it is seen", () => {
    const turned: UprightPage = { width: 842, height: 595, transform: [0, 1, 1, 0, 0, 0] };
    const sideways = (str: string, along: number, down: number): TextLayerItem => ({
      ...item(str, 0, 0),
      transform: [0, em, -em, 0, down, along],
    });
    const page = readTextLayer(1, [sideways("second", 40, 130), sideways("first", 40, 100)], turned);
    expectConsistent(page);
    expect(page.text).toBe("first\nsecond");
    expect(page.lines[0]?.box?.y).toBeLessThan(page.lines[1]?.box?.y ?? 0);
  });

  it("reads lines that run up the page in their own order, behind the others", () => {
    const upwards = (str: string, x: number, y: number): TextLayerItem => ({
      ...item(str, 0, 0),
      transform: [0, em, -em, 0, x, 842 - y],
    });
    expect(textOf([upwards("margin", 20, 400), item("The words of the page", 60, 100)])).toBe(
      "The words of the page\nmargin",
    );
  });

  it("puts words of right-to-left scripts into their order", () => {
    const arabic = [item("مرحبا", 300, 100, { dir: "rtl" }), item("بالعالم", 255, 100, { dir: "rtl" })];
    expect(textOf(arabic)).toBe("مرحبا بالعالم");
  });

  it("does not trust the font size of a stretched recognition layer", () => {
    const stretched = { ...item("Glucose", 50, 100), transform: [1, 0, 0, 400, 50, 742], width: 35 };
    const below = { ...item("Sodium", 50, 130), transform: [1, 0, 0, 400, 50, 712], width: 30 };
    expect(textOf([stretched, below])).toBe("Glucose\nSodium");
  });

  it("leaves out control characters and keeps offsets right", () => {
    expect(textOf([item("a\u0000b\u00a0c", 50, 100)])).toBe("ab c");
  });

  it("shows that a sign before a number is not known, instead of another number", () => {
    expect(textOf([item("\u0003", 45, 100), item("0.9393", 50, 100)])).toBe("\uFFFD0.9393");
    expect(textOf([item("\u0002", 45, 100), item("Allergies", 55, 100)])).toBe("Allergies");
  });

  it("is consistent for any items, also broken ones", () => {
    const number = fc.oneof(fc.double({ min: -2000, max: 2000, noNaN: false }), fc.constantFrom(0, 1, -1, 10));
    const anyItem = fc.record({
      str: fc.string({ unit: "grapheme", maxLength: 12 }),
      dir: fc.constantFrom("ltr", "rtl", "ttb"),
      transform: fc.array(number, { minLength: 0, maxLength: 6 }),
      width: number,
      height: number,
    });
    fc.assert(
      fc.property(fc.array(anyItem, { maxLength: 40 }), (items) => {
        const page = readTextLayer(1, items, a4);
        expectConsistent(page);
        const kept = items.reduce((sum, each) => sum + (each.str.match(/[A-Za-z0-9]/g)?.length ?? 0), 0);
        expect(page.text.match(/[A-Za-z0-9]/g)?.length ?? 0).toBeLessThanOrEqual(kept);
      }),
      { numRuns: 300 },
    );
  });

  it("takes about as long for each item on a huge page as on a small one", () => {
    const page = (lines: number) =>
      Array.from({ length: lines * 6 }, (_, index) =>
        item("word", 50 + 80 * (index % 6), 20 + 12 * Math.floor(index / 6)),
      );
    const timed = (items: TextLayerItem[]) => {
      const began = performance.now();
      readTextLayer(1, items, { ...a4, height: 100_000 });
      return (performance.now() - began) / items.length;
    };
    timed(page(400));
    const small = Math.min(...Array.from({ length: 5 }, () => timed(page(400))));
    const large = Math.min(...Array.from({ length: 3 }, () => timed(page(3000))));
    expect(large / small).toBeLessThan(8);
  });
});
