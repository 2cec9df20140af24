import { describe, expect, it } from "vitest";
import { type AssistantContext, assistantEn } from "#features/texts/assistant-en.ts";
import { formatPrice, pricesInUsd } from "#features/texts/prices.ts";

const contexts = Object.keys(assistantEn.scripts) as AssistantContext[];

function redirectsOf(context: AssistantContext): string[] {
  return Object.values(assistantEn.scripts[context].replies).flatMap((reply) =>
    "redirect" in reply ? [reply.redirect] : [],
  );
}

it("has a version for every page that the specification names", () => {
  expect(contexts.sort()).toEqual(["default", "demo", "pricing", "story", "trends"]);
});

describe.each(contexts)("%s", (context) => {
  const script = assistantEn.scripts[context];

  it("says that its answers are scripted", () => {
    expect(script.greeting).toContain("written beforehand");
  });

  it("offers only what it can answer, and never a dead end", () => {
    for (const reply of Object.values(script.replies)) {
      if ("redirect" in reply) continue;
      expect(reply.options.length).toBeGreaterThan(0);
      for (const option of reply.options) expect(Object.keys(script.replies)).toContain(option);
    }
  });

  it("leads to another page", () => {
    expect(redirectsOf(context).length).toBeGreaterThan(0);
  });
});

it("leads to the demo, the prices and the trends", () => {
  expect(new Set(contexts.flatMap(redirectsOf))).toEqual(new Set(["demo", "pricing", "trends"]));
});

it("names every price, and no other", () => {
  const quoted = JSON.stringify(assistantEn.scripts).match(/\$\d+(\.\d+)?/g) ?? [];
  expect(new Set(quoted)).toEqual(new Set(Object.values(pricesInUsd).map(formatPrice)));
});
