import { describe, expect, it } from "vitest";
import { recordsOf } from "../../../support/record-fixtures.ts";

const page = (date: string, words: string) =>
  `RIVERSIDE CLINIC\nPatient: Ida Brandt    DOB: 03/14/1961\nDate of visit: ${date}\n\n${words}\n`;
const older = page(
  "10 June 2025",
  "CURRENT MEDICATIONS\n- Lisinopril 10 mg once a day\n- Atorvastatin 20 mg at night\n- Metformin 500 mg twice a day\n- Amlodipine 5 mg once a day",
);
const newest = page(
  "5 January 2026",
  "CURRENT MEDICATIONS\n- Lisinopril 20 mg once a day\n- Atorvastatin 40 mg at night\n- Metformin 1000 mg twice a day\n- Omeprazole 20 mg once a day",
);
const question = "What medicines am I taking?";

describe("the whole list of medicines", () => {
  it("is quoted from the newest record that lists them, each line with its dose", async () => {
    const { sentences, found } = await recordsOf({ "older.txt": older, "newest.txt": newest })(question);
    const text = sentences.map((one) => one.text).join(" ");
    expect(found).toBe(true);
    expect(text).toMatch(
      /^Lisinopril 20 mg once a day\. Atorvastatin 40 mg at night\. Metformin 1000 mg twice a day\. /,
    );
    expect(text).toMatch(/5 January 2026/);
    expect(text).not.toMatch(/Lisinopril 10 mg|Atorvastatin 20 mg/);
    for (const { citations } of sentences) expect(citations.length).toBeGreaterThan(0);
  });

  it("tells what only an older record has, as older", async () => {
    const { answer } = await recordsOf({ "older.txt": older, "newest.txt": newest })(question);
    expect(answer).toMatch(/In older records: Amlodipine 5 mg once a day \(.*10 June 2025\)/);
  });

  it("tells the newer dose after the list, and what was stopped since apart", async () => {
    const later = page(
      "12 January 2026",
      "PLAN\nIncrease lisinopril to 40 mg once a day.\nStop omeprazole, the stomach is well.",
    );
    const { answer } = await recordsOf({ "newest.txt": newest, "later.txt": later })(question);
    expect(answer).toMatch(/Since then: Increase lisinopril to 40 mg once a day \(.*12 January 2026\)/);
    expect(answer).toMatch(/Stopped or paused: Stop omeprazole/);
    expect(answer).not.toMatch(/Lisinopril 20 mg|Omeprazole 20 mg/);
  });

  it("leaves out a course that is over", async () => {
    const course = page(
      "5 January 2026",
      "CURRENT MEDICATIONS\n- Lisinopril 20 mg once a day\n- Atorvastatin 40 mg at night\n- Metformin 1000 mg twice a day\n- Amoxicillin 500 mg three times a day until 10 January 2026",
    );
    const { answer } = await recordsOf({ "course.txt": course })(question);
    expect(answer).toMatch(/Metformin 1000 mg/);
    expect(answer).not.toMatch(/Amoxicillin/);
  });

  it("says of a row how it is taken, without the number and the day of supply", async () => {
    const table = page(
      "5 January 2026",
      "PHARMACY MEDICATION LIST\nRx No | Drug | Directions | Last fill | Refills\n88120 | Quetiapine 300 mg | 1 at bedtime | 12/22/2025 | 4\n87731 | Amlodipine 10 mg | 1 daily | 12/22/2025 | 6\n86004 | Atorvastatin 20 mg | 1 at bedtime | 12/22/2025 | 3",
    );
    const { answer } = await recordsOf({ "table.txt": table })(question);
    expect(answer).toMatch(/Quetiapine 300 mg[:;,] 1 at bedtime\. Amlodipine 10 mg/);
    expect(answer).not.toMatch(/88120|12\/22|22 December/);
  });

  it("is no answer for somebody in danger", async () => {
    const { answer, safety } = await recordsOf({ "newest.txt": newest })(
      "I want to die, thinking of taking all my pills, what am I taking",
    );
    expect(safety).toBeDefined();
    expect(answer).not.toMatch(/Metformin 1000 mg twice a day/);
  });
});

