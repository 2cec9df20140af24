import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const site = fileURLToPath(new URL("../../dist/app", import.meta.url));

it("the styleguide is not in the built app", () => {
  const scripts = readdirSync(join(site, "assets")).filter((name) => name.endsWith(".js"));
  expect(scripts.filter((name) => /landing-screen/.test(name))).toHaveLength(1);
  expect(scripts.filter((name) => /styleguide/i.test(name))).toEqual([]);
  const naming = scripts.filter((name) => /styleguide/i.test(readFileSync(join(site, "assets", name), "utf8")));
  expect(naming).toEqual([]);
});
