import { describe, expect, it } from "vitest";
import { recordsOf, visitNote } from "../../../support/record-fixtures.ts";

const records = {
  "lungs.pdf": visitNote(
    "22/10/2024",
    "Pulmonary hypertension clinic.\nWalks the dog again. Six-minute walk 365 m.\n\nWhat we changed\nSTOP bosentan today. It has hurt the liver. Do not restart, ever.\nMacitentan 10 mg once a day from next week.\n\nNext visit\nRepeat echo in March.\nNo grapefruit with these tablets.",
  ),
};

describe("what goes on with the best sentence", () => {
  it("may be the one behind it in its paragraph, though it names nothing that is asked", async () => {
    const { answer } = await recordsOf(records)("what happened with that bosentan");
    expect(answer).toMatch(/STOP bosentan today.*It has hurt the liver/);
  });

  it("is no sentence of another paragraph that says nothing of it", async () => {
    const { answer } = await recordsOf({
      "splint.pdf": visitNote(
        "02/03/2024",
        "She was told to wear a wrist splint at night.\n\nHer keys were found in the garden.",
      ),
    })("What should I wear on my wrist?");
    expect(answer).not.toContain("keys");
  });
});

describe("a patient's pronoun", () => {
  it("is a relative's behind a sentence of one", async () => {
    const { answer } = await recordsOf({
      "family.pdf": visitNote(
        "17/09/2024",
        "Genetics letter.\nHer mother has breast cancer. She had a stroke at 60.\nRepeat in six months.",
      ),
    })("did she have a stroke at 60");
    expect(answer).toMatch(/mother has breast cancer.*stroke at 60/);
  });

  it("needs no sentence before it", async () => {
    const { sentences } = await recordsOf({
      "heart.pdf": visitNote(
        "17/09/2024",
        "Cardiology letter.\nI have said no anti-inflammatories for gout or anything else. Her brother Keith had a defibrillator put in at 60; she is not at that point.\nRepeat echo in six months.",
      ),
    })("do I need a defibrillator like my brother Keith");
    expect(sentences[0]?.text).toMatch(/^Her brother Keith/);
  });
});
