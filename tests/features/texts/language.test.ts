import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { findLanguage } from "#features/texts/language.ts";

it.each([
  [null, ["en-GB", "en"], "en"],
  [null, ["es-MX", "en"], "es"],
  [null, ["ES"], "es"],
  [null, ["fr-FR", "es-419", "en"], "es"],
  [null, ["en", "es"], "en"],
  [null, ["de", "fr"], "en"],
  [null, [], "en"],
  ["es", ["en"], "es"],
  ["en", ["es"], "en"],
  ["tlh", ["es"], "es"],
  ["toString", ["de"], "en"],
])("chosen %s, and a browser of %j: %s", (chosen, browser, language) => {
  expect(findLanguage(chosen, browser)).toBe(language);
});

/** A page of a browser that prefers Spanish; the modules are loaded in it as if for the first time. */
describe("in Spanish", () => {
  beforeEach(async () => {
    vi.resetModules();
    vi.stubGlobal("document", {});
    vi.stubGlobal("localStorage", { getItem: () => null });
    vi.stubGlobal("navigator", { languages: ["es-MX"] });
    const { prepareLanguage } = await import("#features/texts/prepared-language.ts");
    await prepareLanguage();
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.resetModules();
  });

  it("dates are written the Spanish way, and figures as in the English records", async () => {
    const { displayName, formatClinicalDate, formatMonth, formatSize } = await import("#features/texts/formats.ts");
    expect(formatClinicalDate({ date: "2025-05-21", precision: "day" })).toBe("21 de mayo de 2025");
    expect(formatClinicalDate({ date: "2025-05", precision: "month" })).toBe("mayo de 2025");
    expect(formatMonth("2024-12")).toBe("dic 2024");
    expect(formatSize(1024 ** 2 * 1.5)).toBe("1.5 MB");
    expect(displayName(undefined)).toBe("Usuario");
  });

  it("the words and the prices of every subject come from the Spanish catalogue", async () => {
    const { texts } = await import("#features/texts/texts.ts");
    const { pricingTexts } = await import("#features/texts/pricing.ts");
    const { priceOf } = await import("#features/texts/prices.ts");
    expect(texts.auth.signIn).toBe("Iniciar sesión");
    expect(pricingTexts.title).toBe("Precios");
    expect(pricingTexts.plans.map(({ price }) => price)).toEqual([
      priceOf("healthHub"),
      priceOf("advocate"),
      priceOf("physician"),
    ]);
  });
});

it("is English where there is no page", async () => {
  const { language } = await import("#features/texts/chosen-language.ts");
  expect(language).toBe("en");
});
