import { beforeAll, describe, expect, it } from "vitest";
import { readStatements } from "#core/understanding/statements/read-statements.ts";
import { lexicon } from "#core/understanding/vocabulary/lexicon.ts";
import { recordOfText } from "../record-of-text.ts";

beforeAll(() => void lexicon(), 60_000);

const sheet = [
  "Awatapu Pharmacy",
  "Blister pack medication sheet",
  "",
  "Medicine            Morning   Noon   Night",
  "Bisoprolol 2.5 mg   1         0      0",
  "Apixaban 2.5 mg     1         0      1",
  "Quetiapine 25 mg    0         0      2",
  "Gabapentin 300 mg   1         0      2",
  "",
].join("\n");

describe("a table whose columns are times of the day", () => {
  const told = () =>
    readStatements(recordOfText(sheet)).flatMap((one) =>
      one.kind === "medication" ? [[one.name, one.dose, one.frequency]] : [],
    );

  it("tells when each medicine is taken, and how many", () => {
    expect(told()).toEqual([
      ["bisoprolol", "2.5 mg", "in the morning"],
      ["apixaban", "2.5 mg", "in the morning and at night"],
      ["quetiapine", "25 mg, 2", "at night"],
      ["gabapentin", "300 mg", "1 in the morning and 2 at night"],
    ]);
  });

  it("cites the head of the table", () => {
    const [first] = readStatements(recordOfText(sheet)).filter(({ kind }) => kind === "medication");
    expect(first?.citations.map(({ quote }) => quote).join(" ")).toContain("Morning");
  });
});
