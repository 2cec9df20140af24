import { describe, expect, test } from "vitest";
import { understandDocument } from "#core/findings/summaries/understand-document.ts";

/** What a diary says, a line each: day, thing, how much. */
function said(text: string, now = "2026-01-20"): string[] {
  const pages = [{ number: 1, text, lines: [], source: "text-layer" as const }];
  const document = { id: "diary", originalFilename: "diary.txt" };
  const { facts } = understandDocument({ document, pages, now: new Date(`${now}T12:00:00Z`) });
  return facts
    .filter(({ kind, subject }) => subject === "patient" && ["symptom", "lifestyle", "medication"].includes(kind))
    .map(({ name, date, severity, number, negated }) => {
      const much = negated ? "no" : (severity ?? number ?? "");
      return `${date?.date} ${name} ${much}`.trim();
    });
}

describe("each value of a diary is on its own day", () => {
  test("where no line has a full stop", () => {
    const facts = said(
      "My diary\n2025-11-03 pain 4/10, headache 2/10\n2025-11-04 pain 6/10, slept 7 hours\n2025-11-05 no pain",
    );
    expect(facts).toEqual([
      "2025-11-03 pain 4",
      "2025-11-03 headache 2",
      "2025-11-04 pain 6",
      "2025-11-04 sleep duration 7",
      "2025-11-05 pain no",
    ]);
  });

  test("where the day comes first, and where the month does", () => {
    const days = (printed: string[]) =>
      said(["Diary", ...printed.map((day, index) => `${day} - pain ${index + 1}, nausea 2`)].join("\n"));
    expect(days(["13/11/2025", "14/11/2025", "15/11/2025"])[0]).toBe("2025-11-13 pain 1");
    expect(days(["11/13/2025", "11/14/2025", "11/15/2025"])[0]).toBe("2025-11-13 pain 1");
    // Read the other way round they would lie months apart.
    expect(days(["3/11/2025", "4/11/2025", "5/11/2025", "6/11/2025", "7/11/2025"])[4]).toBe("2025-11-05 pain 3");
  });

  test("where a gap or a tab stands behind the day", () => {
    for (const gap of ["  ", "     ", "\t"]) {
      const facts = said(
        `My diary\n3 November 2025${gap}coffee, headache 6/10\n4 November 2025${gap}headache 2/10\n5 November 2025${gap}no headache, slept 7 hours`,
      );
      expect(facts).toEqual([
        "2025-11-03 coffee",
        "2025-11-03 headache 6",
        "2025-11-04 headache 2",
        "2025-11-05 headache no",
        "2025-11-05 sleep duration 7",
      ]);
    }
  });

  test("below a day that stands alone, though a line begins with a score", () => {
    const facts = said(
      "How I am\n\nMon 3 Nov 2025\npain 4\nno headache\n\nTue 4 Nov 2025\npain\n4/10\ngluten\n\nWed 5 Nov 2025\ncoffee, stress 3/10",
    );
    expect(facts).toContain("2025-11-03 headache no");
    expect(facts).toContain("2025-11-04 gluten");
    expect(facts).toContain("2025-11-05 stress 3");
    expect(facts.filter((fact) => fact.includes("2025-10"))).toEqual([]);
  });

  test("where a time of day stands behind the day, or alone under it", () => {
    const beside = said(
      "Log\n2025-11-03 7:40am Pain 4, fatigue 3\n2025-11-03 1:20 pm Headache 7\n2025-11-04 7 am Pain 5, stress 2\n2025-11-05 7:40am Pain 3, stress 1",
    );
    expect(beside).toContain("2025-11-03 pain 4");
    expect(beside).toContain("2025-11-03 headache 7");
    expect(beside).toContain("2025-11-04 pain 5");
    const days = [3, 4, 5, 6, 7].flatMap((day) => [
      `Mon ${day} November 2025`.replace("Mon", ["Mon", "Tue", "Wed", "Thu", "Fri"][day - 3] ?? ""),
      "7:40am pain 8/10; rang the clinic about 3 March",
      "1:05pm headache 7/10; nausea 4/10",
    ]);
    const under = said(["Log", ...days].join("\n"));
    expect(under).toContain("2025-11-03 headache 7");
    expect(under.filter((fact) => fact.includes("headache"))).toHaveLength(5);
  });

  test("in an app's file with commas, by its heads", () => {
    const facts = said(
      "Date,Pain,Sleep (hours),Gluten,Notes\n03/11/2025,4,7.5,Yes,\n04/11/2025,6,,No,bad headache\n15/11/2025,,5,Yes,",
    );
    expect(facts).toEqual([
      "2025-11-03 pain 4",
      "2025-11-03 sleep duration 7.5",
      "2025-11-03 gluten",
      "2025-11-04 pain 6",
      "2025-11-04 gluten no",
      "2025-11-04 headache",
      "2025-11-15 sleep duration 5",
      "2025-11-15 gluten",
    ]);
  });

  test("in a file with a row for each thing, and in a table with ticks", () => {
    expect(
      said("Date,Time,Symptom,Severity\n2025-11-03,08:00,Pain,4\n2025-11-03,20:00,Nausea,2\n2025-11-04,08:00,Pain,7"),
    ).toEqual(["2025-11-03 pain 4", "2025-11-03 nausea 2", "2025-11-04 pain 7"]);
    expect(said("Tracker\nDay | Pain | Dairy\n3 Nov 2025 | 4 | ✓\n4 Nov 2025 | 5 | ✗\n5 Nov 2025 | 6 |")).toEqual([
      "2025-11-03 pain 4",
      "2025-11-03 dairy",
      "2025-11-04 pain 5",
      "2025-11-04 dairy no",
      "2025-11-05 pain 6",
    ]);
  });

  test("of somebody else it is not the patient's", () => {
    const facts = said("Diary\n2025-11-03 pain 4/10, mum had a headache\n2025-11-04 pain 5/10\n2025-11-05 pain 6/10");
    expect(facts).toEqual(["2025-11-03 pain 4", "2025-11-04 pain 5", "2025-11-05 pain 6"]);
  });
});

