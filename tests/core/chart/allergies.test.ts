import { beforeAll, describe, expect, it } from "vitest";
import { buildChart } from "#core/chart/build-chart.ts";
import type { ChartRecord } from "#core/chart/chart-record.ts";
import { readStatements } from "#core/understanding/statements/read-statements.ts";
import { lexicon } from "#core/understanding/vocabulary/lexicon.ts";
import { recordOfText } from "../understanding/statements/record-of-text.ts";

function record(id: string, day: string, text: string): ChartRecord {
  const source = recordOfText(`Clinic date: ${day}\n\nDear Dr Okoye,\n\n${text}\n`, id);
  const { kind, dateOfCare, identity, author } = source.structure;
  return { document: source.document, kind, dateOfCare, identity, author, statements: readStatements(source) };
}

const listed = record("a", "3 November 2025", "Allergies: penicillin (hives), egg (rash)");
const statusOf = (name: string, text: string) =>
  buildChart([listed, record("b", "11 February 2025", text)], "2026-02-12").allergies.find(
    (one) => one.name === name || name.endsWith(one.name),
  )?.status;

// The vocabulary is built at the first look, and is no test's own time.
beforeAll(() => void lexicon(), 60_000);

describe("an allergy that somebody took back stands in no copied list", () => {
  it("after a test and a challenge", () => {
    expect(
      statusOf(
        "penicillin",
        "Penicillin listed as allergy (hives at age 6) but skin test and oral challenge were negative in 2019.",
      ),
    ).toBe("refuted");
    expect(statusOf("penicillin", "Letter to the family.")).toBe("confirmed");
  });

  it("when it was outgrown", () => {
    expect(
      statusOf(
        "hen egg",
        "Her egg allergy has been outgrown: she passed a baked and then a whole egg challenge in 2022.",
      ),
    ).toBe("refuted");
  });

  it("when it was taken off the list", () => {
    expect(statusOf("penicillin", "I took penicillin off your allergy list.")).toBe("refuted");
  });
});
