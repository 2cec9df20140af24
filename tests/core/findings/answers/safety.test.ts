import { describe, expect, it } from "vitest";
import { safetyOf } from "#core/findings/answers/safety.ts";
import { isPressing } from "#core/findings/answers/safety-pressing.ts";

describe("what somebody would do on their own", () => {
  it.each([
    "Shall I just stop the bisoprolol tonight?",
    "I still have some of my wife's tablets, can I use one for the flight?",
    "Can I stop taking it?",
  ])("presses: %s", (question) => expect(isPressing(question)).toBe(true));

  it.each(["Can I take ibuprofen with this?", "When do I need to stop my iron before the scan?"])(
    "is asked of the records: %s",
    (question) => expect(isPressing(question)).toBe(false),
  );
});

it("takes folic acid for no poison, and what is done in a case for no case", () => {
  expect(safetyOf("What level should my uric acid get to?")).toBeUndefined();
  expect(safetyOf("What should I do if my blood sugar is low?")).not.toBe("emergency");
});

it("weighs a story by its stretches, not by all that it names", () => {
  const story =
    "My uncle was admitted to hospital three weeks ago after a seizure. He had been in intensive care on a ventilator for nine days. Before that he was diagnosed with pneumonia and was confused. The doctors say that his lungs were full of water. He is eating again and walks to the window. We would like to know what the words in the letter mean and what comes next for him at home.";
  expect(safetyOf(story)).not.toBe("emergency");
});

describe("danger that is told beside a question of the records", () => {
  it.each([
    ["vomiting blood, looks like coffee grounds, what did my last endoscopy show?", "emergency"],
    ["I want to kill myself tonight. What did the psychiatrist write?", "self-harm"],
  ])("is danger: %s", (question, kind) => expect(safetyOf(question)).toBe(kind));

  it.each([
    "we were so worried when he was lying in the ward with that fever and shaking, what infection was it",
    "what did my last endoscopy show?",
  ])("is none where it is over, or nothing is told: %s", (question) =>
    expect(safetyOf(question)).not.toBe("emergency"),
  );
});
