import { describe, expect, it } from "vitest";
import { askedKinds } from "#core/findings/evidence/asked-kinds.ts";

describe("the kinds of records that a question names", () => {
  it.each([
    ["What did the ultrasound show?", "imaging-report"],
    ["was my last blood test ok", "lab-report"],
    ["why was i in hospital", "discharge-summary"],
    ["what does the chemist's label say", "prescription"],
  ])("%s", (question, kind) => {
    expect([...askedKinds(question)]).toContain(kind);
  });

  it("are none where it names only a thing", () => {
    expect(askedKinds("Why do I take bisoprolol?").size).toBe(0);
  });
});
