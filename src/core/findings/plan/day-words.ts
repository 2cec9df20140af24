import { dateInWords } from "#core/understanding/facts/calendar.ts";

/** "on 8 July 2025", "in July 2025", "in 2025". */
export function onDay(date: string): string {
  return `${date.length > 7 ? "on" : "in"} ${dateInWords(date)}`;
}

const weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

/** "Thursday 26 February 2026"; the month or year alone where no more is known. */
export function weekdayAndDate(date: string): string {
  if (date.length < 10) return dateInWords(date);
  return `${weekdays[new Date(`${date.slice(0, 10)}T00:00:00Z`).getUTCDay()]} ${dateInWords(date.slice(0, 10))}`;
}

/** Whole months between two ISO dates. */
export function monthsBetween(from: string, to: string): number {
  const [year = 0, month = 1, day = 15] = from.split("-").map(Number);
  const [laterYear = 0, laterMonth = 1, laterDay = 15] = to.split("-").map(Number);
  return (laterYear - year) * 12 + laterMonth - month - (laterDay < day ? 1 : 0);
}

/** "about 7 months", "about 2 years". */
export function howLong(from: string, to: string): string {
  const months = monthsBetween(from, to);
  if (from.length === 4 || months >= 24) return `about ${Math.max(1, Math.round(months / 12))} years`;
  if (months >= 2) return `about ${months} months`;
  const days = Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
  return days >= 14 ? `about ${Math.round(days / 7)} weeks` : `${days} days`;
}
