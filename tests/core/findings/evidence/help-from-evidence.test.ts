import { describe, expect, it } from "vitest";
import { recordsOf, visitNote } from "../../../support/record-fixtures.ts";

const records = {
  "clinic.pdf": visitNote(
    "06/10/2025",
    "Follow-up of the back.\nNew weakness or numbness of the legs is an emergency: come to A&E the same day.\nNaproxen helps a little.\nNext visit in March.",
  ),
};
const emergency = /^This can be an emergency\./;

describe("what the records themselves say to do", () => {
  it("comes first where somebody tells that it is so now, after the safe sentence", async () => {
    const { answer, safety } = await recordsOf(records)(
      "both legs feel numb and have a weakness since this morning, wait till the next visit?",
    );
    expect(safety).toMatch(emergency);
    expect(answer).toMatch(/Do not wait for an answer here\. New weakness or numbness of the legs is an emergency/);
  });

  it("is the sentence that says most of what they tell, wherever it stands", async () => {
    const { answer } = await recordsOf({
      "card.pdf": visitNote(
        "01/10/2026",
        "Antenatal visit.\nThe baby is moving well and the face is not swollen today.\nDanger signs: bad headache with blurred eyes, swollen face, baby moving less: come to the labour room any time.\nEye pressure 14 in both eyes.",
      ),
    })("baby is not moving since last night, my head is paining very badly and eyes blurred, face swollen");
    expect(answer).toMatch(/Do not wait for an answer here\. Danger signs: bad headache with blurred eyes/);
  });

  it("comes behind the answer where only advice is asked for", async () => {
    const { answer } = await recordsOf({
      "hiv.pdf": visitNote(
        "28/08/2025",
        "Infection clinic.\nAbacavir reaction: fever, rash and vomiting in the first six weeks: come the same day.\nIbuprofen may be taken with dolutegravir for a fever, 400 mg at most.\nBlood test in March.",
      ),
    })("can I take two ibuprofen with dolutegravir for the fever");
    expect(answer).toMatch(/change a dose\. Ibuprofen may be taken with dolutegravir.*Abacavir reaction: fever/);
  });

  it.each([
    "when do I have to come to A&E about my legs",
    "what does the letter say about weakness or numbness of the legs",
    "did I have numbness of the legs today a year ago",
  ])("is an answer and no alarm where the records are asked: %s", async (question) => {
    expect((await recordsOf(records)(question)).safety).toBeUndefined();
  });

  it("is not looked for aloud while somebody is in danger", async () => {
    const { answer, safety } = await recordsOf(records)("my chest is being crushed and I cannot breathe");
    expect(safety).toMatch(emergency);
    expect(answer).not.toContain("I looked through");
  });
});
