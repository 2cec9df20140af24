import type { MedicalDocument } from "#core/domain/medical-document.ts";
import { leastSpanOfRhythm } from "#core/findings/threads/candidates.ts";
import { leastDays, leastDaysOfEvents } from "#core/findings/threads/daily-series.ts";
import { entryName } from "#core/understanding/entries/entry-page.ts";

/** With so many days everything that `core/findings/threads` looks for in daily entries can be looked for: about, because days are left out. */
export const daysForThreads = Math.ceil(Math.max(leastDays, leastDaysOfEvents, leastSpanOfRhythm) / 10) * 10;

export interface CheckInProgress {
  /** Different days with a check-in. */
  days: number;
  /** About so many are needed. */
  needed: number;
  /** From so many days on, what is scored every day (pain, sleep, energy) is compared at all. */
  firstLook: number;
}

/** How far the check-ins have come: the requirements are those of `core/findings/threads`. */
export function checkInProgress(documents: readonly MedicalDocument[]): CheckInProgress {
  const days = new Set(documents.filter(isCheckIn).map(({ originalFilename }) => originalFilename));
  return progressOfDays(days.size);
}

/** The same, where the days are counted. */
export function progressOfDays(days: number): CheckInProgress {
  return { days, needed: daysForThreads, firstLook: leastDays };
}

/** "Check-in, 20 November 2026", whole: a file would have its ending. */
const nameOfCheckIn = /^Check-in, \d{1,2} [A-Z][a-z]{2,8} \d{4}$/;

/** The check-ins among what is known by its name alone, and on how many different days they are. */
export function checkInDays<Named extends { originalFilename: string }>(
  documents: readonly Named[],
): { days: number; documents: Named[] } {
  const found = documents.filter(({ originalFilename }) => nameOfCheckIn.test(originalFilename));
  return { days: new Set(found.map(({ originalFilename }) => originalFilename)).size, documents: found };
}

/** Whether a record is a check-in, also before it was read. */
export function isCheckIn({ type, originalFilename }: Pick<MedicalDocument, "type" | "originalFilename">): boolean {
  return type === "entry" && originalFilename.startsWith("Check-in, ");
}

/** The check-in of a day (ISO), the newest where there are several; undefined where there is none. */
export function checkInOf<Document extends Pick<MedicalDocument, "type" | "originalFilename" | "uploadedAt">>(
  documents: readonly Document[],
  date: string,
): Document | undefined {
  const name = entryName({ kind: "check-in", date });
  const ofDay = documents.filter(({ type, originalFilename }) => type === "entry" && originalFilename === name);
  return ofDay.toSorted((one, other) => other.uploadedAt.localeCompare(one.uploadedAt))[0];
}
