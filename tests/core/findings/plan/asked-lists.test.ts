import { describe, expect, it } from "vitest";
import type { Chart } from "#core/domain/chart.ts";
import { answerFromPlan } from "#core/findings/plan/answer-from-plan.ts";
import { withoutAudience } from "#core/findings/plan/without-audience.ts";
import { chart, place, source } from "./plan-chart.ts";

const told = (question: string, of: Chart = chart) =>
  answerFromPlan(question, [], { ...source, chart: of })
    ?.sentences.map(({ text }) => text)
    .join(" ") ?? "";

describe("whom an answer is for", () => {
  it("is left out of what is asked", () => {
    expect(withoutAudience("all my medicines for hanna the pt")).toBe("all my medicines");
    expect(withoutAudience("any allergies for the form")).toBe("any allergies");
    expect(withoutAudience("which tablets am i taking for my blood pressure")).toBe(
      "which tablets am i taking for my blood pressure",
    );
  });
});

describe("a question for the allergies", () => {
  it.each([
    "any allergies for the form",
    "anything I must tell the dentist about allergy",
    "what am i not to have",
    "whats he allergic to or must never have",
    "what am i reacting to, full list of bad ones",
    "list everything im really allergic or reacted to",
  ])("%s", (question) => {
    expect(told(question)).toMatch(/Possibly allergic to penicillin, not certain: rash\. .*codeine/);
  });

  it("is no question of an allergy where food or a day is meant", () => {
    expect(told("what can i not eat before the scan")).not.toMatch(/allergic/);
  });
});

describe("what must never be had", () => {
  const stopped = (quote: string) => ({
    ...{ name: "trimethoprim", status: "stopped" as const, steps: [] },
    citations: [place("Trimethoprim"), place(quote)],
  });
  const of = (quote: string): Chart => ({
    ...chart,
    medicines: [...chart.medicines, stopped(quote)],
    allergies: [
      ...chart.allergies,
      ...[{ name: "amoxicillin", status: "confirmed" as const, reaction: "lips swelled" }].map((one) => ({
        ...one,
        citations: [place("Amoxicillin: lips swelled")],
      })),
    ],
  });

  it("is what the chart has of the class, by allergy or by a decision, and nothing else", () => {
    const text = told("what antibiotics must she never be given", of("Trimethoprim stopped. AVOID IN FUTURE"));
    expect(text).toMatch(/^You are allergic to amoxicillin: lips swelled\./);
    expect(text).toContain("Trimethoprim: your records say “Trimethoprim stopped. AVOID IN FUTURE”.");
    expect(text).not.toContain("codeine");
  });

  it("is no medicine that was only stopped", () => {
    expect(told("which antibiotic is it she must not have", of("Trimethoprim course done"))).not.toContain(
      "rimethoprim",
    );
  });
});

describe("a medicine of a kind that the chart has an allergy to", () => {
  const against = (
    name: string,
    reaction: string,
    status: "confirmed" | "doubtful" | "refuted" = "confirmed",
  ): Chart => ({
    ...chart,
    allergies: [{ name, reaction, status, citations: [place(`Allergies: ${name} - ${reaction}`)] }],
  });

  it("is answered by that allergy", () => {
    expect(told("can they give him Augmentin for his ear?", against("penicillin", "hives"))).toMatch(
      /^Not before you have asked: your records list penicillin as an allergy \(hives\), and this medicine is of that kind\./,
    );
    expect(
      told(
        "Dentist wants to give me brufen after filling. anything I must tell him about allergy",
        against("aspirin", "swelling"),
      ),
    ).toMatch(/^Not before you have asked: your records list aspirin as an allergy \(swelling\)/);
    expect(told("can I have amoxicillin for this tooth", against("penicillin", "rash", "doubtful"))).toMatch(
      /^Not before you have asked: your records speak of an allergy to penicillin \(rash\)/,
    );
  });

  it("is not where the allergy was taken back, is of another kind, or nobody asks to have it", () => {
    for (const [question, of] of [
      ["can they give him Augmentin", against("penicillin", "rash", "refuted")],
      ["can they give him Augmentin", against("codeine", "vomiting")],
      ["when did I have Augmentin", against("penicillin", "hives")],
    ] as const)
      expect(told(question, of)).not.toMatch(/^Not before/);
  });
});
