import { runTests } from "./test-files.ts";

const kills = 100;

/**
 * A disk of 12 MB that is filled, a database that is damaged at 20 places, a backup under load; in the browser, tabs that are killed in the middle
 * of writing, no room at each kind of write, a database that is taken away, a clock that is moved, two tabs, and a file that is not as it was built.
 */
export function soakStorage(): string[] {
  return [
    ...runTests("unit", ["tests/sync-server/storage/disk.test.ts", "tests/sync-server/commands/commands.test.ts"]),
    ...runTests(
      "browser",
      [
        "tests/db/killed-tab.browser.test.ts",
        "tests/db/storage-faults.browser.test.ts",
        "tests/db/two-tabs.browser.test.ts",
        "tests/app/save-status.browser.test.tsx",
      ],
      { VITE_BROWSER_KILLS: String(kills) },
    ),
    ...runTests("built", ["tests/build/changed-file.built.test.ts"]),
  ];
}
