import { describe, expect, it } from "vitest";
import { asksForMedicines } from "#core/findings/evidence/asks-for-medicines.ts";

describe("a question for all that is taken", () => {
  it.each([
    "What medicines am I taking?",
    "list all he should be taking the now please, for the respite folk",
    "Need all regular meds + rescue ones for the daycare emergency sheet",
    "give me a list of what daddy takes every day right now",
    "all noahs current medicines w doses for the new sitter",
    "List everything he takes regularly please, for the respite form",
    "list of what he takes every day pls, for the dentist (Denise)",
    "all tablets & puffs list for current, to stick on steel box",
    "Tablets now. All. Short list please",
    "List everything dad should be swallowing right now",
    "noreen here. write me out all he is on now and how much of each",
  ])("%s", (question) => {
    expect(asksForMedicines(question)).toBe(true);
  });

  it.each([
    "what do i take before the drip",
    "who is the lady that came and went through all the tablets",
    "which medicines am I allergic to",
    "which tablets were stopped in hospital and why",
    "list all my appointments please",
    "am I still on the furosemide",
    "how much methotrexate do I take",
    "What medicines am I not taking any more?",
    "What medicines am I supposed to stop?",
    "What tablets am I on for diabetes?",
    "What medicines do I take in the morning?",
    "what are all my medicines for?",
    "who prescribed all the medicines I am taking?",
  ])("is none: %s", (question) => {
    expect(asksForMedicines(question)).toBe(false);
  });
});
