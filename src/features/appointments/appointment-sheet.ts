import type { Citation } from "#core/domain/citation.ts";
import type { Fact } from "#core/domain/fact.ts";
import type { Insight } from "#core/domain/insight.ts";
import type { AppointmentBrief, Change } from "#core/findings/appointments/appointment-brief.ts";
import { appointmentsTexts as words } from "#features/texts/appointments.ts";
import { formatClinicalDate } from "#features/texts/formats.ts";
import { capitalised, medicineName } from "#features/texts/medicine-names.ts";
import { resultName } from "#features/texts/result-names.ts";

export interface SheetLine {
  text: string;
  detail: string;
  /** The numbers of its sources, from 1. Always at least one. */
  sources: number[];
}

export interface SheetSection {
  id: "changes" | "medicines" | "results" | "threads";
  heading: string;
  lines: SheetLine[];
  /** What stands there where there is no line. */
  none: string;
}

/** What the screen shows and the paper prints, in words. */
export interface AppointmentSheet {
  sections: SheetSection[];
  sources: Citation[];
}

/** So many threads are talked about in one appointment, each with so many of its places on either side. */
const mostThreads = 5;
const placesOfEachSide = 2;

/**
 * Puts a brief, and the red threads that are shown, into words. Sources are numbered together, each place once, in the order in which they
 * are first named. Without a thread there is no section of them.
 */
export function appointmentSheet(brief: AppointmentBrief, threads: readonly Insight[] = []): AppointmentSheet {
  const sources: Citation[] = [];
  const numbers = new Map<string, number>();
  const numberOf = ({ citation }: Pick<Fact, "citation">): number => {
    const key = `${citation.documentId} ${citation.page} ${citation.start} ${citation.end}`;
    const known = numbers.get(key);
    if (known !== undefined) return known;
    sources.push(citation);
    numbers.set(key, sources.length);
    return sources.length;
  };
  const line = (fact: Fact, text: string, details: (string | undefined)[]): SheetLine => ({
    text: oneLine(text),
    detail: oneLine(details.filter(Boolean).join(", ")),
    sources: [numberOf(fact)],
  });

  const { lastVisit } = brief;
  const changes: SheetSection = {
    id: "changes",
    heading: lastVisit ? words.changes.heading(formatClinicalDate(lastVisit.date)) : words.changes.headingWithout,
    none: lastVisit ? words.changes.none : words.changes.noVisit,
    lines: brief.changes.map((change) => line(change.fact, changeText(change), changeDetails(change))),
  };
  const medicines: SheetSection = {
    id: "medicines",
    heading: words.medicines.heading,
    none: words.medicines.none,
    lines: brief.medicines.current.flatMap(({ statements, differ }) =>
      statements.map((statement) =>
        line(statement, medicineText(statement), [
          words.status(statement.status),
          statement.date ? words.medicines.asOf(formatClinicalDate(statement.date)) : words.undated,
          differ ? words.medicines.differ : undefined,
        ]),
      ),
    ),
  };
  const results: SheetSection = {
    id: "results",
    heading: words.results.heading,
    none: words.results.none,
    lines: brief.outOfRange.map((fact) => line(fact, resultText(fact), resultDetails(fact))),
  };
  const threadLines = threads.slice(0, mostThreads).flatMap(({ insight, confidence, evidence, recommendedAction }) => {
    const { supporting, contradicting } = evidence;
    const places = [...supporting.slice(0, placesOfEachSide), ...contradicting.slice(0, placesOfEachSide)];
    if (places.length === 0) return [];
    const said = words.threads.detail(Math.round(confidence), supporting.length, contradicting.length);
    const detail = [said, recommendedAction].filter(Boolean).join(" ");
    return [
      {
        text: oneLine(insight),
        detail: oneLine(detail),
        sources: [...new Set(places.map((citation) => numberOf({ citation })))],
      },
    ];
  });
  const found: SheetSection = { id: "threads", heading: words.threads.heading, none: "", lines: threadLines };
  return { sections: [changes, medicines, results, ...(threadLines.length === 0 ? [] : [found])], sources };
}

function changeText({ kind, fact }: Change): string {
  if (kind === "medicine") return medicineText(fact);
  return kind === "result" ? resultText(fact) : capitalised(fact.name);
}

function changeDetails({ kind, fact }: Change): (string | undefined)[] {
  if (kind === "medicine") return [words.status(fact.status), dayOf(fact)];
  return kind === "result" ? resultDetails(fact) : [words.changes.fresh[kind], dayOf(fact)];
}

function medicineText(fact: Fact): string {
  const amount = [fact.dose ?? fact.form, fact.frequency].filter(Boolean).join(", ");
  return `${medicineName(fact)} ${amount}`;
}

function resultText(fact: Fact): string {
  const { value, unit } = fact;
  return [resultName(fact), value, unit].filter(Boolean).join(" ");
}

function resultDetails(fact: Fact): (string | undefined)[] {
  const { flag, referenceRange } = fact;
  return [flag && words.flags[flag], referenceRange && words.results.range(referenceRange.text), dayOf(fact)];
}

function dayOf({ date }: Fact): string {
  return date === undefined ? words.undated : formatClinicalDate(date);
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
}