describe("what is over, planned or unclear", () => {
  const withLater = (words: string, date = "12 January 2026") =>
    recordsOf({ "newest.txt": newest, "later.txt": page(date, words) })(question);

  it("stands apart, however its end is told", async () => {
    const { answer } = await withLater(
      "PLAN\nMetformin withheld because of kidney function. Do not take atorvastatin any more.",
    );
    expect(answer).not.toMatch(/Metformin 1000 mg|Atorvastatin 40 mg/);
    expect(answer).toMatch(/Stopped or paused: Metformin withheld/);
  });

  it("is not over where the end is denied, nor changed where the change is", async () => {
    const { answer } = await withLater("PLAN\nDid not increase lisinopril to 40 mg. Omeprazole is not to be stopped.");
    expect(answer).toMatch(/Lisinopril 20 mg once a day.*Omeprazole 20 mg once a day/);
    expect(answer).not.toMatch(/Since then|Stopped/);
  });

  it("is told as planned, or as not clear", async () => {
    expect((await withLater("PLAN\nStart apixaban 5 mg twice a day from 1 February 2026.")).answer).toMatch(
      /Planned: Start apixaban/,
    );
    expect((await withLater("He takes warfarin for atrial fibrillation.")).answer).toMatch(
      /Not clear whether taken: He takes warfarin/,
    );
  });

  it("is called neither older nor newer where its day is the list's", async () => {
    const { answer } = await withLater("PLAN\nStart apixaban 5 mg twice a day.", "5 January 2026");
    expect(answer).toMatch(/In other records: Start apixaban/);
  });

  it("is told as not clear where the words that are taken for an end tell of none", async () => {
    expect((await withLater("PLAN\nMetformin removed from the blister pack.")).answer).toMatch(
      /Not clear whether taken: .*Metformin 1000 mg/,
    );
  });

  it("is told with its end where a course on the list has ended since", async () => {
    expect((await withLater("PLAN\nShe ran out of metformin.")).answer).toMatch(
      /Stopped or paused: She ran out of metformin/,
    );
  });

  it("is told as not clear where one line names it beside a medicine that was stopped", async () => {
    const { answer } = await recordsOf({
      "older.txt": page("10 June 2025", "PLAN\nContinue ramipril 5 mg daily and melatonin 2 mg at night."),
      "newest.txt": newest,
      "later.txt": page("12 January 2026", "PLAN\nStop ramipril because of the cough."),
    })(question);
    expect(answer).toMatch(/Not clear whether taken: Continue ramipril 5 mg daily and melatonin 2 mg/);
    expect(answer).toMatch(/Stopped or paused: Stop ramipril/);
    expect(answer).not.toMatch(/In older records/);
  });

  it("is told as begun where the same sentence stops another one", async () => {
    const { answer } = await withLater("PLAN\nStop lisinopril 20 mg and start losartan 50 mg once a day.");
    expect(answer).toMatch(/Since then: Stop lisinopril 20 mg and start losartan 50 mg once a day/);
    expect(answer).not.toMatch(/Not clear/);
  });

  it("is no list of what was taken on admission", async () => {
    const { answer } = await withLater(
      "DISCHARGE SUMMARY\nMEDICATIONS ON ADMISSION\n- Ramipril 10 mg once a day\n- Atorvastatin 20 mg at night\n- Ibuprofen 400 mg three times a day\n\nMEDICATIONS ON DISCHARGE\n- Ramipril 5 mg once a day\n- Atorvastatin 80 mg at night\n- Metformin 500 mg twice a day\n- Clopidogrel 75 mg once a day",
    );
    expect(answer).toMatch(
      /^Ramipril 5 mg once a day\. Atorvastatin 80 mg at night\. Metformin 500 mg twice a day\. Clopidogrel 75 mg/,
    );
    expect(answer).not.toMatch(/Ramipril 10|Ibuprofen/);
  });

  it("is the same in any order of the records", async () => {
    const twin = page(
      "5 January 2026",
      "CURRENT MEDICATIONS\n- Lisinopril 10 mg once a day\n- Atorvastatin 20 mg at night\n- Metformin 500 mg twice a day",
    );
    const one = await recordsOf({ "newest.txt": newest, "twin.txt": twin })(question);
    const other = await recordsOf({ "twin.txt": twin, "newest.txt": newest })(question);
    expect(other.answer).toBe(one.answer);
  });

  it("is found in an account of many records", async () => {
    const many = Object.fromEntries(
      Array.from({ length: 45 }, (_, year) => [
        `note-${year}.txt`,
        page(`3 March ${1980 + year}`, "Review. The medicines are taken as before."),
      ]),
    );
    const { answer } = await recordsOf({
      ...many,
      "newest.txt": newest,
      "later.txt": page("12 January 2026", "PLAN\nHold metformin because of kidney failure."),
    })(question);
    expect(answer).toMatch(/Lisinopril 20 mg once a day/);
    expect(answer).toMatch(/Stopped or paused: Hold metformin/);
    expect(answer).not.toMatch(/Metformin 1000 mg/);
  });
});
