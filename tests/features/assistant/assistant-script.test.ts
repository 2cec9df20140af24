import { describe, expect, it } from "vitest";
import { scriptFor } from "#features/assistant/assistant-script.ts";
import { type AssistantContext, assistantEn } from "#features/texts/assistant-en.ts";
import { formatPrice, pricesInUsd } from "#features/texts/prices.ts";

const addresses = { demo: "/demo", pricing: "/pricing", trends: "/demo/trends" };
const contexts = Object.keys(assistantEn.scripts) as AssistantContext[];

function redirectsOf(context: AssistantContext, given: Parameters<typeof scriptFor>[1]): string[] {
  return Object.values(scriptFor(context, given).replies).flatMap((reply) =>
    "redirect" in reply ? [reply.redirect] : [],
  );
}

it("has a version for every page that the specification names", () => {
  expect(contexts.sort()).toEqual(["default", "demo", "pricing", "story", "trends"]);
});

describe.each(contexts)("%s", (context) => {
  const script = scriptFor(context, addresses);
  const replies = Object.values(script.replies);

  it("says that its answers are scripted", () => {
    expect(script.greeting).toContain("written beforehand");
  });

  it("offers only what it can answer, and never a dead end", () => {
    for (const reply of replies) {
      if ("redirect" in reply) continue;
      expect(reply.options.length).toBeGreaterThan(0);
      for (const option of reply.options) expect(Object.keys(script.replies)).toContain(option);
    }
  });

  it("leads to another page", () => {
    expect(redirectsOf(context, addresses).length).toBeGreaterThan(0);
  });

  it("offers no way to a page that does not exist", () => {
    expect(redirectsOf(context, { pricing: "/pricing" }).every((place) => place === "pricing")).toBe(true);
    const known = scriptFor(context, {});
    for (const reply of Object.values(known.replies)) {
      if ("redirect" in reply) throw new Error("It leads somewhere.");
      for (const option of reply.options) expect(Object.keys(known.replies)).toContain(option);
    }
  });
});

it("leads to the demo, the prices and the trends", () => {
  expect(new Set(contexts.flatMap((context) => redirectsOf(context, addresses)))).toEqual(
    new Set(["demo", "pricing", "trends"]),
  );
});

it("names every price, and no other", () => {
  const quoted = JSON.stringify(assistantEn.scripts).match(/\$\d+(\.\d+)?/g) ?? [];
  expect(new Set(quoted)).toEqual(new Set(Object.values(pricesInUsd).map(formatPrice)));
});
