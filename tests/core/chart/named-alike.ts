import type { ChartRecord } from "#core/chart/chart-record.ts";
import { chartRecordOf } from "#core/chart/read-chart-record.ts";
import { createChance } from "../../eval/simulate/random.ts";
import { textPage } from "../../eval/understanding/qa-run.ts";

/** One person's records and one record of somebody whose name is like theirs, filed among them. */
export interface NamedAlike {
  /** How the two are alike: "twin", "the same name". */
  kind: string;
  today: string;
  records: ChartRecord[];
  /** The id of the record that is somebody else's. */
  strangerId: string;
  stranger: string;
  /** Words that stand in that record alone. */
  facts: readonly string[];
}

interface Person {
  first: string;
  family: string;
  /** ISO 8601. */
  born: string | undefined;
}

type Patient = Person & { born: string };

const today = "2026-03-02";
const firstNames =
  "Ida Olaf Marta Henrik Tobias Leila Samuel Priya Nadia Conor Wanjiru Dmitri Yolanda Felix Amara Gustav Rhona Declan Ingrid Mateo Zainab Piotr Hester Kwame".split(
    " ",
  );
const familyNames =
  "Quist Okafor Lindgren Marlowe Castellano Devlin Haverford Nakamura Petrov Abernathy Sorensen Whitfield Ramanathan Gallacher Tewksbury Mbeki".split(
    " ",
  );
const clinicians = ["Dr Anna Persson", "Dr Theo Blackwood", "Dr Miriam Osei"];

/** How a stranger's name is like the patient's, and what tells the two apart all the same. */
const likenesses: Record<string, (patient: Patient, chance: Chance) => Person> = {
  "a sibling": (patient, chance) => ({ ...patient, first: another(patient, chance), born: moved(patient.born, 3) }),
  "a sibling born on a day one figure away": (patient, chance) => ({
    ...patient,
    first: another(patient, chance),
    born: moved(patient.born, 1),
  }),
  "a twin": (patient, chance) => ({ ...patient, first: another(patient, chance) }),
  "the same name, born on another day": (patient) => ({ ...patient, born: moved(patient.born, 14) }),
  "a parent of the same name": (patient) => ({ ...patient, born: moved(patient.born, -31) }),
  "a junior": (patient) => ({ ...patient, family: `${patient.family} Jr`, born: moved(patient.born, 27) }),
  "the same initials": (patient, chance) => ({
    ...patient,
    first: sameInitial(patient, chance),
    born: moved(patient.born, 12),
  }),
  "an initial alone": (patient) => ({
    ...patient,
    first: `${patient.first.charAt(0)}.`,
    born: moved(patient.born, -18),
  }),
  "the same first name": (patient, chance) => ({
    ...patient,
    family: chance.pick(familyNames.filter((name) => name !== patient.family)),
    born: moved(patient.born, 8),
  }),
  "one letter different in the first name": (patient) => ({
    ...patient,
    first: oneLetterOff(patient.first),
    born: moved(patient.born, 22),
  }),
  "one letter different in the family name": (patient) => ({
    ...patient,
    family: oneLetterOff(patient.family),
    born: moved(patient.born, -12),
  }),
  "a husband or wife, no birth date printed": (patient, chance) => ({
    ...patient,
    first: another(patient, chance),
    born: undefined,
  }),
  "somebody born on the same day": (patient, chance) => ({
    first: another(patient, chance),
    family: chance.pick(familyNames.filter((name) => name !== patient.family)),
    born: patient.born,
  }),
  "first and family name changed over": (patient) => ({
    first: patient.family,
    family: patient.first,
    born: moved(patient.born, 17),
  }),
};

type Chance = ReturnType<typeof createChance>;
const another = ({ first }: Person, chance: Chance) =>
  chance.pick(firstNames.filter((name) => name !== first && name.charAt(0) !== first.charAt(0)));
const sameInitial = ({ first }: Person, chance: Chance) =>
  `${first.charAt(0)}${chance.pick(["elwyn", "orrick", "ivander", "ussell"])}`;
const oneLetterOff = (name: string) => `${name.slice(0, -1)}${name.endsWith("a") ? "e" : "a"}`;

/** A birth date as many years on or back, in another month and on another day where it is more than one year. */
function moved(born: string, years: number): string {
  const [year = "1960", month = "01", day = "01"] = born.split("-");
  const shifted = String(Number(year) + years);
  if (Math.abs(years) === 1) return `${shifted}-${month}-${day}`;
  return `${shifted}-${String((Number(month) % 12) + 1).padStart(2, "0")}-${String((Number(day) % 27) + 1).padStart(2, "0")}`;
}

const months = "January February March April May June July August September October November December".split(" ");
const long = (iso: string) => `${Number(iso.slice(8))} ${months[Number(iso.slice(5, 7)) - 1]} ${iso.slice(0, 4)}`;
const slashed = (iso: string) => iso.split("-").reverse().join("/");

/** How records print whom they are about. */
const heads: ((person: Person, day: string) => string)[] = [
  ({ first, family, born }, day) =>
    `Northgate Hospital, Outpatients\nClinic date: ${long(day)}\n\nDear Dr Pell,\n\nRe: ${first} ${family}${born === undefined ? "" : `, DOB ${slashed(born)}`}`,
  ({ first, family, born }, day) =>
    `CENTRAL LABORATORY\nPatient: ${family.toUpperCase()}, ${first}${born === undefined ? "" : `   DOB: ${long(born)}`}\nCollected: ${long(day)}`,
  ({ first, family, born }, day) =>
    `Patient name: ${first} ${family}\n${born === undefined ? "" : `Date of birth: ${slashed(born)}\n`}Date of visit: ${long(day)}`,
  ({ first, family, born }, day) =>
    `Mill Lane Surgery\n${born === undefined ? "Patient: " : ""}${family.toUpperCase()}, ${first}${born === undefined ? "" : ` (born ${long(born)})`}\n${long(day)}`,
];

