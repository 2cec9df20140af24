import { firstRecordTexts } from "#features/texts/first-record.ts";
import { formatDay, formatTime } from "#features/texts/formats.ts";

const words = firstRecordTexts.until;

/** "tomorrow at 14:32": when what is not kept is deleted. Epoch milliseconds. */
export function untilWords(expiresAt: number, now: number): string {
  const days = dayOf(expiresAt) - dayOf(now);
  if (days === 0) return words.today(formatTime(expiresAt));
  return days === 1
    ? words.tomorrow(formatTime(expiresAt))
    : words.later(formatDay(new Date(expiresAt).toISOString()), formatTime(expiresAt));
}

/** The number of a day where the person is. */
function dayOf(instant: number): number {
  const day = new Date(instant);
  return Math.round(Date.UTC(day.getFullYear(), day.getMonth(), day.getDate()) / 86_400_000);
}
