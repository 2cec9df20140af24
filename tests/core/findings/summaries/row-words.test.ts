import { describe, expect, it } from "vitest";
import { rowWords } from "#core/findings/summaries/row-words.ts";
import type { StructuredPassage } from "#core/understanding/structure/record-structure.ts";

function row(cells: readonly string[], heads?: readonly string[]): StructuredPassage {
  const placed = (texts: readonly string[]) => texts.map((text, at) => ({ text, start: at, end: at + 1 }));
  return {
    ...{ page: 1, start: 0, end: 1, text: cells.join("  "), kind: "row", role: "form-field", heading: undefined },
    cells: placed(cells),
    ...(heads === undefined ? {} : { header: placed(heads) }),
  } as StructuredPassage;
}

describe("a row with boxes to tick", () => {
  const heads = ["Check", "Yes", "No", "Comment"];

  it("is said with the answer that is ticked", () => {
    const words = rowWords(row(["Vaccines up to date", "☐", "☑", "second dose NOT given yet"], heads));
    expect(words).toMatch(/^Vaccines up to date: No, second dose NOT given yet/);
    expect(rowWords(row(["Urine dip clear", "☒", "☐", "done today at ten"], heads))).toMatch(/^Urine dip clear: Yes, /);
  });

  it("is not said where nothing tells which box is the yes", () => {
    expect(rowWords(row(["Vaccines up to date", "☐", "☑", "second dose NOT given yet"]))).toBeUndefined();
  });
});
