import { describe, expect, it } from "vitest";
import { recordsOf, visitNote } from "../../../support/record-fixtures.ts";

const records = {
  "clinic.pdf": visitNote(
    "06/10/2025",
    "Plan:\nStop ramipril today because of the dry cough.\nStart losartan 50 mg once daily instead.\nNo evidence of glaucoma at the eye check.",
  ),
  "family.pdf": visitNote("03/04/2025", "Family history:\nHer mother had a stroke at 70."),
};

describe("what the records answer", () => {
  it("is told in their own words, said once and within a length that is read", async () => {
    const answer = await recordsOf(records)("Am I still on ramipril, and what do I take instead?");
    expect(answer.answer).toMatch(/^Stop ramipril today/);
    expect(answer.answer).toMatch(/losartan/i);
    const texts = answer.sentences.map(({ text }) => text);
    expect(new Set(texts).size).toBe(texts.length);
    expect(texts.join(" ").split(/\s+/).length).toBeLessThanOrEqual(90);
  });
});

describe("what the records deny", () => {
  it("answers the question whether it is so", async () => {
    const answer = await recordsOf(records)("do i have glaucoma");
    expect(answer.found).toBe(true);
    expect(answer.answer).toMatch(/no evidence of glaucoma|do not have it/i);
  });

  it("of a relative is no answer about the patient", async () => {
    expect((await recordsOf(records)("Did I have a stroke?")).answer).not.toMatch(/^Yes/);
  });
});
