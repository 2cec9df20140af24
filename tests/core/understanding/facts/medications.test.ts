import { describe, expect, it } from "vitest";
import type { Fact } from "#core/domain/fact.ts";
import { understandDocument } from "#core/findings/summaries/understand-document.ts";
import { answeringNow, textPage } from "../../../support/record-fixtures.ts";

function medicinesOf(text: string): Fact[] {
  const document = { id: "d", originalFilename: "d.pdf" };
  const { facts } = understandDocument({ document, pages: [textPage(text)], now: answeringNow });
  return facts.filter(({ kind }) => kind === "medication");
}
const only = (text: string) => {
  const found = medicinesOf(text);
  expect(found, text).toHaveLength(1);
  return found[0] as Fact;
};

describe("a medicine", () => {
  it("has dose, form and how often, as printed", () => {
    expect(only("She takes metformin 500 mg tablets twice daily with food.")).toMatchObject({
      name: "metformin",
      dose: "500 mg",
      frequency: "twice daily with food",
    });
    expect(only("He takes 20 mg of lisinopril every morning.")).toMatchObject({ name: "lisinopril", dose: "20 mg" });
  });

  it("has the new dose of two", () => {
    expect(only("We increased methotrexate from 10 mg to 15 mg once a week.")).toMatchObject({
      dose: "15 mg",
      status: "changed",
    });
  });

  it.each([
    ["We started amlodipine 5 mg daily.", "started"],
    ["Amlodipine was stopped because of swelling.", "stopped"],
    ["We will start amlodipine 5 mg.", "planned"],
    ["Amlodipine was increased to 10 mg.", "changed"],
    ["She declined amlodipine.", "declined"],
    ["Continue amlodipine 5 mg.", "continued"],
    ["She no longer takes amlodipine.", "stopped"],
  ])("%s is %s", (text, status) => {
    expect(only(text).status).toBe(status);
  });

  it("of which she was then is no medicine of now", () => {
    expect(only("She was on amlodipine at that time.")).toMatchObject({ historical: true });
    expect(only("She is on amlodipine 5 mg.").historical).toBeUndefined();
  });

  it("shares with the one beside it how often, and no dose", () => {
    const found = medicinesOf("Take metformin and lisinopril once daily.");
    expect(found.map(({ name, frequency, dose }) => [name, frequency, dose])).toEqual([
      ["metformin", "once daily", undefined],
      ["lisinopril", "once daily", undefined],
    ]);
    const doses = medicinesOf("Amlodipine 5 mg daily and valsartan 80 mg twice daily.");
    expect(doses.map(({ dose, frequency }) => [dose, frequency])).toEqual([
      ["5 mg", "daily"],
      ["80 mg", "twice daily"],
    ]);
  });

  it("keeps what is said of the one before it away", () => {
    const found = medicinesOf("Stop amlodipine. Start valsartan 80 mg daily.");
    expect(found.map(({ name, status }) => [name, status])).toEqual([
      ["amlodipine", "stopped"],
      ["valsartan", "started"],
    ]);
  });

  it("is not a mineral of the blood", () => {
    expect(medicinesOf("Potassium 5.6 mmol/L")).toEqual([]);
  });
});
