import { describe, expect, test } from "vitest";
import type { Fact } from "#core/domain/fact.ts";
import { type OwnEntry, ownEntrySchema } from "#core/domain/own-entry.ts";
import { understandDocument } from "#core/findings/summaries/understand-document.ts";
import { entryName, entryPage } from "#core/understanding/entries/entry-page.ts";

const date = "2026-11-20";

/** Understood as the pipeline does it, one day after somewhere far behind: a day that is not there yet in UTC must not be lost. */
function understood(entry: OwnEntry) {
  const parsed = ownEntrySchema.parse(entry);
  const page = entryPage(parsed);
  const document = { id: "e", originalFilename: entryName(parsed) };
  return { page, ...understandDocument({ document, pages: [page], now: new Date("2026-11-19T22:00:00Z") }) };
}

const told = ({ citation, date: on, subject, uncertain, ...fact }: Fact) => fact;

describe("a check-in", () => {
  const whole: OwnEntry = {
    kind: "check-in",
    date,
    pain: 6,
    sleepHours: 5.5,
    sleepQuality: 4,
    energy: 3,
    symptom: { name: "Headaches", severity: 7 },
    medicine: { name: "Advil", dose: "400 mg" },
    note: "Ate pizza late.\nPain: 9 out of 10",
  };

  test("is a page of plain lines", () => {
    expect(understood(whole).page.text).toBe(
      [
        "Check-in on 20 November 2026",
        "Pain: 6 out of 10",
        "Sleep: 5.5 hours",
        "Sleep quality: 4 out of 10",
        "Energy: 3 out of 10",
        "Symptom: Headaches, 7 out of 10",
        "Medicine taken: Advil, dose 400 mg",
        "",
        "Note: Ate pizza late.",
        "Pain: 9 out of 10",
      ].join("\n"),
    );
  });

  test("gives a dated fact for each line, under the standard name, and those of its note", () => {
    const { facts } = understood(whole);
    const own = facts.slice(0, 6);
    expect(own.map(told)).toEqual([
      { kind: "symptom", name: "pain", severity: "6", negated: false },
      { kind: "lifestyle", name: "sleep duration", value: "5.5", number: 5.5, unit: "hours", negated: false },
      { kind: "lifestyle", name: "sleep quality", value: "4", number: 4, negated: false },
      { kind: "lifestyle", name: "energy", value: "3", number: 3, negated: false },
      { kind: "symptom", name: "headache", severity: "7", negated: false },
      { kind: "medication", name: "ibuprofen", dose: "400 mg", negated: false },
    ]);
    for (const fact of facts) expect(fact.date).toEqual({ date, precision: "day" });
    expect(facts.map(({ kind, name }) => `${kind} ${name}`)).toContain("lifestyle pizza");
  });

  test("is a diary of its day, with a title and sentences whose quotes stand in its page", () => {
    const { kind, title, occurredOn, summary, page, facts } = understood(whole);
    expect({ kind, title, occurredOn }).toEqual({
      kind: "diary",
      title: "Check-in",
      occurredOn: { date, precision: "day" },
    });
    expect(summary.summaryText).toBe(
      "You noted on 20 November 2026: pain 6 out of 10; sleep 5.5 hours; sleep quality 4 out of 10; energy 3 out of 10; symptom Headaches, 7 out of 10; medicine taken Advil, dose 400 mg. You wrote: “Ate pizza late. Pain: 9 out of 10”",
    );
    const citations = [
      ...facts,
      ...summary.sentences.flatMap(({ citations }) => citations.map((citation) => ({ citation }))),
    ];
    for (const { citation } of citations) {
      expect(page.text.slice(citation.start, citation.end)).toBe(citation.quote);
    }
  });

  test("says that there was no pain, rather than pain of 0", () => {
    const { facts } = understood({ kind: "check-in", date, pain: 0 });
    expect(facts.map(told)).toEqual([{ kind: "symptom", name: "pain", severity: "0", negated: true }]);
  });
});

