/** Every result that stands in Nora's laboratory reports, once. */
export interface LabTest {
  test: string;
  unit: string;
  range: string;
  /** By ISO day of the sample. */
  results: Record<string, string>;
}

export const sampleDays = ["2024-12-05", "2025-01-29", "2025-03-05", "2025-04-23", "2025-05-14"] as const;

function onAllDays(values: [string, string, string, string, string]): Record<string, string> {
  return Object.fromEntries(sampleDays.map((day, index) => [day, values[index] ?? ""]));
}

export const labTests: readonly LabTest[] = [
  { test: "CRP", unit: "mg/L", range: "0-5", results: onAllDays(["32.6", "18.4", "9.6", "13.7", "3.9"]) },
  { test: "ESR", unit: "mm/h", range: "0-20", results: onAllDays(["58", "39", "24", "27", "14"]) },
  {
    test: "Haemoglobin",
    unit: "g/dL",
    range: "12.0-15.5",
    results: onAllDays(["11.2", "11.3", "11.5", "11.6", "11.9"]),
  },
  {
    test: "White cell count",
    unit: "10^9/L",
    range: "4.0-11.0",
    results: onAllDays(["8.4", "9.8", "9.1", "7.2", "6.4"]),
  },
  { test: "Neutrophils", unit: "10^9/L", range: "2.0-7.5", results: onAllDays(["5.6", "6.9", "6.2", "4.6", "3.9"]) },
  { test: "Platelets", unit: "10^9/L", range: "150-400", results: onAllDays(["431", "412", "371", "388", "302"]) },
  { test: "ALT", unit: "U/L", range: "7-40", results: onAllDays(["19", "24", "33", "38", "31"]) },
  { test: "Creatinine", unit: "umol/L", range: "45-84", results: onAllDays(["64", "66", "63", "65", "64"]) },
  // Low, and never measured again nor named in a letter: the result that nobody followed up.
  { test: "Ferritin", unit: "ug/L", range: "15-150", results: { "2024-12-05": "11" } },
  { test: "Vitamin D", unit: "nmol/L", range: "50-175", results: { "2024-12-05": "27", "2025-05-14": "62" } },
  { test: "TSH", unit: "mU/L", range: "0.4-4.0", results: { "2024-12-05": "1.8" } },
  { test: "Rheumatoid factor", unit: "IU/mL", range: "0-14", results: { "2024-12-05": "86" } },
  { test: "Anti-CCP antibodies", unit: "U/mL", range: "0-10", results: { "2024-12-05": "214" } },
];

export interface LabRow {
  test: string;
  result: string;
  unit: string;
  range: string;
  /** "H", "L" or nothing, from the range. */
  flag: string;
}

export function flagOf(result: string, range: string): string {
  const [low = 0, high = 0] = range.split("-").map(Number);
  const value = Number(result);
  if (value < low) return "L";
  return value > high ? "H" : "";
}

/** The results of one day in the order of the list. */
export function rowsOf(day: string): LabRow[] {
  return labTests.flatMap(({ test, unit, range, results }) => {
    const result = results[day];
    return result === undefined ? [] : [{ test, result, unit, range, flag: flagOf(result, range) }];
  });
}

/** The result of a test on a day. @throws when it was not measured. */
export function resultOf(test: string, day: string): string {
  const result = labTests.find((each) => each.test === test)?.results[day];
  if (result === undefined) throw new Error(`${test} was not measured on ${day}`);
  return result;
}
