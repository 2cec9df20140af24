import { describe, expect, it } from "vitest";
import { evidenceOf, type Form, leaks, missedPlants, type Source, vocabularyForms } from "./leak-rows.ts";

const prose =
  "the patient has pulmonary edema and anaemia, and felt confusion; a contusion of the knee was seen. haemorrhage.";

/** One gold file with `gold`, its text those strings, beside two sources of running text. */
function sourcesWith(gold: string[]): Source[] {
  return [
    { text: gold.join("\n"), gold: new Set(gold) },
    { text: prose, gold: new Set() },
    { text: prose, gold: new Set() },
  ];
}

function entry(...siblings: string[]): Form[] {
  return siblings.map((text) => ({ text, siblings }));
}

function marks(forms: Form[], gold: string[]): [string, string][] {
  return leaks(forms, evidenceOf(sourcesWith(gold))).map(({ form, mark }) => [form, mark]);
}

describe("leaks", () => {
  it("flags a misspelt gold string beside the right one, and as an entry of its own", () => {
    expect(marks(entry("pulmonary edema", "pulmonry edema"), ["pulmonry edema"])).toEqual([
      ["pulmonry edema", "misspelt"],
    ]);
    expect(marks(entry("pulmonray edema"), ["pulmonray edema"])).toEqual([["pulmonray edema", "misspelt"]]);
  });

  it("flags a gold phrase of six words", () => {
    const phrase = "felt like bugs under my skin";
    expect(marks(entry("formication", phrase), [phrase])).toEqual([[phrase, "long"]]);
  });

  it("flags what a tokeniser left", () => {
    const cut = ["x - linked anemia", "wilson ' s disease", "##itis", "nausea,"];
    expect(
      marks(
        cut.flatMap((form) => entry(form)),
        cut,
      ).map(([, mark]) => mark),
    ).toEqual(cut.map(() => "artefact"));
  });

  it("is silent about the same strings when no gold file has them, or when two sources do", () => {
    const forms = [...entry("pulmonary edema", "pulmonry edema"), ...entry("felt like bugs under my skin")];
    expect(marks(forms, ["pulmonary edema"])).toEqual([]);
    const sources = sourcesWith(forms.map(({ text }) => text));
    const twice = sources.map(({ text, gold }) => ({
      text: `${text}\n${forms.map((form) => form.text).join("\n")}`,
      gold,
    }));
    expect(leaks(forms, evidenceOf(twice))).toEqual([]);
  });

  it.each([
    ["anaemia", "anemia"],
    ["haemorrhages", "hemorrhage"],
    ["tumour", "tumor"],
    ["hospitalised", "hospitalized"],
    ["brain zaps", "brain zap"],
    ["flu-like symptoms", "flu like symptoms"],
    ["alzheimer's disease", "alzheimers disease"],
    ["indomethacin", "indometacin"],
    ["bradycardia", "bradycardic"],
    ["contusion", "confusion"],
  ])("takes %s and %s for two right spellings", (one, other) => {
    expect(marks(entry(one, other), [one, other])).toEqual([]);
  });

  it("takes a phrase for right whose abbreviation is in its entry", () => {
    const phrase = "syndrome of inappropriate antidiuretic hormone";
    expect(marks(entry("siadh", phrase), [phrase])).toEqual([]);
    expect(marks(entry("xyz", phrase), [phrase])).toEqual([[phrase, "long"]]);
  });
});

describe("the vocabulary", () => {
  it("turns red by one misspelt gold string and one long gold phrase planted in it", () => {
    const planted = ["pulmonry edema", "felt like bugs under my skin"];
    const sources = sourcesWith(planted);
    expect(leaks(vocabularyForms(), evidenceOf(sources))).toEqual([]);
    const forms = [...vocabularyForms(), ...planted.flatMap((form) => entry(form))];
    expect(leaks(forms, evidenceOf(sources)).map(({ form }) => form)).toEqual(planted);
  });

  it("has its judge tried on every plant that can be made", () => {
    const [first, ...rest] = sourcesWith(["haemorrhage", "felt like bugs under my skin"]);
    if (first === undefined) throw new Error("no source");
    expect(missedPlants(vocabularyForms(), [first, ...rest])).toEqual({ planted: 2, missed: [] });
  });
});
