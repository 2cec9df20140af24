import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Page } from "#core/domain/page.ts";
import { joinsLineAbove, placeLines } from "#core/reading/line-joins.ts";
import { readPassages } from "#core/reading/passages.ts";
import { readableLines } from "#core/reading/text-lines.ts";

/** A printed page: each line with its left edge, in characters of one hundredth of the page's width. */
function printed(lines: readonly [left: number, text: string][]): Page {
  let start = 0;
  const placed = lines.map(([left, text], index) => {
    const line = { start, end: start + text.length };
    start = line.end + 1;
    return { ...line, box: { x: left / 100, y: 0.1 + index * 0.02, width: text.length / 100, height: 0.012 } };
  });
  return { number: 1, text: lines.map(([, text]) => text).join("\n"), lines: placed, source: "text-layer" };
}

const texts = (page: Page) => readPassages([page]).map(({ text }) => text.replace(/\n/g, " "));

describe("lines that belong together", () => {
  it("parts items of a narrow column that end where the writer wanted", () => {
    const page = printed([
      [10, "Bendroflumethiazide 2.5 mg mornings"],
      [10, "Ramipril 5 mg nights"],
      [10, "Sodium bicarbonate 500 mg three times a day"],
      [10, "Colecalciferol 800 units"],
    ]);
    expect(texts(page)).toHaveLength(4);
  });

  it("joins a sentence that the column's edge parted, whatever its next line begins with", () => {
    const page = printed([
      [10, "She was seen again on the ward by the team of Professor"],
      [10, "Hartley, who agreed that the drain may come out after"],
      [10, "Friday if the output stays below 50 ml a day."],
    ]);
    expect(texts(page)).toHaveLength(1);
  });

  it("begins a message with each day and hour that open a line", () => {
    const page = printed([
      [10, "[03/02/26, 9:12 am] Meera: the strip is nearly over and the shop has none"],
      [10, "[03/02/26, 9:40 am] Suresh: ask on Tuesday"],
      [10, "[04/02/26, 8:01 pm] Meera: got it"],
    ]);
    expect(texts(page).length).toBeGreaterThanOrEqual(3);
    expect(texts(page).filter((text) => text.includes("Meera"))).toHaveLength(2);
  });

  it("finds a likelihood for every line of any text", () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { maxLength: 20 }), (lines) => {
        const text = lines.join("\n");
        const page: Page = { number: 1, text, lines: [], source: "typed" };
        const readable = readableLines(text);
        const places = placeLines(page, readable);
        for (let index = 0; index < readable.length; index++) {
          const likely = joinsLineAbove(places, index);
          expect(likely >= 0 && likely <= 1).toBe(true);
        }
      }),
    );
  });
});
