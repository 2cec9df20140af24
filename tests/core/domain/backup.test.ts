import { describe, expect, test } from "vitest";
import { type BackupSituation, isBackupDue, remindsOfBackup } from "#core/domain/backup.ts";

const day = 86_400_000;
const now = Date.UTC(2026, 3, 1);
const copy = (daysAgo: number, print = "old") => ({ at: now - daysAgo * day, documents: 3, bytes: 9, print });

function situation(changes: Partial<BackupSituation>): BackupSituation {
  return {
    now,
    last: undefined,
    print: "new",
    documents: 3,
    firstKeptAt: now - 2 * day,
    isSyncing: false,
    ...changes,
  };
}

describe("a backup that asks nobody", () => {
  test.each<[string, Partial<BackupSituation>, boolean]>([
    ["the first one", {}, true],
    ["nothing was kept yet", { documents: 0, firstKeptAt: undefined }, false],
    ["something came since yesterday", { last: copy(1) }, true],
    ["something came an hour ago", { last: copy(1 / 24) }, false],
    ["nothing came for a year", { last: copy(365, "new") }, false],
    ["somebody who syncs still gets one", { isSyncing: true }, true],
  ])("%s", (_name, changes, due) => expect(isBackupDue(situation(changes))).toBe(due));
});

describe("the reminder", () => {
  test.each<[string, Partial<BackupSituation>, boolean]>([
    ["never made, records since two days", {}, true],
    ["never made, one record of today", { documents: 1, firstKeptAt: now - day / 2 }, false],
    ["never made, much was put in today", { documents: 5, firstKeptAt: now - day / 2 }, true],
    ["no records", { documents: 0, firstKeptAt: undefined }, false],
    ["a week old, with news", { last: copy(7) }, false],
    ["two weeks old, with news", { last: copy(14) }, true],
    ["a year old, without news", { last: copy(365, "new") }, false],
    ["another copy is on a server", { isSyncing: true }, false],
  ])("%s", (_name, changes, reminds) => expect(remindsOfBackup(situation(changes))).toBe(reminds));
});
