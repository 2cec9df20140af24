import { createChance } from "./random.ts";

/** Rendered records in which a rule's finding was planted, or in which something only looks like one. */
export interface RuleCase {
  name: string;
  documents: { id: string; text: string }[];
  /** ISO day on which the records are looked at. */
  today: string;
  /** The kind of the thread that is right, and a word that its sentence must hold; undefined where nothing is. */
  planted: { kind: string; about: string } | undefined;
}

const allergies = [
  {
    noted: "Penicillin",
    given: "Amoxicillin 500 mg three times daily",
    other: "Azithromycin 250 mg once daily",
    about: "amoxicillin",
  },
  { noted: "Codeine", given: "Codeine 30 mg as needed", other: "Paracetamol 500 mg as needed", about: "codeine" },
  {
    noted: "Ibuprofen",
    given: "Ibuprofen 400 mg three times daily",
    other: "Tramadol 50 mg as needed",
    about: "ibuprofen",
  },
  { noted: "Aspirin", given: "Aspirin 81 mg once daily", other: "Clopidogrel 75 mg once daily", about: "aspirin" },
];
const twoNames = [
  {
    generic: "Ibuprofen 400 mg three times daily",
    brand: "Advil",
    dose: "400 mg three times daily",
    about: "ibuprofen",
  },
  { generic: "Atorvastatin 20 mg once daily", brand: "Lipitor", dose: "20 mg once daily", about: "atorvastatin" },
  { generic: "Sertraline 50 mg once daily", brand: "Zoloft", dose: "50 mg once daily", about: "sertraline" },
  { generic: "Omeprazole 20 mg once daily", brand: "Prilosec", dose: "20 mg once daily", about: "omeprazole" },
];
const doses = [
  { name: "Lisinopril", one: "10 mg", other: "20 mg" },
  { name: "Metformin", one: "500 mg", other: "1000 mg" },
  { name: "Levothyroxine", one: "50 mcg", other: "75 mcg" },
  { name: "Amlodipine", one: "5 mg", other: "10 mg" },
];
interface LabTest {
  name: string;
  unit: string;
  range: string;
  high: string;
  flag: string;
  normal: string;
  other: string;
  about: string;
}
const labs: LabTest[] = [
  {
    name: "Ferritin",
    unit: "ng/mL",
    range: "30-300",
    high: "9",
    flag: "L",
    normal: "88",
    other: "41",
    about: "ferritin",
  },
  {
    name: "Potassium",
    unit: "mmol/L",
    range: "3.5-5.1",
    high: "5.9",
    flag: "H",
    normal: "4.2",
    other: "4.9",
    about: "potassium",
  },
  {
    name: "Creatinine",
    unit: "mg/dL",
    range: "0.6-1.2",
    high: "1.9",
    flag: "H",
    normal: "0.9",
    other: "1.1",
    about: "creatinine",
  },
  {
    name: "TSH",
    unit: "mIU/L",
    range: "0.4-4.0",
    high: "9.8",
    flag: "H",
    normal: "2.1",
    other: "3.3",
    about: "thyroid",
  },
];

/** The ways in which laboratories print a result. */
const printedResults: ((test: LabTest, value: string, flag: string) => string[])[] = [
  ({ name, unit, range }, value, flag) => [`${name}: ${value} ${unit} (${range}) ${flag}`.trim()],
  ({ name, unit, range }, value, flag) => [
    "Test            Result    Units     Reference range    Flag",
    `${name.padEnd(16)}${value.padEnd(10)}${unit.padEnd(10)}${range.padEnd(19)}${flag}`.trimEnd(),
  ],
  ({ name, unit, range }, value) => [
    "Test            Result    Units     Range",
    `${name.padEnd(16)}${value.padEnd(10)}${unit.padEnd(10)}${range}`,
  ],
];
const printedAllergies = [
  (name: string) => ["Allergies", name],
  (name: string) => [`Allergies: ${name} (rash)`],
  (name: string) => [`She has an allergy to ${name.toLowerCase()}.`],
];
const printedNone = [["Allergies", "No known drug allergies"], ["Allergies: NKDA"], ["No known allergies."]];

const first = "2025-02-03";
const second = "2025-03-17";
const soon = "2025-03-27";
const late = "2025-08-20";

