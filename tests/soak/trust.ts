import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { takeOver } from "../sync-server/accounts/takeover.ts";
import { openServer } from "../sync-server/home/open-server.ts";
import type { Alterations } from "../trust/altered-answers.ts";
import { soakKills } from "./kills.ts";
import { soakPoisons } from "./poisons.ts";
import { soakStorage } from "./storage.ts";
import { soakStrangers } from "./strangers.ts";
import { runTests } from "./test-files.ts";

/**
 * Every alteration of every answer, every way to make a stolen token one's own, what strangers can do, files that are made to hurt, the server
 * and the browser killed under load, storage that fails, and all 300 records that order an assistant about; the server has to be built.
 */
export async function soakTrust(): Promise<string[]> {
  return [
    ...alterEverything(),
    ...(await takeOverEverybody()),
    ...(await soakStrangers()),
    ...(await soakPoisons()),
    ...(await soakKills()),
    ...soakStorage(),
    ...runTests("unit", ["tests/core/wording/poisoned-records.test.ts"], { POISONS: "all" }),
  ];
}

/** In the runner of the tests, which gives the app the browser that it asks for. */
function alterEverything(): string[] {
  const folder = mkdtempSync(join(tmpdir(), "red-thread-trust-"));
  const report = join(folder, "report.json");
  try {
    spawnSync(
      process.execPath,
      [
        ...["node_modules/vitest/vitest.mjs", "run", "--config", "tests/vitest.config.ts", "--project", "unit"],
        "tests/trust/altered-answers.test.ts",
      ],
      { stdio: "inherit", env: { ...process.env, TRUST_EVERY: "1", TRUST_REPORT: report } },
    );
    const result = JSON.parse(readFileSync(report, "utf8")) as Alterations;
    for (const [route, count] of Object.entries(result.byRoute)) console.log(`${route}: ${count}`);
    const { tried, told, harmless, readable, silent, lost, unknowable } = result;
    console.log(
      `${tried} alterations: ${told} told, ${harmless} harmless; ${readable.length} with readable bytes out, ${silent.length} silent, ${lost.length} lost`,
    );
    for (const one of unknowable) console.log(`not to be known by a device that was never there: ${one}`);
    const few = tried < 400 ? [`only ${tried} alterations were tried`] : [];
    return [...few, ...readable, ...silent, ...lost];
  } catch {
    return ["the alterations did not come to an end"];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function takeOverEverybody(): Promise<string[]> {
  const server = await openServer();
  try {
    const wrong: string[] = [];
    for (const kind of ["assisted", "private"] as const) {
      const { tried, went } = await takeOver(server.origin, kind);
      console.log(`a stolen token of an account that is ${kind}: ${went.length} of ${tried} ways`);
      wrong.push(...went);
    }
    return wrong;
  } finally {
    await server.close();
  }
}
