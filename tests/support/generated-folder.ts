import { seededRandom } from "./seeded-random.ts";

const medicines =
  `Methotrexate|15 mg|once a week;Folic acid|5 mg|once a week;Levothyroxine|75 micrograms|once a day;Amlodipine|5 mg|once a day;
Ramipril|10 mg|once a day;Bisoprolol|2.5 mg|once a day;Atorvastatin|40 mg|at night;Metformin|500 mg|twice a day;Gliclazide|80 mg|twice a day;
Omeprazole|20 mg|once a day;Lansoprazole|30 mg|once a day;Sertraline|50 mg|once a day;Mirtazapine|15 mg|at night;Amitriptyline|10 mg|at night;
Gabapentin|300 mg|three times a day;Paracetamol|1 g|four times a day;Naproxen|500 mg|twice a day;Codeine|30 mg|when needed;Salbutamol|100 micrograms|when needed;
Beclometasone|200 micrograms|twice a day;Montelukast|10 mg|at night;Cetirizine|10 mg|once a day;Furosemide|40 mg|once a day;Spironolactone|25 mg|once a day;
Apixaban|5 mg|twice a day;Clopidogrel|75 mg|once a day;Aspirin|75 mg|once a day;Allopurinol|100 mg|once a day;Colchicine|500 micrograms|twice a day;
Prednisolone|5 mg|once a day;Hydroxychloroquine|200 mg|once a day;Sulfasalazine|1 g|twice a day;Azathioprine|50 mg|once a day;Leflunomide|20 mg|once a day;
Tamsulosin|400 micrograms|once a day;Finasteride|5 mg|once a day;Solifenacin|5 mg|once a day;Alendronic acid|70 mg|once a week;Donepezil|10 mg|at night;
Lamotrigine|100 mg|twice a day;Levetiracetam|500 mg|twice a day;Topiramate|50 mg|twice a day;Sumatriptan|50 mg|when needed;Propranolol|40 mg|twice a day;
Lithium|400 mg|at night`
    .split(";")
    .map((row) => row.trim().split("|"));
const allergens = ["Penicillin", "Latex", "Ibuprofen", "Trimethoprim", "Codeine", "Peanuts", "Erythromycin"];
const reactions = ["rash", "hives", "swelling of the face", "anaphylaxis", "vomiting"];
const problems =
  "Rheumatoid arthritis;Hypothyroidism;Hypertension;Type 2 diabetes;Asthma;Gout;Osteoporosis;Migraine;Epilepsy;Atrial fibrillation;Depression;Psoriasis;Glaucoma;Heart failure;Chronic kidney disease".split(
    ";",
  );

/** Records of one invented patient who takes so many medicines, as clinics write them: a list, and letters that stop and add. */
export function generatedFolder(seed: number, count: number): { name: string; lines: string[] }[] {
  const random = seededRandom(seed);
  const some = <Item>(all: readonly Item[], least: number, most: number) => {
    const shuffled = all.map((item) => ({ item, at: random() })).sort((one, other) => one.at - other.at);
    return shuffled.slice(0, least + Math.floor(random() * (most - least + 1))).map(({ item }) => item);
  };
  const taken = some(medicines, count, count);
  const stopped = some(
    medicines.filter((one) => !taken.includes(one)),
    0,
    2,
  );
  const head = (title: string, day: string) => [
    title,
    "Patient: Nora Ellis",
    "Date of birth: 04/05/1984",
    `Date: ${day}`,
    "",
  ];
  const list = [
    ...head("Clinic letter", "14 March 2025"),
    "Medications",
    "Medicine | Dose | Frequency",
    ...taken.map((row) => row.join(" | ")),
    "",
    "Allergies",
    ...some(allergens, 1, 4).map((name) => `${name} (${reactions[Math.floor(random() * reactions.length)]})`),
    "",
    "Problems",
    ...some(problems, 1, 9).map((name) => `- ${name}`),
  ];
  const later = [
    ...head("Clinic letter", "20 May 2025"),
    "Results",
    "Test | Result | Units | Range",
    `CRP | ${5 + Math.floor(random() * 60)} | mg/L | 0 - 5`,
    `Haemoglobin | ${100 + Math.floor(random() * 60)} | g/L | 120 - 160`,
    "",
    "Plan",
    ...stopped.map(([name]) => `${name} was stopped in April 2025 because of nausea.`),
    "Please repeat the blood test in July 2025.",
  ];
  const before = [
    ...head("Blood results", "10 January 2025"),
    "Results",
    "Test | Result | Units | Range",
    `CRP | ${5 + Math.floor(random() * 60)} | mg/L | 0 - 5`,
    `Haemoglobin | ${100 + Math.floor(random() * 60)} | g/L | 120 - 160`,
  ];
  return [
    { name: "results.txt", lines: before },
    { name: "letter.txt", lines: list },
    { name: "later.txt", lines: later },
  ];
}
