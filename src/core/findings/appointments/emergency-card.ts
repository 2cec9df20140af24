import { lacksWords } from "#core/chart/unread-record.ts";
import type { Chart, ChartAllergy, ChartMedicine, ChartPerson, ChartProblem } from "#core/domain/chart.ts";
import type { MedicalDocument } from "#core/domain/medical-document.ts";
import { medicineList } from "#core/findings/medicines/medicine-list.ts";

/** What somebody who helps in an emergency has to know. Each with its places in the records. */
export interface EmergencyCard {
  patient: Chart["patient"];
  /** The day of which all of this is true as far as the records tell. ISO 8601. */
  asOf: string;
  allergies: ChartAllergy[];
  /** Taken now, or not known not to be: on hold, planned, not clear. What was stopped is left out. */
  medicines: ChartMedicine[];
  problems: ChartProblem[];
  contacts: ChartPerson[];
  /** Of how many records words are missing here: not read, or not yet, or not all of their pages. */
  unread: number;
}

const statedContact = /\bnext of kin\b|\bnok\b|\bemergency contact\b/i;
const family =
  /\b(?:partner|wife|husband|spouse|daughter|son|mother|father|mum|mom|mam|dad|brother|sister|carer|guardian|friend|neighbour)\b/i;

export function emergencyCard(
  documents: readonly Pick<MedicalDocument, "processingStatus">[],
  chart: Chart,
): EmergencyCard {
  const notRead = documents.filter(({ processingStatus }) => processingStatus !== "completed");
  const { current, open } = medicineList(chart);
  return {
    patient: chart.patient,
    asOf: chart.asOf,
    allergies: chart.allergies.filter(({ status }) => status !== "refuted"),
    medicines: [...current, ...open].map(({ medicine }) => medicine),
    problems: chart.problems.filter(({ status }) => status === "active" || status === "suspected"),
    contacts: contactsOf(chart.people),
    unread: notRead.length + chart.unread.filter(lacksWords).length,
  };
}

/** Who a record says is to be called; else family with a number to call. */
function contactsOf(people: readonly ChartPerson[]): ChartPerson[] {
  const stated = people.filter(({ role }) => role !== undefined && statedContact.test(role));
  if (stated.length > 0) return stated;
  return people.filter(
    ({ role, phone, citations }) =>
      role !== undefined &&
      family.test(role) &&
      phone !== undefined &&
      citations.some(({ quote }) => quote.includes(phone)),
  );
}
