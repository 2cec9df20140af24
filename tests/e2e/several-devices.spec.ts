import { expect, test } from "@playwright/test";
import { runRounds } from "../rounds/run-rounds.ts";

// `npm run soak -- rounds` is the same with fifty rounds, and files as large as scans are.
test("five rounds of three devices, one server that dies, and cut networks: everywhere the same, and nothing readable at the server", async ({
  browser,
}) => {
  // About a minute and a quarter on two cores with nothing else to do; each wait has a limit of its own.
  test.setTimeout(540_000);
  const outcome = await runRounds({ browser, rounds: 5, seed: 5, documents: 6, byteSizes: [100_000, 1_500_000] });
  expect(outcome).toMatchObject({ wrong: [], kills: 5, cuts: 5, conflicts: 5, documents: 6 });
});
