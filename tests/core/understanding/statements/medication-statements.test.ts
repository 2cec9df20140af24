import { beforeAll, describe, expect, it } from "vitest";
import { findCourse } from "#core/understanding/statements/medications/medicine-course.ts";
import { findDose } from "#core/understanding/statements/medications/medicine-dose.ts";
import { findFrequency } from "#core/understanding/statements/medications/medicine-frequency.ts";
import { findSplitDose } from "#core/understanding/statements/medications/medicine-split-dose.ts";
import { readStatements } from "#core/understanding/statements/read-statements.ts";
import { lexicon } from "#core/understanding/vocabulary/lexicon.ts";
import { recordOfText, statementsIn } from "./record-of-text.ts";

// The vocabulary is built at the first look, and is no test's own time.
beforeAll(() => void lexicon(), 60_000);

describe("how often a medicine is taken", () => {
  it.each([
    [" 5 mg BD", "twice a day"],
    [" 40 mg OM", "in the morning"],
    [" 20 mg ON", "at night"],
    [" 1 g QDS PRN", "four times a day as needed"],
    [" 500 mg 1-0-1 after food", "twice a day"],
    [" 10 mg SOS", "as needed"],
    [" q6h prn", "every 6 hours as needed"],
    [" 40 mg every other week", "every 2 weeks"],
    [" 300 mg IV every 8 weeks", "every 8 weeks"],
    [" one capsule on alternate days", "every other day"],
    [" 1 mg IM 3-monthly", "every 3 months"],
    [" 4000u x3/wk", "three times a week"],
    [", now 10 mg a day, to come down by 1 mg every four weeks", "once a day"],
    [" 40 mg every morning from 29/11, down 5 mg each week", "in the morning"],
    [" 25 mg ON, up 25 mg each week to 50 mg twice a day", "at night"],
    [" increased to 15 mg a week", "once a week"],
    [" reduced 10 mg a week", "once a week"],
    [" sub-cut 40 mg every 2 weeks", "every 2 weeks"],
    [" drops 20,000 units every 2 weeks", "every 2 weeks"],
    [" 80 mg followed by 40 mg fortnightly", "every 2 weeks"],
    [" made up 1 g every 4 weeks", "every 4 weeks"],
  ])("%s", (text, words) => expect(findFrequency(text)?.words).toBe(words));

  it.each([
    ", now 10 mg, to come down by 1 mg every four weeks",
    " 20mg tomorrow, down 2.5 a week",
    " 30 mg, reduce by 5 mg weekly",
  ])("is not how fast a dose changes: %s", (text) => expect(findFrequency(text)).toBeUndefined());
});

describe("the dose behind a name", () => {
  it.each([
    [" 20/10 BD", "20/10"],
    [" 75 BD", "75"],
    [" 24/26 mg twice a day", "24/26 mg"],
    [": from 10 mg to 20 mg daily", "20 mg"],
    [" 3.75 mg -> 5 mg OD", "5 mg"],
    [" 125 -> reduce to 112 mcg, early morning empty stomach", "112 mcg"],
    [" 10 units at bedtime", "10 units"],
    [" 2 tablets tds", "2 tablets"],
    [" down again, to half of a 25 mg tablet (12.5 mg) once a day", "12.5 mg"],
    [" 10 mg TID made the legs give way; she went to 5 mg TID", "5 mg"],
  ])("%s", (text, dose) => expect(findDose(text)?.text).toBe(dose));

  it("is not what it was raised or lowered from", () => {
    expect(findDose(" Dose increased from 10 mg.")).toBeUndefined();
    expect(findDose(" reduced from 40 mg last week")).toBeUndefined();
    expect(findDose(", increased from 10 mg, now 15 mg")?.text).toBe("15 mg");
    expect(findDose(" increased from 10 to 15 mg once a week")?.text).toBe("15 mg");
    expect(findDose(" raised from 10 mg up to 15 mg")?.text).toBe("15 mg");
  });

  it("takes no result and no length of a course for one", () => {
    expect(findDose(" 0.62 mmol/L")).toBeUndefined();
    expect(findDose(" 5/7 course")).toBeUndefined();
  });
});

describe("another amount at another time of the day", () => {
  it.each([
    [" 300 mg (7.5 mL) in the morning, 400 mg (10 mL) at night", "300 mg", "in the morning and 400 mg at night"],
    [" 10 mg mane, 5 nocte", "10 mg", "in the morning and 5 mg at night"],
  ])("%s", (text, dose, frequency) => expect(findSplitDose(text)).toMatchObject({ dose, frequency }));

  it("is no split where both are the same, or one stands alone", () => {
    expect(findSplitDose(" 5 mg morning and 5 mg night")).toBeUndefined();
    expect(findSplitDose(" 300 mg in the morning")).toBeUndefined();
  });
});

describe("how long", () => {
  it("knows the end of a course from a next step", () => {
    expect(findCourse(" 500 mg BD x 7d")).toMatchObject({ count: 7, unit: "day", ends: true });
    expect(findCourse(" 75 mg nocte for 1/52 then stop")).toMatchObject({ count: 1, unit: "week", ends: true });
    expect(findCourse(" 25 mg for 2 weeks then 50 mg")).toMatchObject({ ends: false });
  });
});

