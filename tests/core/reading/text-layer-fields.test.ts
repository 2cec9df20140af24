import { describe, expect, it } from "vitest";
import type { Page } from "#core/domain/page.ts";
import { type FilledField, withFilledFields } from "#core/reading/text-layer-fields.ts";
import { expectConsistent } from "../../workers/reading-expectations.ts";

const form: Page = {
  number: 1,
  source: "text-layer",
  text: "Questionnaire\nAllergies:\nPlease tick Smoker",
  lines: [
    { start: 0, end: 13, box: { x: 0.1, y: 0.1, width: 0.3, height: 0.02 } },
    { start: 14, end: 24, box: { x: 0.1, y: 0.2, width: 0.15, height: 0.02 } },
    { start: 25, end: 43, box: { x: 0.2, y: 0.3, width: 0.2, height: 0.02 } },
  ],
  width: 100,
  height: 100,
};

function filled(...fields: FilledField[]): string[] {
  const page = withFilledFields(form, fields);
  expectConsistent(page);
  return page.lines.filter((line) => line.source === "form-field").map((line) => page.text.slice(line.start, line.end));
}

describe("filled form fields", () => {
  it("become one line with the label that is printed beside them", () => {
    const box = { x: 40, y: 20, width: 30, height: 2 };
    const page = withFilledFields(form, [{ kind: "text", name: "f1", tip: "", value: "Penicillin", box }]);
    expectConsistent(page);
    expect(page.text.split("\n")).toEqual(["Questionnaire", "Allergies: Penicillin", "Please tick Smoker"]);
    const words = page.lines[1]?.words?.map((word) => [page.text.slice(word.start, word.end), word.box?.x]);
    expect(words).toEqual([
      ["Allergies:", 0.1],
      ["Penicillin", 0.4],
    ]);
  });

  it("prefer the field's own description, and fall back to its name", () => {
    const box = { x: 40, y: 60, width: 30, height: 2 };
    expect(filled({ kind: "text", name: "f1", tip: "Blood group", value: "A", box })).toEqual(["Blood group: A"]);
    expect(filled({ kind: "text", name: "form[0].homePhone[0]", tip: "", value: "12345", box })).toEqual([
      "home Phone: 12345",
    ]);
    expect(filled({ kind: "text", name: "Text12", tip: "", value: "12345", box })).toEqual(["12345"]);
  });

  it("say yes for a ticked box, with the words behind it", () => {
    expect(filled({ kind: "check", name: "c1", tip: "", box: { x: 15, y: 30, width: 2, height: 2 } })).toEqual([
      "Please tick Smoker: yes",
    ]);
  });

  it("keep typed notes as they are, on one line", () => {
    const box = { x: 50, y: 50, width: 20, height: 5 };
    expect(filled({ kind: "note", value: "Seen\nby me", box })).toEqual(["Seen / by me"]);
  });

  it("leave a page without fields as it is", () => {
    expect(withFilledFields(form, [])).toBe(form);
  });
});
