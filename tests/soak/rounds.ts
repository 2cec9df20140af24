import { chromium } from "@playwright/test";
import { runRounds } from "../rounds/run-rounds.ts";

const megabyte = 1024 * 1024;

/** Three browsers, the real server, 40 files of 1 to 10 MB, 50 rounds of work without a network, cuts and kills; it has to be built. */
export async function soakRounds(): Promise<string[]> {
  const executablePath = process.env.CHROMIUM_PATH ?? "/usr/bin/chromium";
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  try {
    const { wrong, kills, cuts, conflicts, documents, bytes } = await runRounds({
      browser,
      rounds: Number(process.env.ROUNDS ?? 50),
      seed: Number(process.env.SEED ?? 20_262),
      documents: 40,
      // The app takes files of up to 10 MB.
      byteSizes: [megabyte, 9.9 * megabyte],
      log: (line) => console.log(line),
    });
    console.log(
      `${kills} kills, ${cuts} cuts, ${conflicts} conflicts shown on both, ${documents} files of ${Math.round(bytes / 1e6)} MB`,
    );
    return wrong;
  } finally {
    await browser.close();
  }
}
