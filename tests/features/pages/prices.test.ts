import { expect, it } from "vitest";
import { pagesEn } from "#features/texts/pages-en.ts";
import { careCircleMembers, consultMinutes, pricesInUsd, trialDays } from "#features/texts/prices.ts";
import { pricingEn } from "#features/texts/pricing-en.ts";

it("are the specification's", () => {
  expect(pricesInUsd).toEqual({ healthHub: 19.99, advocate: 99.99, physician: 190, careCircle: 9.99 });
  expect([careCircleMembers, consultMinutes, trialDays]).toEqual([3, 60, 14]);
});

it("stand on three plans and the add-on", () => {
  expect(pricingEn.plans.map(({ name, price, period, badge }) => ({ name, price, period, badge }))).toEqual([
    { name: "Automated Health Hub", price: "$19.99", period: "per month", badge: undefined },
    { name: "Red Thread Advocate", price: "$99.99", period: "per month", badge: "Most Popular" },
    { name: "AI-Enabled Physician Consult", price: "$190", period: "per consultation", badge: undefined },
  ]);
  expect(pricingEn.careCircle).toMatchObject({ price: "+$9.99", period: "per month" });
  const included = (name: string) =>
    pricingEn.plans
      .find((plan) => plan.name === name)
      ?.features.flatMap(({ text, included }) => (included ? text : []));
  expect(included("Red Thread Advocate")).toContain("On-call nurse practitioner");
  expect(included("AI-Enabled Physician Consult")).toContain("60-minute video consult");
});

it("are named nowhere but where they come from", () => {
  const known = new Set(["$19.99", "$99.99", "$190", "$9.99"]);
  const named = JSON.stringify([pricingEn, pagesEn]).match(/\$\d+(\.\d+)?/g) ?? [];
  expect(named.length).toBeGreaterThan(4);
  for (const price of named) expect(known).toContain(price);
});