test("a medicine begins, ends, changes or goes on", () => {
  const entry = { kind: "medicine", date, name: "Methotrexate", dose: "15 mg", frequency: "once a week" } as const;
  for (const change of ["started", "stopped", "changed", "continued"] as const) {
    const { facts } = understood({ ...entry, change });
    expect(facts.map(told)).toEqual([
      {
        kind: "medication",
        name: "methotrexate",
        dose: "15 mg",
        frequency: "once a week",
        status: change,
        negated: false,
      },
    ]);
  }
  const unknown = understood({ kind: "medicine", date, name: "Grandma's tea", change: "started" });
  expect(unknown.facts.map(told)).toEqual([
    { kind: "medication", name: "grandma's tea", status: "started", negated: false },
  ]);
  expect(unknown.title).toBe("Started Grandma's tea");
});

describe("a result", () => {
  test("is a blood test with its unit, range and flag", () => {
    const { facts, title, summary } = understood({
      kind: "result",
      date,
      name: "CRP",
      value: "18",
      unit: "mg/L",
      low: 0,
      high: 5,
    });
    expect(facts.map(told)).toEqual([
      {
        kind: "lab",
        name: "c-reactive protein",
        value: "18",
        number: 18,
        unit: "mg/L",
        referenceRange: { text: "0 to 5", low: 0, high: 5 },
        flag: "high",
        negated: false,
      },
    ]);
    expect(title).toBe("CRP 18 mg/L");
    expect(summary.sentences[1]?.text).toBe("Your c-reactive protein is above the normal range that you wrote.");
  });

  test("of the body is a vital sign; a blood pressure is two", () => {
    expect(understood({ kind: "result", date, name: "Weight", value: "71.5", unit: "kg" }).facts[0]).toMatchObject({
      kind: "vital",
      number: 71.5,
      unit: "kg",
    });
    const pressure = understood({ kind: "result", date, name: "blood pressure", value: "128/84", unit: "mmHg" });
    expect(pressure.facts.map(({ name, number, unit }) => [name, number, unit])).toEqual([
      ["systolic blood pressure", 128, "mmHg"],
      ["diastolic blood pressure", 84, "mmHg"],
    ]);
  });

  test("in words, or of something unknown, keeps its words", () => {
    const { facts } = understood({ kind: "result", date, name: "Zog, test", value: "not detected" });
    expect(facts.map(told)).toEqual([{ kind: "lab", name: "zog test", value: "not detected", negated: false }]);
  });
});

test("a note is understood as other records are, with denial and doubt", () => {
  const { facts, kind, title, summary } = understood({
    kind: "note",
    date,
    text: "No nausea today, but a bad headache.\nMaybe a migraine.",
  });
  const named = facts.map(({ name, negated }) => [name, negated]);
  expect(named).toContainEqual(["nausea", true]);
  expect(named).toContainEqual(["headache", false]);
  expect({ kind, title }).toEqual({ kind: "other", title: "Note" });
  expect(summary.summaryText).toContain("You wrote on 20 November 2026: “No nausea today");
});

test("what is no entry is refused: nothing said, scores beyond 10, days that are none, endless names", () => {
  const refused: unknown[] = [
    { kind: "check-in", date },
    { kind: "check-in", date, pain: 11 },
    { kind: "check-in", date, pain: 2.5 },
    { kind: "check-in", date: "2026-02-30", pain: 1 },
    { kind: "check-in", date, symptom: { name: " , " } },
    { kind: "medicine", date, name: "x".repeat(81), change: "started" },
    { kind: "medicine", date, name: "Advil" },
    { kind: "note", date, text: "   " },
    { kind: "letter", date, text: "Dear" },
  ];
  for (const entry of refused) expect(ownEntrySchema.safeParse(entry).success, JSON.stringify(entry)).toBe(false);
});
