/** A sealed copy of all records of an account that lies outside the browser. */
export interface Backup {
  /** Epoch milliseconds. */
  at: number;
  documents: number;
  /** Of the file. */
  bytes: number;
  /** What the records were then, so that it is known whether something came since. */
  print: string;
}

/** What is known of an account when it is asked whether a backup is needed. Times in epoch milliseconds. */
export interface BackupSituation {
  now: number;
  last: Backup | undefined;
  /** What the records are now. */
  print: string;
  documents: number;
  /** When the first record was kept; undefined where there is none. */
  firstKeptAt: number | undefined;
  /** Another copy of the records exists on a server and on the person's other devices. */
  isSyncing: boolean;
}

const dayMs = 86_400_000;
/** A backup that needs nobody is made anew after this time. */
const automaticAfter = dayMs;
/** Somebody who has made one is asked again after this time. */
const remindAfter = 14 * dayMs;
/** Nobody is asked on their first day, unless there is much to lose already. */
const firstAfter = dayMs;
const muchToLose = 5;

/** Whether something would be lost today that the last backup does not hold. */
export function holdsNews({ last, print, documents }: BackupSituation): boolean {
  return documents > 0 && last?.print !== print;
}

/** Whether a backup that asks nobody is to be made now. */
export function isBackupDue(situation: BackupSituation): boolean {
  const { last, now } = situation;
  return holdsNews(situation) && (last === undefined || now - last.at >= automaticAfter);
}

/** Whether the person is to be reminded: what is here is the only copy, and the last backup is old or never was. */
export function remindsOfBackup(situation: BackupSituation): boolean {
  const { last, now, documents, firstKeptAt = now, isSyncing } = situation;
  if (isSyncing || !holdsNews(situation)) return false;
  if (last === undefined) return documents >= muchToLose || now - firstKeptAt >= firstAfter;
  return now - last.at >= remindAfter;
}
