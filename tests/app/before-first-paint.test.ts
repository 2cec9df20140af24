import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");
const script = read("public/before-first-paint.js");

test.each(["session-token.ts", "guest-token.ts"])(
  "what hides the page that was drawn ahead knows the name in %s",
  (file) => {
    const name = /const tokenKey = "([^"]+)"/.exec(read(`src/app/session/${file}`))?.[1];
    expect(name).toBeDefined();
    expect(script).toContain(`localStorage.getItem("${name}")`);
  },
);
