import { type Browser, chromium } from "@playwright/test";
import { type RoundsRequest, runRounds } from "../rounds/run-rounds.ts";
import { startPostgres } from "../support/postgres/postgres-cluster.ts";
import { s3Keys, startS3 } from "../support/s3-server.ts";

const megabyte = 1024 * 1024;

/**
 * Three browsers, the real server, 40 files of 1 to 10 MB, 50 rounds of work without a network, cuts and kills; it has to be built. Once over
 * SQLite and a folder, and once over a true PostgreSQL and a true S3; HOME_ONLY=sqlite or HOME_ONLY=postgres takes one of them.
 */
export async function soakRounds(): Promise<string[]> {
  const executablePath = process.env.CHROMIUM_PATH ?? "/usr/bin/chromium";
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  const wrong: string[] = [];
  try {
    if (process.env.HOME_ONLY !== "postgres") wrong.push(...(await roundsIn(browser, "SQLite and a folder")));
    if (process.env.HOME_ONLY !== "sqlite") wrong.push(...(await roundsOverPostgres(browser)));
    return wrong;
  } finally {
    await browser.close();
  }
}

async function roundsOverPostgres(browser: Browser): Promise<string[]> {
  const [cluster, s3] = [await startPostgres(), await startS3()];
  try {
    if (cluster === undefined) return ["PostgreSQL and S3: there is no PostgreSQL here"];
    const settings = {
      DATABASE_URL: await cluster.createDatabase(),
      BLOBS: s3.setting("rounds"),
      AWS_ACCESS_KEY_ID: s3Keys.accessKeyId,
      AWS_SECRET_ACCESS_KEY: s3Keys.secretAccessKey,
    };
    const home = { settings, folders: [cluster.folder, s3.directory] };
    return await roundsIn(browser, "PostgreSQL and S3", home);
  } finally {
    await cluster?.stop();
    await s3.stop();
  }
}

async function roundsIn(browser: Browser, name: string, home?: RoundsRequest["home"]): Promise<string[]> {
  const { wrong, kills, cuts, conflicts, documents, bytes } = await runRounds({
    browser,
    rounds: Number(process.env.ROUNDS ?? 50),
    seed: Number(process.env.SEED ?? 20_262),
    documents: 40,
    // The app takes files of up to 10 MB.
    byteSizes: [megabyte, 9.9 * megabyte],
    ...(home && { home }),
    log: (line) => console.log(`${name}: ${line}`),
  });
  const said = `${kills} kills, ${cuts} cuts, ${conflicts} conflicts shown on both`;
  console.log(`${name}: ${said}, ${documents} files of ${Math.round(bytes / 1e6)} MB`);
  return wrong.map((line) => `${name}: ${line}`);
}