describe("what is said of a medicine", () => {
  const said = (text: string, name: string) =>
    statementsIn(text, "medication").filter((statement) => statement.name === name);

  it.each([
    ["I have stopped his ramipril because of the cough.", "ramipril", "stopped", "affirmed"],
    ["She stopped ramipril herself.", "ramipril", "stopped", "affirmed"],
    ["Please start sertraline 50 mg OD.", "sertraline", "started", "affirmed"],
    ["Bisoprolol increased to 5 mg OD.", "bisoprolol", "increased", "affirmed"],
    ["Metformin was held on admission.", "metformin", "held", "affirmed"],
    ["If vomiting, omit metformin and ring us.", "metformin", "held", "conditional"],
    ["Do not stop lithium suddenly.", "lithium", "continued", "affirmed"],
    ["Propranolol could be considered.", "propranolol", "considered", "possible"],
    ["Not taking amlodipine.", "amlodipine", "not-taking", "denied"],
    ["Please avoid naproxen.", "naproxen", "not-taking", "contraindicated"],
  ])("%s", (text, name, change, assertion) => {
    expect(said(text, name)[0]).toMatchObject({ change, assertion });
  });

  it("takes what a label's tablets come to for the dose", () => {
    const [statement] = statementsIn(
      "Prescription\n1. Methotrexate 2.5 mg tablets\nTake SIX tablets (15 mg) ONCE A WEEK on Wednesday",
      "medication",
    );
    expect(statement).toMatchObject({ dose: "15 mg", frequency: "once a week" });
  });

  it("keeps a relative's medicine apart", () => {
    expect(said("Her sister takes warfarin 3 mg daily.", "warfarin")[0]?.subject).toBeDefined();
  });

  it("keeps a combined product apart from its parts", () => {
    const names = statementsIn("Continue Targin 10/5 mg BD and naloxone spray PRN.", "medication").map(
      ({ name }) => name,
    );
    expect(names).toEqual(["oxycodone/naloxone", "naloxone"]);
  });

  it("takes no question and no test for a medicine that is taken", () => {
    expect(said("Can I take ibuprofen?", "ibuprofen")).toEqual([]);
    expect(said("Lithium level 0.62 mmol/L.", "lithium")).toEqual([]);
  });
});

describe("allergies", () => {
  it.each([
    ["Allergies: penicillin (rash)", "penicillin", "confirmed", "rash"],
    ["Allergies: penicillin? never tested", "penicillin", "doubtful", undefined],
    ["Intolerance: codeine - vomiting", "codeine", "confirmed", "vomiting"],
    ["Avoid: propranolol (wheeze).", "propranolol", "confirmed", "wheeze"],
    ["Allergies: latex (collapsed as a child)", "latex", "confirmed", "collapsed as a child"],
    ["Cefalexin brought her out in hives.", "cephalexin", "confirmed", "hives"],
  ])("%s", (text, name, status, reaction) => {
    expect(statementsIn(text, "allergy")[0]).toMatchObject({ name, status, ...(reaction ? { reaction } : {}) });
  });

  it.each([["If she has a rash on cefazolin, stop it and call."], ["NB for all: rifampicin raises sugar."]])(
    "tells of none: %s",
    (text) => expect(statementsIn(text, "allergy")).toEqual([]),
  );

  it("tells of all that are named together", () => {
    const names = statementsIn("She is allergic to penicillin, codeine and latex.", "allergy").map(({ name }) => name);
    expect(names).toEqual(["penicillin", "codeine", "latex"]);
  });

  it("says where a record knows of none", () => {
    expect(statementsIn("NKDA.", "allergy")[0]).toMatchObject({ name: "none" });
  });
});

describe("labels in one bag", () => {
  const bag = `HARTLEY'S PHARMACY, Beck Lane - labels in bag collected 06 JAN 2026
BRINZOLAMIDE 10mg/ml 5ml  56 APIXABAN 5mg tabs
ONE DROP both eyes TWICE a day  ONE TWICE a day
Shake. Mrs M Ackroyd 06.01.26  Mr RONALD Ackroyd 06.01.26
112 ADCAL-D3 chewable
CHEW ONE TWICE a day
Mrs M Ackroyd 06.01.26
`;
  it("are another person's where another name stands below them", () => {
    const medicines = readStatements(recordOfText(bag)).flatMap((one) => (one.kind === "medication" ? [one] : []));
    expect(medicines.filter(({ subject }) => subject !== undefined).map(({ name }) => name)).toEqual(["apixaban"]);
    expect(medicines.map(({ name }) => name)).toContain("brinzolamide");
  });
});

it("takes what is told of the time since a medicine began for no new start", () => {
  const told = statementsIn("Her white cells have fallen since start of azathioprine.", "medication");
  expect(told.filter(({ change }) => change === "started")).toEqual([]);
});

it("takes the others of a class for no medicine of the patient's", () => {
  const told = statementsIn("STOP naproxen and other anti-inflammatory tablets.", "medication");
  expect(told.map(({ name }) => name)).toEqual(["naproxen"]);
});

it("keeps the dose of a prescription that also prints what it was before", () => {
  const told = statementsIn(
    "1. Methotrexate 2.5 mg tablets\nTake SIX tablets (15 mg) ONCE A WEEK on Wednesday. Dose increased from 10 mg.",
    "medication",
  );
  expect(told.map(({ dose }) => dose)).not.toContain("10 mg");
  expect(told.map(({ dose }) => dose)).toContain("15 mg");
});

it("takes a fluid that ran into a vein for nothing that goes on", () => {
  const [told] = statementsIn("No hypotension. Normal saline 3→1.5 ml/kg/h.", "medication");
  expect(told?.change).toBe("given-once");
  const [pump] = statementsIn("NovoRapid by pump 0.8 units/h.", "medication");
  expect(pump?.change).not.toBe("given-once");
});
