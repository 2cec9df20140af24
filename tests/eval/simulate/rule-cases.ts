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
const labs = [
  {
    name: "Ferritin",
    high: "9 ng/mL (30-300) L",
    normal: "88 ng/mL (30-300)",
    other: "41 ng/mL (30-300)",
    about: "ferritin",
  },
  {
    name: "Potassium",
    high: "5.9 mmol/L (3.5-5.1) H",
    normal: "4.2 mmol/L (3.5-5.1)",
    other: "4.9 mmol/L (3.5-5.1)",
    about: "potassium",
  },
  {
    name: "Creatinine",
    high: "1.9 mg/dL (0.6-1.2) H",
    normal: "0.9 mg/dL (0.6-1.2)",
    other: "1.1 mg/dL (0.6-1.2)",
    about: "creatinine",
  },
  {
    name: "TSH",
    high: "9.8 mIU/L (0.4-4.0) H",
    normal: "2.1 mIU/L (0.4-4.0)",
    other: "3.3 mIU/L (0.4-4.0)",
    about: "thyroid",
  },
];

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
    const report = (value: string) => ["Laboratory report", "", `${lab.name}: ${value}`];
    const noted = note("Allergies", allergy.noted, "", "Assessment", "Sore throat.");
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
      () => make("no allergy", pair(note("Allergies", "No known drug allergies"), list(allergy.given))),
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
          [{ id: `case-${index}-one`, text: write(first, report(lab.high)) }],
          open,
          late,
        ),
      () =>
        make(
          "abnormal, another record after",
          pair(report(lab.high), note("Assessment", "Seasonal rhinitis.")),
          open,
          late,
        ),
      () => make("abnormal, measured again", pair(report(lab.high), report(lab.normal)), undefined, late),
      () => make("normal", pair(report(lab.normal), report(lab.other)), undefined, late),
      () =>
        make(
          "abnormal, corrected",
          pair(
            report(lab.high),
            ["Corrected report", "", `The value of ${first} was entered in error.`, `${lab.name}: ${lab.normal}`],
            [first, first],
          ),
          undefined,
          late,
        ),
      () => make("abnormal, of last week", [{ id: `case-${index}-one`, text: write(second, report(lab.high)) }]),
      () => make("one day, two values", pair(report(lab.normal), report(lab.other), [first, first]), differ),
      () =>
        make(
          "one day, two values, corrected",
          pair(report(lab.normal), ["Corrected report", "", `${lab.name}: ${lab.other}`], [first, first]),
        ),
      () => make("two days, two values", pair(report(lab.normal), report(lab.other))),
      () =>
        make("allergy, then none", pair(noted, note("Allergies", "No known drug allergies")), {
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
