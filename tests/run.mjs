/**
 * `npm test`: everything, from a fresh clone. `node tests/run.mjs STAGE… [-- ARGUMENT…]` runs some stages only and hands the arguments
 * to their test runner. Ends with the counts of all runners and one line for machines: `N passed, N failed, N skipped`.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { provideChromium } from "../.ci/chromium.mjs";
import { installIfNeeded, root } from "../.ci/install.mjs";

const nothing = { passed: 0, failed: 0, skipped: 0 };
const typeScriptProjects = ["src/core", "src", "src/workers", "sync-server", "tests"];
const reports = mkdtempSync(join(tmpdir(), "red-thread-tests-"));

/** Runs a program of node_modules with Node itself, and streams what it prints. Answers true for exit code 0. */
function runModule(script, words, environment = {}) {
  const { status } = spawnSync(process.execPath, [join(root, "node_modules", script), ...words], {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, ...environment },
  });
  return status === 0;
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}

/** A runner that failed, or that ran nothing, never counts as zero failures. */
function settle(counts, succeeded) {
  const ran = counts.passed + counts.failed > 0;
  return counts.failed === 0 && !(succeeded && ran) ? { ...counts, failed: 1 } : counts;
}

/** Checks are no tests: they add nothing to what passed, and one failure for each that fails. */
function check() {
  const results = [
    runModule("@biomejs/biome/bin/biome", ["check", "--error-on-warnings"]),
    ...typeScriptProjects.map((project) => runModule("typescript/bin/tsc", ["-p", project])),
  ];
  return { ...nothing, failed: results.filter((succeeded) => !succeeded).length };
}

function vitest(project, words) {
  const file = join(reports, `${project}.json`);
  const options = ["run", "--config", "tests/vitest.config.ts", "--project", project];
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  const succeeded = runModule("vitest/vitest.mjs", [...options, ...reporters, ...words]);
  const report = readReport(file);
  const counts = report
    ? {
        passed: report.numPassedTests,
        failed: report.numFailedTests,
        skipped: report.numPendingTests + report.numTodoTests,
      }
    : nothing;
  return settle(counts, succeeded);
}

function build() {
  const { status } = spawnSync(process.execPath, [join(root, ".build", "build.mjs")], {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
  });
  return { ...nothing, failed: status === 0 ? 0 : 1 };
}

function playwright(words) {
  const file = join(reports, "e2e.json");
  const succeeded = runModule(
    "@playwright/test/cli.js",
    ["test", "--config", "tests/e2e/playwright.config.ts", ...words],
    {
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    },
  );
  const stats = readReport(file)?.stats;
  // What passed only at its second try is counted with what passed, and said: a machine that stood still is not a fault of the product.
  if (stats?.flaky) console.warn(`${stats.flaky} passed only at the second try (named above as flaky).`);
  const counts = stats
    ? { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped }
    : nothing;
  return settle(counts, succeeded);
}

const stages = {
  check: () => check(),
  unit: (words) => vitest("unit", words),
  browser: (words) => vitest("browser", words),
  build: () => build(),
  built: (words) => vitest("built", words),
  e2e: (words) => playwright(words),
};

const needsBuild = new Set(["built", "e2e"]);

const argv = process.argv.slice(2);
const named = argv.filter((word) => word in stages);
const words = argv.filter((word) => !(word in stages) && word !== "--");
const chosen = named.length > 0 ? named : Object.keys(stages);

installIfNeeded();
if (chosen.some((stage) => ["browser", "built", "e2e"].includes(stage)))
  process.env.CHROMIUM_PATH = await provideChromium();

const results = [];
for (const stage of chosen) {
  console.log(`\n── ${stage}`);
  const started = performance.now();
  const notBuilt = needsBuild.has(stage) && results.some((result) => result.stage === "build" && result.failed > 0);
  if (notBuilt) console.log("Not run, because the build failed.");
  const counts = notBuilt ? { ...nothing, failed: 1 } : stages[stage](words);
  results.push({ stage, ...counts, seconds: Math.round((performance.now() - started) / 100) / 10 });
}
rmSync(reports, { recursive: true, force: true });

console.log();
console.table(Object.fromEntries(results.map(({ stage, ...counts }) => [stage, counts])));
const total = (key) => results.reduce((sum, result) => sum + result[key], 0);
console.log(`${total("passed")} passed, ${total("failed")} failed, ${total("skipped")} skipped`);
const testsWereAsked = chosen.some((stage) => stage !== "check" && stage !== "build");
process.exitCode = total("failed") > 0 || (testsWereAsked && total("passed") === 0) ? 1 : 0;
