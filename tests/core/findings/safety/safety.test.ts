import { describe, expect, it } from "vitest";
import { neededSafety } from "#core/findings/safety/learned-safety.ts";
import { safetyOf } from "#core/findings/safety/safety.ts";

describe("what was learned of messages and questions", () => {
  it.each([
    "Shall I just stop the bisoprolol tonight?",
    "I still have some of my wife's tablets, can I use one for the flight?",
    "can i take two of the blue ones instead, it hurts",
  ])("a judgement is asked for: %s", (question) => expect(neededSafety(question)).toBeDefined());

  it.each([
    "When do I need to stop my iron before the scan?",
    "Why did they stop the naproxen?",
    "what dose of metformin am I on now",
    "Am I allergic to penicillin?",
    "what time and how many does he have of the yellow sinemet tablets now? all of them thru the day pls",
  ])("the records are asked: %s", (question) => expect(neededSafety(question)).toBeUndefined());

  it.each([
    "what am i allergic or intolerant to",
    "what have i got to have done by the 20th for school",
    "the cholesterol tablet was cut in half how come",
  ])("the records are asked, though they may not say it: %s", (question) =>
    expect(neededSafety(question, false)).toBeUndefined(),
  );

  it("danger is never learned away", () =>
    expect(neededSafety("crushing chest pain and I cannot breathe, what did my scan say?")).toBe("emergency"));
});

describe("danger in everyday words", () => {
  it.each([
    "sat by the line at the level crossing, dont need tuesdays appointment any more",
    "lips have gone fat since the new tablet an hour back and her voice is squeaky, is it on her allergy list",
  ])("is heard: %s", (message) => expect(["emergency", "self-harm"]).toContain(neededSafety(message)));

  it.each([
    "how come they took me off the iron after the operation",
    "by when does the insurance want the form or they cut me off",
  ])("is not heard in a question of the records: %s", (message) => expect(neededSafety(message)).toBeUndefined());
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

describe("words of danger in a question of the records", () => {
  it.each([
    "the lump in the thyroid - my aunt says no more scan, the clinic says every year, which one is written",
    "the antibiotic at bedtime that i was on for the infections, how come i came off it",
    "whens the stroke clinic now",
    "what blood type is my daughter",
    "should i take the second dose at 16 weeks? the blue card has a stamp",
    "do i have that sleep apnea, my wife swears i stop breathing",
  ])("is none: %s", (question) => expect(["emergency", "self-harm"]).not.toContain(safetyOf(question)));

  it.each([
    ["he stopped breathing for a minute just now, which hospital is nearest", "emergency"],
    ["the blue inhaler is not helping, she cannot speak", "emergency"],
    ["i want no more of this life, when is my appointment", "self-harm"],
  ])("is danger where it is told of now: %s", (question, kind) => expect(safetyOf(question)).toBe(kind));
});

it.each([
  "Can I eat porridge? getting mixed messages",
  "mixed feelings",
  "my eating plan",
  "eating disorder clinic appointment",
  "my swallow test",
  "pacemaker battery check",
  "capsule study",
  "acid reflux tablets",
  "nicotine patches",
  "speech therapy wrong date",
])("nobody is in danger: %s", (text) => {
  expect(safetyOf(text)).not.toBe("emergency");
});

it.each(["i mixed bleach and vinegar", "my son ate a battery", "breathed in fumes", "she swallowed a magnet"])(
  "still danger: %s",
  (text) => {
    expect(safetyOf(text)).toBe("emergency");
  },
);
