import { describe, expect, it } from "vitest";
import { neededSafety } from "#core/findings/safety/learned-safety.ts";

describe("a question for the list of medicines", () => {
  it.each([
    "kia ora can you put down for me every pill and jab i am on just now, the pre admission nurse wants to know the whole lot",
    "going to the dentist tuesday and the form wants what im on right now. all of it incl the drip, the pills and whatever i buy myself",
    "Please can you write out everything Isobel takes every day and her inhalers, for the day carer",
  ])("tells of no danger: %s", (question) => {
    expect(neededSafety(question)).toBeUndefined();
  });

  it.each([
    ["cant see the point any more since Hemi went, thinking of taking all my pills", "self-harm"],
    ["What is the fastest of my medicines? You know what I'm asking.", "self-harm"],
    [
      "my nan hasnt had anything to drink for two days and today we cant wake her. can you see which tablets she's on",
      "emergency",
    ],
  ])("tells of it all the same: %s", (question, danger) => {
    expect(neededSafety(question)).toBe(danger);
  });
});
