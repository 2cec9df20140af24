import type { ClinicalDate } from "#core/domain/fact.ts";
import { locale } from "./chosen-language.ts";
import { texts } from "./texts.ts";

const precisions = {
  day: { day: "numeric", month: "long", year: "numeric" },
  month: { month: "long", year: "numeric" },
  year: { year: "numeric" },
} as const satisfies Record<ClinicalDate["precision"], Intl.DateTimeFormatOptions>;

/**
 * Making a format takes a hundred times as long as using it, and an account may hold ten thousand dates. Only those without a time zone are
 * kept: where the person is may change while the app is open.
 */
const clinicalFormats = Object.fromEntries(
  Object.entries(precisions).map(([precision, style]) => [
    precision,
    new Intl.DateTimeFormat(locale, { ...style, timeZone: "UTC" }),
  ]),
) as Record<ClinicalDate["precision"], Intl.DateTimeFormat>;

/** "21 May 2025", "May 2025" or "2025": never more precise than the record is. A clinical date has no time zone. */
export function formatClinicalDate({ date, precision }: ClinicalDate): string {
  const [year, month = "01", day = "01"] = date.split("-");
  const instant = new Date(`${year}-${month}-${day}T00:00:00Z`);
  if (Number.isNaN(instant.getTime())) return date;
  return clinicalFormats[precision].format(instant);
}

/** The day of an instant, where the person is. `instant` is ISO 8601. */
export function formatDay(instant: string): string {
  return new Intl.DateTimeFormat(locale, precisions.day).format(new Date(instant));
}

/** "21 May 2025, 14:32" of an instant, where the person is. Epoch milliseconds. */
export function formatInstant(at: number): string {
  return new Intl.DateTimeFormat(locale, { ...precisions.day, hour: "2-digit", minute: "2-digit" }).format(at);
}

/** "14:32" of an instant, where the person is. Epoch milliseconds. */
export function formatTime(at: number): string {
  return new Intl.DateTimeFormat(locale, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" }).format(at);
}

/** "Dec 2024" of a calendar month ("2024-12"). */
export function formatMonth(month: string): string {
  const style = { month: "short", year: "numeric", timeZone: "UTC" } as const;
  return new Intl.DateTimeFormat(locale, style).format(new Date(`${month}-01T00:00:00Z`));
}

/** "3 KB", "1.4 MB" or "57.2 GB", as file managers count (1024). */
export function formatSize(bytes: number): string {
  if (bytes < 1024 ** 2) return `${Math.max(1, Math.round(bytes / 1024))} KB`;
  return bytes < 1024 ** 3 ? `${(bytes / 1024 ** 2).toFixed(1)} MB` : `${(bytes / 1024 ** 3).toFixed(1)} GB`;
}

/** What stands before the @ of an e-mail address, or a word for anybody where there is none. */
export function displayName(email: string | undefined): string {
  return email?.split("@")[0] || texts.hub.unnamed;
}
