import type { ChartMedicine } from "#core/domain/chart.ts";
import type { Citation } from "#core/domain/citation.ts";
import { clinicalDateOf } from "#core/domain/clinical-date.ts";
import type { EmergencyCard } from "#core/findings/appointments/emergency-card.ts";
import { appointmentsTexts } from "#features/texts/appointments.ts";
import { emergencyTexts as words } from "#features/texts/emergency.ts";
import { formatClinicalDate } from "#features/texts/formats.ts";
import { frequencyWords } from "#features/texts/frequency.ts";
import { capitalised, medicineName } from "#features/texts/medicine-names.ts";

export interface CardEntry {
  text: string;
  detail: string;
  /** Where it stands in the records: at least one place. */
  citations: Citation[];
}

export interface CardPart {
  heading: string;
  /** In a frame: what must be seen first. */
  boxed: boolean;
  entries: CardEntry[];
  none: string;
}

/** The card in words, for the screen, the paper and the picture alike. */
export interface CardWords {
  title: string;
  name: string;
  born: string;
  made: string;
  blocks: CardPart[];
  notice: string;
  pageOf: (page: number, count: number) => string;
}

export function cardWords(card: EmergencyCard): CardWords {
  const { name, born } = card.patient;
  const contacts = card.contacts.map(({ name: called, role, phone, citations }) => ({
    text: oneLine([called, phone].filter(Boolean).join(" ")),
    detail: oneLine(role ?? ""),
    citations,
  }));
  return {
    title: words.title,
    name: name ?? words.noName,
    born: born === undefined ? words.noBirth : words.born(dayOf(born)),
    made: words.made(dayOf(card.asOf)),
    blocks: [
      {
        heading: words.allergies,
        boxed: true,
        entries: card.allergies.map((allergy) => ({
          text: oneLine(capitalised(allergy.name)),
          detail: detailOf([allergy.reaction, allergy.status === "doubtful" && words.doubtful]),
          citations: allergy.citations,
        })),
        none: words.noAllergies,
      },
      {
        heading: words.medicines,
        boxed: false,
        entries: card.medicines.map((medicine) => ({
          text: oneLine(medicineName(medicine)),
          detail: amountOf(medicine),
          citations: medicine.citations,
        })),
        none: words.noMedicines,
      },
      {
        heading: words.problems,
        boxed: false,
        entries: card.problems.map((problem) => ({
          text: oneLine(capitalised(problem.name)),
          detail: problem.status === "suspected" ? words.suspected : "",
          citations: problem.citations,
        })),
        none: words.noProblems,
      },
      ...(contacts.length === 0 ? [] : [{ heading: words.contacts, boxed: false, entries: contacts, none: "" }]),
    ],
    notice: words.notice(card.unread),
    pageOf: words.pageOf,
  };
}

function amountOf({ dose, frequency, status }: ChartMedicine): string {
  const isSaid = status === "as-needed" && frequency !== undefined;
  return detailOf([dose, frequencyWords(frequency), !isSaid && appointmentsTexts.medicines.status[status]]);
}

function detailOf(parts: readonly (string | false | undefined)[]): string {
  return oneLine(parts.filter(Boolean).join(", "));
}

function dayOf(date: string): string {
  return formatClinicalDate(clinicalDateOf(date));
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
}
