import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

interface Report {
  testResults: { assertionResults: { title: string; status: string }[]; message: string; name: string }[];
}

/** Files of tests in the runner of the tests; answers what failed or was not run, and prints a line for each file. */
export function runTests(
  project: "unit" | "browser" | "built",
  files: readonly string[],
  environment: Record<string, string> = {},
): string[] {
  const folder = mkdtempSync(join(tmpdir(), "red-thread-soak-"));
  const file = join(folder, "report.json");
  try {
    spawnSync(
      process.execPath,
      [
        ...["node_modules/vitest/vitest.mjs", "run", "--config", "tests/vitest.config.ts", "--project", project],
        ...["--reporter=default", "--reporter=json", `--outputFile.json=${file}`, ...files],
      ],
      { stdio: "inherit", env: { ...process.env, ...environment } },
    );
    const { testResults } = JSON.parse(readFileSync(file, "utf8")) as Report;
    for (const { name, assertionResults } of testResults) {
      const passed = assertionResults.filter(({ status }) => status === "passed").length;
      console.log(`${files.find((one) => name.endsWith(one)) ?? name}: ${passed} of ${assertionResults.length}`);
    }
    const unheard = files.filter((one) => !testResults.some(({ name }) => name.endsWith(one)));
    return [
      ...unheard.map((one) => `${one} did not run`),
      ...testResults.flatMap(({ name, message, assertionResults }) =>
        assertionResults.length === 0
          ? [`${name}: ${message}`]
          : assertionResults.flatMap(({ title, status }) => (status === "passed" ? [] : [`${status}: ${title}`])),
      ),
    ];
  } catch {
    return [`${files.join(", ")} did not come to an end`];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
