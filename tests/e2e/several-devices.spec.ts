import { expect, test } from "@playwright/test";
import { runRounds } from "../rounds/run-rounds.ts";

// `npm run soak -- rounds` is the same with fifty rounds, and files as large as scans are.
test("two rounds of three devices, one server that dies, and cut networks: everywhere the same, and nothing readable at the server", async ({
  browser,
}) => {
  // About a minute on two cores with nothing else to do; each wait has a limit of its own.
  test.setTimeout(540_000);
  const outcome = await runRounds({ browser, rounds: 2, seed: 5, documents: 4, byteSizes: [100_000, 1_500_000] });
  expect(outcome).toMatchObject({ wrong: [], kills: 2, cuts: 2, conflicts: 2, documents: 4 });
});