describe("how much there was", () => {
  const days = (items: string[]) =>
    said(["My diary", ...items.map((item, index) => `2025-11-0${index + 1}: ${item}`)].join("\n"));

  test("cups, glasses, units and steps are counted of one thing, however they are said", () => {
    const facts = days([
      "had 2 cups of coffee, walked 6000 steps",
      "coffee 3 cups, steps 7000",
      "3 coffees, 7500 steps",
      "coffee x2, 1 unit of alcohol",
      "no coffee, drank 2 glasses of wine",
    ]);
    expect(facts).toEqual([
      "2025-11-01 coffee 2",
      "2025-11-01 steps 6000",
      "2025-11-02 coffee 3",
      "2025-11-02 steps 7000",
      "2025-11-03 coffee 3",
      "2025-11-03 steps 7500",
      "2025-11-04 coffee 2",
      "2025-11-04 alcohol 1",
      "2025-11-05 coffee no",
      "2025-11-05 wine 2",
    ]);
  });

  test("a score is one of ten, on whatever scale it was written", () => {
    expect(days(["pain 4/10, stress 3/5", "pain 2/5, mood 80/100", "pain 45/100", "headache 40 out of 100"])).toEqual([
      "2025-11-01 pain 4",
      "2025-11-01 stress 6",
      "2025-11-02 pain 4",
      "2025-11-02 mood 8",
      "2025-11-03 pain 4.5",
      "2025-11-04 headache 4",
    ]);
    expect(
      said("Date | Pain (0-5) | Mood (0-100)\n2025-11-03 | 3 | 70\n2025-11-04 | 1 | 40\n2025-11-05 | 5 | 20"),
    ).toEqual([
      "2025-11-03 pain 6",
      "2025-11-03 mood 7",
      "2025-11-04 pain 2",
      "2025-11-04 mood 4",
      "2025-11-05 pain 10",
      "2025-11-05 mood 2",
    ]);
  });
});
