import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));

function check(argument: string): { status: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, ".ci/commit-message.mjs"), argument], {
    encoding: "utf8",
  });
  return { status, output: stdout + stderr };
}

function checkMessage(message: string): number | null {
  const folder = mkdtempSync(join(tmpdir(), "red-thread-message-"));
  const file = join(folder, "COMMIT_EDITMSG");
  writeFileSync(file, message);
  const { status } = check(file);
  rmSync(folder, { recursive: true });
  return status;
}

it("the last commits follow Conventional Commits", () => {
  const { status, output } = check("--log");
  expect(output).toMatch(/^\d+ subjects checked\n$/);
  expect(status).toBe(0);
  // A copy without its history has nothing to check; a checkout always has.
  if (existsSync(join(root, ".git"))) expect(output).not.toMatch(/^0 /);
});

it.each([
  "feat(core): read dates that name a weekday",
  "fix: a second tab never reads the same document\n\nIt held no lock.\n",
  "feat(api)!: one error body",
  "# a comment of git's\nbuild: pin the engine",
])("takes %j", (message) => {
  expect(checkMessage(message)).toBe(0);
});

it.each([
  "Add dates",
  "feat:no space",
  "feature(core): dates",
  "feat(core): ",
  "wip",
  "fix: ends with a stop.",
  `fix: ${"x".repeat(120)}`,
])("refuses %j", (message) => {
  expect(checkMessage(message)).toBe(1);
});
