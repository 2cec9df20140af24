import { longestStallBesideOthers, soakFilesIn } from "../soak/file-soak.ts";
import { expect, test } from "./support/test.ts";

// Of this seed, the first hundred hold all 27; `npm run soak -- files` takes thousands.
test("100 broken files, each kind of damage to each kind of file: each is read or fails in words, and the app goes on", async ({
  page,
  watch,
}) => {
  test.setTimeout(600_000);
  // A reader that ended under a file is told there; the file's own fate is judged here.
  watch.allowConsoleErrors(/Reading ended early/);
  // What the OCR engine's picture library prints of pictures that it cannot decode.
  watch.allowConsoleErrors(/^Error in (?:pix|find|read)\w*:/);
  const soak = await soakFilesIn(page, {
    seed: 222,
    files: 100,
    withVoicePack: false,
    stallBound: longestStallBesideOthers,
  });
  expect(soak.wrong).toEqual([]);
  expect(soak.completed + soak.failed + soak.waiting).toBe(100);
  expect(soak.completed).toBeGreaterThan(0);
  expect(soak.failed).toBeGreaterThan(0);
});
