import { describe, expect, it } from "vitest";
import { recordsOf } from "../../../support/record-fixtures.ts";

const page = (name: string, born: string, date: string, words: string) =>
  `CLINIC NOTE\nPatient: ${name}    DOB: ${born}\nDate of visit: ${date}\n\n${words}`;
const records = {
  "one.pdf": page(
    "Ida Brandt",
    "03/14/1961",
    "14/01/2026",
    "Heart clinic.\nPotassium 4.6, kidneys stable.\nStart bisoprolol.",
  ),
  "two.pdf": page("Ida Brandt", "03/14/1961", "20/01/2026", "Eye clinic.\nPressures 16 in both eyes. No glaucoma."),
  "other.pdf": page(
    "Olaf Brandt",
    "05/09/1990",
    "21/01/2026",
    "Walk-in clinic.\nCefdinir 300 mg twice a day for ten days.\nPotassium 5.9.",
  ),
};

describe("a page of somebody else", () => {
  it("is told as such, with the name on it, where the question is about it", async () => {
    const { answer, sentences, found } = await recordsOf(records)("am I supposed to take the cefdinir too");
    expect(found).toBe(true);
    expect(sentences[0]?.text).toMatch(
      /someone else's and not yours \(.+\)\. It is about Olaf Brandt, born 5 September 1990/,
    );
    expect(sentences[0]?.citations.map(({ quote }) => quote).join(" ")).toContain("Olaf Brandt");
    expect(answer).not.toContain("300 mg");
  });

  it("is told of what happened, too, where nothing of the patient's is left", async () => {
    const { answer } = await recordsOf(records)("when did I take the cefdinir");
    expect(answer).toMatch(/someone else's/);
    expect(answer).not.toMatch(/found nothing about cefdinir/);
  });

  it("helps nobody in danger", async () => {
    const { answer } = await recordsOf({
      ...records,
      "theirs.pdf": page(
        "Olaf Brandt",
        "05/09/1990",
        "22/01/2026",
        "Walk-in clinic.\nNumb weak legs: come to A&E at once.",
      ),
    })("my legs are numb and weak since this morning");
    expect(answer).not.toMatch(/come to A&E at once/);
  });

  it("says nothing where the patient's own records tell what is asked", async () => {
    const { answer } = await recordsOf(records)("what was my potassium in the heart clinic");
    expect(answer).toContain("4.6");
    expect(answer).not.toMatch(/5\.9|someone else/);
  });
});
