import { locale } from "#features/texts/chosen-language.ts";
import { syncStatusTexts as words } from "#features/texts/sync-status.ts";
import type { SyncStatus } from "#sync/status.ts";

/** "14:32" of today, else "12 Nov, 14:32". Both in epoch milliseconds. */
export function formatMoment(at: number, now: number): string {
  const time = { hour: "2-digit", minute: "2-digit" } as const;
  const isToday = new Date(at).toDateString() === new Date(now).toDateString();
  const style = isToday ? time : ({ day: "numeric", month: "short", ...time } as const);
  return new Intl.DateTimeFormat(locale, style).format(at);
}

/** The words of the chrome. `now`: epoch milliseconds. */
export function shortStatus(status: SyncStatus, now: number): string {
  switch (status.kind) {
    case "off":
    case "saved-here":
      return words.savedHere;
    case "syncing":
      return words.syncing(status.done, status.of);
    case "up-to-date":
      return words.upToDate;
    case "offline":
      return words.offline(formatMoment(status.since, now));
    case "problem":
      return words.problems[status.problem].short;
  }
}

/** What is read aloud when it changes: without numbers, which change too often. */
export function spokenStatus(status: SyncStatus, now: number): string {
  return status.kind === "syncing" ? words.syncingQuietly : shortStatus(status, now);
}
