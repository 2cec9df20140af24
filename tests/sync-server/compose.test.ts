import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { environmentVariables, readConfiguration } from "../../sync-server/configuration.ts";

test("what the compose file sets are settings of this server, and it starts with them", async () => {
  const file = await readFile("sync-server/compose.yaml", "utf8");
  const block = /\n {2}server:\n[\s\S]*?\n {4}environment:\n((?: {6}.*\n)+)/.exec(file)?.[1] ?? "";
  const set = Object.fromEntries(
    block
      .trim()
      .split("\n")
      .map((line) => {
        const [, name = "", value = ""] = /^\s*(\w+): (.*)$/.exec(line) ?? [];
        return [name, value.replace(/^"|"$/g, "").replace(/\$\{\w+\}/g, "something")];
      }),
  );
  expect(Object.keys(set).length).toBeGreaterThan(6);
  for (const name of Object.keys(set)) expect(environmentVariables).toContain(name);
  expect(readConfiguration(set, "/")).toMatchObject({
    ok: true,
    value: {
      port: 8787,
      metricsPort: 9787,
      drainMs: 10_000,
      storage: { databaseUrl: "postgres://red-thread:something@postgres/red-thread", s3: { prefix: "files/" } },
    },
  });
});
