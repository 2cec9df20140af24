import { describe, expect, it } from "vitest";
import { recordsOf } from "../../../support/record-fixtures.ts";

const page = (name: string, born: string, date: string, words: string) =>
  `CLINIC NOTE\nPatient: ${name}    DOB: ${born}\nDate of visit: ${date}\n\n${words}\n`;
const own = (date: string, words: string) => page("Ida Brandt", "03/14/1961", date, words);
const another = (date: string, words: string) => page("Olaf Brandt", "05/09/1990", date, words);

describe("what comes first", () => {
  it("is where to turn, of an emergency that the records tell of, also where a diagnosis is asked for", async () => {
    const { answer } = await recordsOf({
      "one.txt": own("12 January 2026", "Heart clinic. Potassium 4.6, kidneys stable."),
      "two.txt": own(
        "13 January 2026",
        "New numbness of both legs or loss of bladder control: go to A&E at once, day or night.",
      ),
    })("both my legs went numb since this morning and I wet myself, is it the slipped disc?");
    expect(answer.indexOf("emergency number")).toBeGreaterThanOrEqual(0);
    expect(answer).toMatch(/go to A&E at once/);
    expect(answer.indexOf("emergency number")).toBeLessThan(answer.indexOf("A&E at once"));
  });

  it("is the safe sentence beside a page of somebody else", async () => {
    const { answer, safety } = await recordsOf({
      "own.txt": own("12 January 2026", "Heart clinic. Potassium 4.6, kidneys stable."),
      "own-second.txt": own("13 January 2026", "Eye clinic. Pressures 16 in both eyes."),
      "other.txt": another("14 January 2026", "Walk-in clinic. HbA1c 8.9 percent, diabetes."),
    })("a paper says HbA1c 8.9, do I have diabetes?");
    expect(safety).toBeDefined();
    expect(answer.startsWith(safety ?? "-")).toBe(true);
    expect(answer).toMatch(/someone else's and not yours/);
  });

  it("is no own sentence beside that page, where it does not surely answer", async () => {
    const { sentences } = await recordsOf({
      "own.txt": own("12 January 2026", "Heart clinic. Potassium 4.6, kidneys stable."),
      "own-second.txt": own("13 January 2026", "Eye clinic. Pressures 16 in both eyes."),
      "other.txt": another("14 January 2026", "Walk-in clinic. Cefdinir 300 mg twice a day for ten days."),
    })("am I supposed to take the cefdinir too");
    expect(sentences).toHaveLength(1);
    expect(sentences[0]?.text).toMatch(/Olaf Brandt/);
  });
});
