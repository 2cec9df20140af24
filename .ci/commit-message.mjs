/**
 * Checks that commit messages follow Conventional Commits (conventionalcommits.org).
 * `commit-message.mjs FILE` checks the message in a file, as git's commit-msg hook asks; `commit-message.mjs --log` the last 50 commits.
 */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const types = ["build", "chore", "ci", "docs", "feat", "fix", "perf", "refactor", "revert", "style", "test"];
const subjectForm = new RegExp(`^(${types.join("|")})(\\([a-z0-9]+([-/,][a-z0-9]+)*\\))?!?: \\S.*[^.\\s]$`);
const longestSubject = 120;

function findFault(subject) {
  if (!subjectForm.test(subject))
    return `is not of the form "type(scope): what and why" with a type of ${types.join(", ")}`;
  if (subject.length > longestSubject) return `has ${subject.length} characters; ${longestSubject} are allowed`;
}

function readSubjects(argument) {
  if (argument !== "--log")
    return [
      readFileSync(argument, "utf8")
        .split("\n")
        .find((line) => !line.startsWith("#")) ?? "",
    ];
  if (!existsSync(join(root, ".git"))) return [];
  const log = spawnSync("git", ["log", "--no-merges", "-n", "50", "--format=%s"], { cwd: root, encoding: "utf8" });
  if (log.status !== 0) throw new Error(`git log failed: ${log.stderr}`);
  return log.stdout.trim().split("\n").filter(Boolean);
}

const subjects = readSubjects(process.argv[2]);
const faults = subjects.flatMap((subject) => {
  const fault = findFault(subject);
  return fault ? [`"${subject}" ${fault}.`] : [];
});
for (const fault of faults) console.error(fault);
if (process.argv[2] === "--log") console.log(`${subjects.length} subjects checked`);
process.exitCode = faults.length > 0 ? 1 : 0;
