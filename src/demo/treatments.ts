/** One medicine at one dose, from its first to its last day. */
export interface Treatment {
  name: string;
  dose: string;
  frequency: string;
  /** ISO day. */
  from: string;
  /** ISO day of the last dose; left out while it goes on. */
  to?: string;
  /** ISO weekday of a weekly medicine, 1 (Monday) to 7 (Sunday). */
  weekday?: number;
  /** Taken only when it is needed: not listed as taken on every day. */
  asNeeded?: boolean;
  /** The id of the file that says so, and of the one that ends or changes it. */
  fileId: string;
  endFileId?: string;
}

/** Nora's treatments in the order in which they began; a new dose or time of day is a new entry. */
export const treatments: readonly Treatment[] = [
  {
    name: "Naproxen",
    dose: "500 mg",
    frequency: "twice daily",
    from: "2024-12-03",
    to: "2024-12-28",
    fileId: "nora-gp-visit",
    endFileId: "nora-emergency-visit",
  },
  {
    name: "Omeprazole",
    dose: "20 mg",
    frequency: "once daily",
    from: "2024-12-03",
    to: "2025-05-21",
    fileId: "nora-gp-visit",
    endFileId: "nora-rheumatology-may",
  },
  {
    name: "Paracetamol",
    dose: "1 g",
    frequency: "up to four times daily if needed",
    from: "2024-12-28",
    asNeeded: true,
    fileId: "nora-emergency-visit",
  },
  {
    name: "Methotrexate",
    dose: "10 mg",
    frequency: "once a week on Wednesday",
    from: "2025-01-15",
    to: "2025-03-05",
    weekday: 3,
    fileId: "nora-rheumatology-january",
    endFileId: "nora-rheumatology-march",
  },
  {
    name: "Prednisolone",
    dose: "10 mg",
    frequency: "once daily at bedtime",
    from: "2025-01-15",
    to: "2025-02-05",
    fileId: "nora-prescription-photo",
    endFileId: "nora-nurse-clinic",
  },
  {
    name: "Colecalciferol",
    dose: "1000 units",
    frequency: "once daily",
    from: "2025-01-16",
    fileId: "nora-rheumatology-january",
  },
  {
    name: "Prednisolone",
    dose: "10 mg",
    frequency: "once daily in the morning",
    from: "2025-02-06",
    to: "2025-03-11",
    fileId: "nora-nurse-clinic",
    endFileId: "nora-rheumatology-march",
  },
  {
    name: "Folic acid",
    dose: "5 mg",
    frequency: "once a week on Friday",
    from: "2025-02-07",
    weekday: 5,
    fileId: "nora-nurse-clinic",
  },
  {
    name: "Methotrexate",
    dose: "15 mg",
    frequency: "once a week on Wednesday",
    from: "2025-03-12",
    weekday: 3,
    fileId: "nora-rheumatology-march",
  },
  {
    name: "Prednisolone",
    dose: "5 mg",
    frequency: "once daily in the morning",
    from: "2025-03-12",
    to: "2025-03-25",
    fileId: "nora-rheumatology-march",
    endFileId: "nora-prescription-march",
  },
];

/** Wednesdays without methotrexate: a cold (on advice), and a forgotten dose. */
export const missedDoses: readonly { name: string; date: string; fileId: string }[] = [
  { name: "Methotrexate", date: "2025-02-26", fileId: "nora-diary-february-march" },
  { name: "Methotrexate", date: "2025-04-16", fileId: "nora-voice-april" },
];

/** ISO weekday of an ISO day, 1 (Monday) to 7 (Sunday). */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
}

/** The treatments that were taken on a day, in the order in which they began. */
export function treatmentsOn(day: string): Treatment[] {
  return treatments.filter(
    (treatment) =>
      !treatment.asNeeded &&
      treatment.from <= day &&
      (treatment.to === undefined || day <= treatment.to) &&
      (treatment.weekday === undefined || treatment.weekday === weekdayOf(day)) &&
      !missedDoses.some((missed) => missed.name === treatment.name && missed.date === day),
  );
}

/** "Methotrexate 10 mg, prednisolone 10 mg"; empty where nothing was taken. Stomach protection and vitamins come last. */
export function medicationOn(day: string): string {
  const supporting = new Set(["Omeprazole", "Colecalciferol", "Folic acid"]);
  const taken = treatmentsOn(day).toSorted(
    (one, other) => Number(supporting.has(one.name)) - Number(supporting.has(other.name)),
  );
  return taken.map(({ name, dose }, index) => `${index === 0 ? name : name.toLowerCase()} ${dose}`).join(", ");
}

/** The different medicines that were tried, by name, in the order in which they began. */
export function medicationsTried(): string[] {
  return [...new Set(treatments.map(({ name }) => name))];
}
