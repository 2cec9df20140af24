import { expect, test } from "vitest";
import { killServer } from "./kills.ts";

test("a server that is killed ten times in the middle of pushes has lost nothing that it acknowledged", async () => {
  const { wrong, acknowledged } = await killServer(10, 1);
  expect(wrong).toEqual([]);
  expect(acknowledged).toBeGreaterThan(50);
}, 180_000);
