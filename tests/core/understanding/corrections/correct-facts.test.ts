import { describe, expect, it } from "vitest";
import type { Correction, FactEdit } from "#core/domain/correction.ts";
import type { Fact } from "#core/domain/fact.ts";
import { correctFacts } from "#core/understanding/corrections/correct-facts.ts";

const cited = (start: number, end = start + 4, page = 1): Fact["citation"] => ({
  documentId: "d",
  originalFilename: "d.pdf",
  page,
  start,
  end,
  quote: "x".repeat(end - start),
});

const said = { negated: false, uncertain: false, subject: "patient" as const };
const crp: Fact = {
  ...said,
  kind: "lab",
  name: "c-reactive protein",
  value: "81",
  number: 81,
  unit: "mg/L",
  flag: "high",
  referenceRange: { text: "0-5", low: 0, high: 5 },
  date: { date: "2024-03-04", precision: "day" },
  citation: cited(100),
};
const sodium: Fact = { ...said, kind: "lab", name: "sodium", value: "139", number: 139, citation: cited(200) };

function edit(fact: Fact, words: FactEdit, id = "c1", second = 1): Correction {
  const neighbours = { before: "", after: "" };
  const correctedAt = new Date(second * 1_000).toISOString();
  return { id, documentId: "d", correctedAt, change: { type: "fact", fact, neighbours, edit: words } };
}
function notMine(fact: Fact, id = "n1"): Correction {
  const neighbours = { before: "", after: "" };
  return {
    id,
    documentId: "d",
    correctedAt: new Date(0).toISOString(),
    change: { type: "not-mine", fact, neighbours },
  };
}
const at = (id: string, start: number, end = start + 4, page = 1) => new Map([[id, [{ page, start, end }]]]);
const cite = ({ page, start, end }: { page: number; start: number; end: number }) => cited(start, end, page);
const correct = (facts: Fact[], corrections: Correction[], places = new Map()) =>
  correctFacts(facts, corrections, places, cite);

describe("a corrected number", () => {
  it("has the flag of its range and not the one that was printed", () => {
    const [fact] = correct([crp], [edit(crp, { value: "4" })], at("c1", 100)).facts;
    expect(fact).toMatchObject({ value: "4", number: 4, flag: "normal", correctedBy: "patient", correctionId: "c1" });
    const [low] = correct(
      [{ ...crp, referenceRange: { text: "10-90", low: 10, high: 90 } }],
      [edit(crp, { value: "4" })],
    ).facts;
    expect(low?.flag).toBe("low");
  });

  it("has no flag where there is no range, and no number where there is none in it", () => {
    const { referenceRange: _range, ...bare } = crp;
    const [fact] = correct([bare], [edit(bare, { value: "4" })]).facts;
    expect(fact).not.toHaveProperty("flag");
    expect(fact?.number).toBe(4);
    const [words] = correct([crp], [edit(crp, { value: "not measured" })]).facts;
    expect(words).not.toHaveProperty("number");
    expect(words).not.toHaveProperty("flag");
  });

  it("keeps number and flag where the value stays", () => {
    for (const words of [{ unit: "mg/dL" }, { value: "81", unit: "mg/dL" }]) {
      const [fact] = correct([crp], [edit(crp, words)]).facts;
      expect(fact).toMatchObject({ value: "81", number: 81, flag: "high", unit: "mg/dL" });
    }
  });
});

describe("which fact is meant", () => {
  it("is the one at the place, and its neighbours stay as they were", () => {
    const twice = { ...crp, citation: cited(300) };
    const { facts, unplaced } = correct([crp, sodium, twice], [edit(crp, { value: "4" })], at("c1", 300));
    expect(facts.map(({ value }) => value)).toEqual(["81", "139", "4"]);
    expect(unplaced).toEqual([]);
  });

  it("touches its place: what ends where another begins is beside it", () => {
    const { facts } = correct([crp], [edit(crp, { value: "4" })], at("c1", 104));
    expect(facts.map(({ value, correctionId }) => [value, correctionId])).toEqual([
      ["81", undefined],
      ["4", "c1"],
    ]);
    expect(correct([crp], [edit(crp, { value: "4" })], at("c1", 103)).facts).toHaveLength(1);
    expect(correct([crp], [edit(crp, { value: "4" })], at("c1", 100, 104, 2)).facts).toHaveLength(2);
  });

  it("is without a place the same statement, where there is one only", () => {
    expect(correct([crp, sodium], [edit(crp, { value: "4" })]).facts[0]?.value).toBe("4");
    const twice = { ...crp, citation: cited(300) };
    const both = correct([crp, twice], [edit(crp, { value: "4" })]);
    expect(both.facts.map(({ value }) => value)).toEqual(["81", "81"]);
    expect(both.unplaced).toEqual(["c1"]);
  });

  it("is the one that already says what was said instead", () => {
    const printed = { ...crp, value: "4", number: 4 };
    expect(correct([printed, sodium], [edit(crp, { value: "4" })]).facts[0]).toMatchObject({ correctionId: "c1" });
  });

  it("is made where its words no longer give one, in its place of the reading order", () => {
    const { facts } = correct([sodium], [edit(crp, { value: "4" })], at("c1", 100));
    expect(facts.map(({ name }) => name)).toEqual(["c-reactive protein", "sodium"]);
    expect(facts[0]).toMatchObject({ value: "4", flag: "normal", citation: { start: 100, end: 104 } });
    const late = correct([sodium], [edit(crp, { value: "4" })], at("c1", 10, 14, 2));
    expect(late.facts.map(({ name }) => name)).toEqual(["sodium", "c-reactive protein"]);
  });

  it("is never one that another correction has made", () => {
    const corrections = [edit(crp, { value: "4" }, "c1", 1), edit(crp, { value: "7" }, "c2", 2)];
    const { facts, unplaced } = correct([crp], corrections);
    expect(facts.map(({ value }) => value)).toEqual(["4"]);
    expect(unplaced).toEqual(["c2"]);
  });
});

describe("what is not the patient's", () => {
  it("goes wherever it is said again on its day, and stays known by its place", () => {
    const again = { ...crp, citation: cited(300) };
    const other = { ...crp, date: { date: "2024-05-01", precision: "day" as const }, citation: cited(400) };
    const { facts, disowned, unplaced } = correct([crp, sodium, again, other], [notMine(crp)]);
    expect(facts.map(({ citation }) => citation.start)).toEqual([200, 400]);
    expect(disowned).toEqual([
      { page: 1, start: 100, end: 104 },
      { page: 1, start: 300, end: 304 },
    ]);
    expect(unplaced).toEqual([]);
  });

  it("is found by its name at its place where its value is read anew, and else told of", () => {
    const anew = { ...crp, value: "18", number: 18 };
    expect(correct([anew, sodium], [notMine(crp)], at("n1", 100)).facts).toEqual([sodium]);
    const nowhere = correct([anew, sodium], [notMine(crp)]);
    expect(nowhere.facts).toHaveLength(2);
    expect(nowhere.unplaced).toEqual(["n1"]);
  });

  it("is told apart by kind, name, value, dose, severity, denial and person", () => {
    const changes: Partial<Fact>[] = [
      { kind: "vital" },
      { name: "other" },
      { value: "82" },
      { dose: "5 mg" },
      { severity: "severe" },
      { negated: true },
      { subject: "relative" },
    ];
    for (const change of changes) {
      const other = { ...crp, ...change } as Fact;
      expect(correct([other], [notMine(crp)]).facts, JSON.stringify(change)).toEqual([other]);
    }
  });
});
