import { describe, expect, it } from "vitest";
import { recordsOf } from "../../../support/record-fixtures.ts";

const page = (date: string, words: string) =>
  `RIVERSIDE CLINIC\nPatient: Ida Brandt    DOB: 03/14/1961\nDate of visit: ${date}\n\n${words}\n`;

describe("what an answer begins with", () => {
  it("is the row of values where the course of a test is asked for", async () => {
    const { sentences } = await recordsOf({
      "letter.txt": page(
        "5 January 2026",
        "Her ferritin has been going down, and that her ferritin has been going down worries her sister.",
      ),
      "table.txt": page(
        "6 January 2026",
        "Test | 6 Jan 2026 | 2 Oct 2025 | 1 Jul 2025 | Range\nFerritin | 14 | 22 | 61 | 15-200\nSodium | 139 | 140 | 141 | 135-145",
      ),
    })("how has my ferritin been going, it worries my sister");
    expect(sentences[0]?.text).toMatch(/^Ferritin: 14.*22.*61/);
  });

  it("is the day to which an appointment was moved", async () => {
    const { sentences } = await recordsOf({
      "first.txt": page("5 January 2026", "Dental check: Thursday 19 February 2026 at 3 pm, Dr Wong, room 2."),
      "diary.txt": page("12 January 2026", "Dental check SHIFTED from 19 to Tuesday 24 Feb 11 am."),
    })("when is my dental check");
    expect(sentences[0]?.text).toMatch(/24 Feb/);
  });

  it("is no move of last year", async () => {
    const { sentences } = await recordsOf({
      "now.txt": page("5 January 2026", "Cardiology appointment on 3 March 2026 at 10:00."),
      "before.txt": page("2 January 2025", "The cardiology appointment was moved to 9 March 2025 at 11:00."),
    })("When is my cardiology appointment?");
    expect(sentences[0]?.text).toMatch(/3 March 2026/);
  });

  it("gives no amount of anything to take to somebody who thinks of ending their life", async () => {
    const { answer, safety } = await recordsOf({
      "list.txt": page(
        "5 January 2026",
        "CURRENT MEDICATIONS\n- Metformin 1000 mg twice a day\n- Diazepam, two tablets at night\nMorphine ten milligrams when needed. If thoughts of suicide come, take diazepam 5 mg.",
      ),
    })("I want to die, I am thinking of taking all my pills");
    expect(safety).toBeDefined();
    expect(answer).not.toMatch(/\d ?mg|tablets|milligrams/);
  });
});