/** `count` seeded cases, about half of them with nothing to find. */
export function ruleCases(seed: number, count: number): RuleCase[] {
  const chance = createChance(seed);
  return Array.from({ length: count }, (_none, index) => {
    const born = `${chance.whole(1940, 2004)}-0${chance.whole(1, 9)}-1${chance.whole(0, 9)}`;
    const write = (date: string, lines: string[], birth = born) =>
      [`Date: ${date}`, `Patient: Robin Example`, `Date of birth: ${birth}`, "", ...lines].join("\n");
    const pair = (one: string[], other: string[], days: [string, string] = [first, second]) => [
      { id: `case-${index}-one`, text: write(days[0], one) },
      { id: `case-${index}-two`, text: write(days[1], other) },
    ];
    const make = (
      name: string,
      documents: RuleCase["documents"],
      planted?: RuleCase["planted"],
      today = soon,
    ): RuleCase => ({ name, documents, today, planted });
    const allergy = chance.pick(allergies);
    const names = chance.pick(twoNames);
    const dose = chance.pick(doses);
    const lab = chance.pick(labs);
    const note = (...lines: string[]) => ["Visit note", "", ...lines];
    const list = (...lines: string[]) => ["Medications", ...lines];
    const printLab = chance.pick(printedResults);
    const report = (value: string, flag = "") => ["Laboratory report", "", ...printLab(lab, value, flag)];
    const noted = note(...chance.pick(printedAllergies)(allergy.noted), "", "Assessment", "Sore throat.");
    const none = note(...chance.pick(printedNone));
    const conflict = { kind: "allergy-conflict", about: allergy.about };
    const twice = { kind: "same-medicine-twice", about: names.about };
    const changed = { kind: "dose-changed", about: dose.name.toLowerCase() };
    const open = { kind: "no-follow-up", about: lab.about };
    const differ = { kind: "records-disagree", about: lab.about };
    const cases: (() => RuleCase)[] = [
      () => make("allergy, then taken", pair(noted, list(allergy.given)), conflict),
      () =>
        make(
          "allergy in a sentence",
          pair(
            note(`The patient is allergic to ${allergy.noted.toLowerCase()}.`),
            note(`Plan`, `Start ${allergy.given}.`),
          ),
          conflict,
        ),
      () =>
        make(
          "allergy of the mother",
          pair(note(`Her mother is allergic to ${allergy.noted.toLowerCase()}.`), list(allergy.given)),
        ),
      () =>
        make(
          "allergy ruled out",
          pair(note(`Allergy to ${allergy.noted.toLowerCase()} was ruled out by testing.`), list(allergy.given)),
        ),
      () => make("no allergy", pair(none, list(allergy.given))),
      () => make("allergy, another medicine", pair(noted, list(allergy.other))),
      () => make("allergy, medicine declined", pair(noted, note(`She declined ${allergy.about} because of it.`))),
      () => make("two names", pair(list(names.generic), list(`${names.brand} ${names.dose}`)), twice),
      () =>
        make(
          "two names in one list",
          [{ id: `case-${index}-one`, text: write(first, list(names.generic, `${names.brand} ${names.dose}`)) }],
          twice,
        ),
      () =>
        make("brand with its name", pair(list(names.generic), list(`${names.brand} (${names.about}) ${names.dose}`))),
      () =>
        make(
          "one stopped for the other",
          pair(list(names.generic), note(`${names.about} was stopped.`, `Start ${names.brand} ${names.dose}.`)),
        ),
      () =>
        make(
          "two names, years apart",
          pair(list(names.generic), list(`${names.brand} ${names.dose}`), ["2022-02-03", second]),
        ),
      () => make("one name twice", pair(list(names.generic), list(names.generic))),
      () =>
        make(
          "dose changed silently",
          pair(list(`${dose.name} ${dose.one} once daily`), list(`${dose.name} ${dose.other} once daily`)),
          changed,
        ),
      () =>
        make(
          "dose changed in a sentence",
          pair(
            note(`She takes ${dose.name} ${dose.one} once daily.`),
            note(`She takes ${dose.name} ${dose.other} once daily.`),
          ),
          changed,
        ),
      () =>
        make(
          "dose change said",
          pair(
            list(`${dose.name} ${dose.one} once daily`),
            note(`${dose.name} was increased to ${dose.other} once daily.`),
          ),
        ),
      () =>
        make(
          "same dose",
          pair(list(`${dose.name} ${dose.one} once daily`), list(`${dose.name} ${dose.one} once daily`)),
        ),
      () =>
        make(
          "dose of the husband",
          pair(
            list(`${dose.name} ${dose.one} once daily`),
            note(`Her husband takes ${dose.name} ${dose.other} once daily.`),
          ),
        ),
      () =>
        make(
          "abnormal, nothing after",
          [{ id: `case-${index}-one`, text: write(first, report(lab.high, lab.flag)) }],
          open,
          late,
        ),
      () =>
        make(
          "abnormal, another record after",
          pair(report(lab.high, lab.flag), note("Assessment", "Seasonal rhinitis.")),
          open,
          late,
        ),
      () => make("abnormal, measured again", pair(report(lab.high, lab.flag), report(lab.normal)), undefined, late),
      () => make("normal", pair(report(lab.normal), report(lab.other)), undefined, late),
      () =>
        make(
          "abnormal, corrected",
          pair(
            report(lab.high, lab.flag),
            ["Corrected report", "", `The value of ${first} was entered in error.`, ...printLab(lab, lab.normal, "")],
            [first, first],
          ),
          undefined,
          late,
        ),
      () =>
        make("abnormal, of last week", [{ id: `case-${index}-one`, text: write(second, report(lab.high, lab.flag)) }]),
      () => make("one day, two values", pair(report(lab.normal), report(lab.other), [first, first]), differ),
      () =>
        make(
          "one day, two values, corrected",
          pair(report(lab.normal), ["Corrected report", "", ...printLab(lab, lab.other, "")], [first, first]),
        ),
      () => make("two days, two values", pair(report(lab.normal), report(lab.other))),
      () =>
        make("allergy, then none", pair(noted, none), {
          kind: "records-disagree",
          about: allergy.noted.toLowerCase(),
        }),
      () =>
        make(
          "two dates of birth",
          [
            { id: `case-${index}-one`, text: write(first, note("Assessment", "Sore throat.")) },
            { id: `case-${index}-two`, text: write(second, note("Assessment", "Sore throat."), "1931-05-06") },
          ],
          { kind: "records-disagree", about: "birth" },
        ),
    ];
    const build = cases[index % cases.length];
    if (build === undefined) throw new Error("No case");
    return build();
  });
}
