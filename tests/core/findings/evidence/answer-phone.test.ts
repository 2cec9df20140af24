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

  it("is asked for beside the name, and of a unit by its phone", async () => {
    for (const question of ["who is the heart nurse and her number", "heart nurse phone"]) {
      const answer = await recordsOf(records)(question);
      expect(answer.answer).toContain("01632 960 214");
    }
  });

  it("is told with the names that stand above it", async () => {
    const list = {
      "letter.pdf": visitNote(
        "14/01/2026",
        "Heart failure clinic.\nPlan:\nContinue ramipril 5 mg once daily. Review in six months with bloods beforehand.\nShe walks to the shops and back every day without a rest.\n\nMS nurses\nGemma Thackray\n01632 960 219\n",
      ),
    };
    const answer = await recordsOf(list)("whos my ms nurse and whats the number");
    expect(answer.answer).toMatch(/Gemma Thackray.*01632 960 219/);
  });
});
