import { describe, expect, it } from "vitest";
import { recordsOf, visitNote } from "../../../support/record-fixtures.ts";

const records = {
  "heart.pdf": visitNote(
    "14/01/2026",
    "Heart failure clinic.\nNHS No 999 471 2260\nPlan:\nStart empagliflozin 10 mg once daily.\nHeart failure nurses: 01632 960 214, Monday to Friday.\nEye clinic desk: 01632 960 777.",
  ),
};

describe("a phone number that is asked for", () => {
  it("is that of whom the question names, in the line that prints it", async () => {
    const answer = await recordsOf(records)("number for the heart nurses please");
    expect(answer.answer).toContain("01632 960 214");
    expect(answer.answer).not.toContain("960 777");
    expect(answer.sentences[0]?.citations[0]?.quote).toContain("01632 960 214");
  });

  it("is never a number of another kind", async () => {
    const answer = await recordsOf(records)("what is the phone number for the NHS");
    expect(answer.answer).not.toContain("471 2260");
  });

  it("is not what a measured number asks for", async () => {
    const answer = await recordsOf(records)("what is my kidney number for the heart clinic");
    expect(answer.answer).not.toContain("960 214");
  });
});