/** What the patient's own records tell; none of it stands in a stranger's. */
const ownBodies = [
  "Medication: ramipril 5 mg once daily, atorvastatin 20 mg at night.\nBlood pressure 138/84.",
  "Diagnoses: hypertension, osteoarthritis of the knee.\nShe is allergic to penicillin (rash).",
  "Potassium 4.4 mmol/L (3.5-5.1)\nCreatinine 82 umol/L (45-84)",
  "I increased ramipril to 10 mg once daily. Next appointment: 14 May 2026 at 09:30, hypertension clinic.",
  "Please repeat the kidney function in four weeks. X-ray of the right knee was requested.",
];

const strangerBodies: { text: string; facts: string[] }[] = [
  {
    text: "Diagnosis: myasthenia gravis.\nMedication: pyridostigmine 60 mg four times daily, started today.\nAllergic to latex (anaphylaxis).\nPlease arrange a thymus scan. Next appointment: 9 April 2026 at 11:15, neuromuscular clinic with Dr Ellen Vasquez.",
    facts: ["myasthenia", "pyridostigmine", "latex", "neuromuscular", "Vasquez"],
  },
  {
    text: "Diagnoses: hepatitis C, gout.\nMedication: allopurinol 300 mg once daily. Colchicine was stopped on 3 February 2026.\nUric acid 612 umol/L (200-430) H\nAllergic to codeine.\nReferred to Dr Piers Lattimore, hepatology; appointment 21 April 2026.",
    facts: ["hepatitis", "gout", "allopurinol", "colchicine", "uric", "codeine", "Lattimore"],
  },
  {
    text: "Impression: ulcerative colitis, active.\nStart mesalazine 2.4 g once daily. Stop naproxen.\nFecal calprotectin 1240 ug/g (<50) H\nIntolerant of erythromycin.\nColonoscopy is booked for 30 March 2026 at 08:20 with Dr Salma Iqbal.",
    facts: ["colitis", "mesalazine", "naproxen", "calprotectin", "erythromycin", "colonoscopy", "Iqbal"],
  },
];

const ownRecords = 19;

/** `count` folders by seed, every likeness as often as every other. */
export function* foldersNamedAlike(count: number, seed: number): Generator<NamedAlike> {
  const chance = createChance(seed);
  const kinds = Object.entries(likenesses);
  let patient: Patient | undefined;
  let own: ChartRecord[] = [];
  for (let turn = 0; turn < count; turn++) {
    if (patient === undefined || turn % kinds.length === 0) {
      patient = personOf(chance);
      own = ownRecordsOf(patient, turn, chance);
    }
    const [kind, likeness] = kinds[turn % kinds.length] as (typeof kinds)[number];
    const person = likeness(patient, chance);
    const body = chance.pick(strangerBodies);
    const strangerId = `stranger-${turn}`;
    const text = `${chance.pick(heads)(person, "2026-02-10")}\n\n${body.text}\n\nYours sincerely,\n${chance.pick(clinicians)}`;
    const stranger = recordOf(strangerId, text);
    yield {
      kind,
      today,
      records: chance.shuffled([...own, stranger]),
      strangerId,
      stranger: `${person.first} ${person.family}, ${person.born ?? "no birth date"}, among ${patient.first} ${patient.family}'s, ${patient.born}`,
      facts: body.facts,
    };
  }
}

function personOf(chance: Chance): Patient {
  const born = `${chance.whole(1944, 1989)}-${String(chance.whole(1, 12)).padStart(2, "0")}-${String(chance.whole(1, 28)).padStart(2, "0")}`;
  return { first: chance.pick(firstNames), family: chance.pick(familyNames), born };
}

/**
 * The patient's own: most print name and birth date, some neither. One is under an initial, one has a letter mistaken, one gives day and
 * month changed over, one is from before a marriage: theirs all the same.
 */
function ownRecordsOf(patient: Patient, salt: number, chance: Chance): ChartRecord[] {
  const [year = "", month = "", day = ""] = patient.born.split("-");
  const variants: Record<number, Person> = {
    3: { ...patient, first: `${patient.first.charAt(0)}.` },
    7: { ...patient, family: `${patient.family}${patient.family.at(-1)}` },
    9: { ...patient, born: Number(day) <= 12 ? `${year}-${day}-${month}` : patient.born },
    11: { ...patient, family: chance.pick(familyNames.filter((name) => name !== patient.family)) },
    13: { ...patient, first: `${patient.first} Jane` },
    16: { ...patient, born: undefined },
  };
  return Array.from({ length: ownRecords }, (_, at) => {
    const body = chance.pick(ownBodies);
    const on = `2025-${String(1 + (at % 12)).padStart(2, "0")}-${String(chance.whole(1, 28)).padStart(2, "0")}`;
    const head = at % 6 === 5 ? `Diary\n${long(on)}` : chance.pick(heads)(variants[at] ?? patient, on);
    return recordOf(`own-${salt}-${at}`, `${head}\n\n${body}\n\nYours sincerely,\n${chance.pick(clinicians)}`);
  });
}

function recordOf(id: string, text: string): ChartRecord {
  const document = { id, originalFilename: `${id}.txt`, occurredOn: undefined, uploadedAt: today };
  return chartRecordOf(document, { pages: [textPage(text)] });
}
