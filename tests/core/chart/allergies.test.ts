import { beforeAll, describe, expect, it } from "vitest";
import { buildChart } from "#core/chart/build-chart.ts";
import { lexicon } from "#core/understanding/vocabulary/lexicon.ts";
import { toldRecord } from "./told-record.ts";

const listed = toldRecord("a", "3 November 2025", "Allergies: penicillin (hives), egg (rash)");
const statusOf = (name: string, text: string) =>
  buildChart([listed, toldRecord("b", "11 February 2025", text)], "2026-02-12").allergies.find(
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

describe("what the patient reacts to is not told as taken", () => {
  const medicineOf = (name: string, text: string) =>
    buildChart([listed, toldRecord("b", "11 January 2026", text)], "2026-02-12").medicines.find(
      (one) => one.name === name,
    );
  const list = (medicine: string) =>
    `Current medicines:\n${medicine} 500 mg three times a day\nramipril 5 mg once a day\nbisoprolol 2.5 mg once a day`;

  it("where a list names it: that is left open, and the allergy's words are shown first", () => {
    const penicillin = medicineOf("penicillin", list("penicillin"));
    expect(penicillin?.status).toBe("unclear");
    expect(penicillin?.citations[0]?.quote).toContain("penicillin");
    expect(penicillin?.citations[0]?.documentId).toBe("a");
  });

  it("and another medicine of the same list is", () => {
    expect(medicineOf("ramipril", list("penicillin"))?.status).toBe("taking");
  });
});
