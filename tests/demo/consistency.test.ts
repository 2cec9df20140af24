import { describe, expect, it } from "vitest";
import { demoFiles } from "#demo/files.ts";
import { journey } from "#demo/journey.ts";
import { clinicians } from "#demo/persona.ts";
import { treatments } from "#demo/treatments.ts";
import { trendData } from "#demo/trend-data.ts";
import { readProcessed } from "./demo-folder.ts";
import { labTests } from "./lab-results.ts";
import { longDate } from "./paper.ts";
import { voiceNotes } from "./voice-notes.ts";

/** What a person reads in each file: its pages as the product read them; for a voice note, what is said. */
const texts = new Map<string, string>([
  ...readProcessed().map(({ document, reading }): [string, string] => [
    document.id,
    (reading?.pages ?? []).map(({ text }) => text).join("\n"),
  ]),
  ...voiceNotes.map(({ fileId, text }): [string, string] => [fileId, text]),
]);

const oneLine = (text: string) => text.replace(/\s+/g, " ");
const textOf = (id: string) => oneLine(texts.get(id) ?? "");
const isoDay = (text: string) => new Date(`${text} UTC`).toISOString().slice(0, 10);

describe("the files and the data tell one story", () => {
  it("diary files hold exactly the numbers of the trend data, each day once", () => {
    const row = /^\w{3} (\d{1,2} \w{3} \d{4})(?::? +(?:pain )?)(\d+),? +(?:mobility )?(\d+),? +(?:sleep )?(\d+)/;
    const written = demoFiles
      .filter(({ kind }) => kind === "diary")
      .flatMap(({ id }) => (texts.get(id) ?? "").split("\n"))
      .flatMap((line) => {
        const [, day = "", ...scores] = row.exec(line) ?? [];
        return day === "" ? [] : [[isoDay(day), ...scores.map(Number)]];
      })
      .toSorted(([one], [other]) => String(one).localeCompare(String(other)));
    expect(written).toEqual(
      trendData.map(({ date, painLevel, mobilityScore, sleepQuality }) => [
        date,
        painLevel,
        mobilityScore,
        sleepQuality,
      ]),
    );
  });

  it("diary files hold every note of the trend data", () => {
    const diaries = oneLine(
      demoFiles
        .filter(({ kind }) => kind === "diary")
        .map(({ id }) => texts.get(id))
        .join(" "),
    );
    // OCR may lose an apostrophe; words and numbers may not go missing.
    const plain = (text: string) => text.replace(/['’]/g, "");
    for (const { date, notes } of trendData) expect(plain(diaries), date).toContain(plain(notes));
  });

  it("pain that a letter quotes is what the diary says of that day", () => {
    const quoting = demoFiles.filter(({ id }) => /pain (?:is |at )?\d+ out of 10/i.test(textOf(id)));
    expect(quoting.length).toBeGreaterThanOrEqual(7);
    for (const { id, date } of quoting) {
      const pain = Number(/pain (?:is |at )?(\d+) out of 10/i.exec(textOf(id))?.[1]);
      expect(pain, id).toBe(trendData.find((point) => point.date === date)?.painLevel);
    }
  });

  it("the voice notes say the diary's numbers", () => {
    const painOn = (day: string) => trendData.find(({ date }) => date === day)?.painLevel;
    expect([painOn("2025-02-09"), painOn("2025-04-19"), painOn("2025-04-22")]).toEqual([6, 7, 6]);
    expect(textOf("nora-voice-february")).toContain("My pain is six today");
    expect(textOf("nora-voice-april")).toContain("my pain was seven. Today it is six");
  });

  it("every result that a letter quotes with its date is the laboratory's", () => {
    const letters = demoFiles.filter(({ kind }) => kind === "visit-note" || kind === "referral");
    let quoted = 0;
    for (const { id } of letters) {
      for (const [, day = "", value = ""] of textOf(id).matchAll(/CRP on (\d{1,2} \w+ \d{4}) was ([\d.]+) mg\/L/g)) {
        quoted++;
        expect(value, id).toBe(labTests[0]?.results[isoDay(day)]);
      }
    }
    expect(quoted).toBe(3);
  });

  it("every laboratory result stands in its report, with its unit and range", () => {
    for (const { date, id } of demoFiles.filter(({ kind, type }) => kind === "lab-report" && type === "pdf")) {
      for (const { test, unit, range, results } of labTests) {
        const result = results[date];
        if (result === undefined) continue;
        const line = (texts.get(id) ?? "").split("\n").find((each) => each.includes(test) && each.includes(result));
        expect(line, `${id} ${test}`).toBeDefined();
        for (const part of [unit, range]) expect(line).toContain(part);
      }
    }
  });

  it("the low ferritin is in its report, and in no later record", () => {
    const naming = demoFiles.filter(({ id }) => /ferritin/i.test(textOf(id))).map(({ id }) => id);
    expect(naming).toEqual(["nora-blood-december"]);
  });

  it("allergy: noted in five records, denied in one", () => {
    const noting = demoFiles.filter(({ id }) => /sulfa antibiotics/i.test(textOf(id)));
    expect(noting).toHaveLength(5);
    expect(textOf("nora-emergency-visit")).toContain("No known drug allergies");
  });

  it("each treatment's medicine and dose stand in its source, and its medicine where it ends", () => {
    for (const { name, dose, fileId, endFileId } of treatments) {
      expect(textOf(fileId).toLowerCase(), `${name} in ${fileId}`).toContain(name.toLowerCase());
      expect(textOf(fileId), `${name} in ${fileId}`).toContain(dose);
      if (endFileId !== undefined) expect(textOf(endFileId).toLowerCase(), endFileId).toContain(name.toLowerCase());
    }
  });

  it("each clinician is named in the file that shows it", () => {
    for (const { name, fileId } of clinicians) expect(textOf(fileId)).toContain(name);
  });

  it("every file of a day of care prints that day", () => {
    for (const { id, date, kind } of demoFiles) {
      if (kind === "diary" || kind === "voice-note") continue;
      expect(textOf(id), id).toContain(longDate(date));
    }
  });

  it("full dates in the files lie inside the journey, but for her birth and the appointment to come", () => {
    for (const { id } of demoFiles) {
      for (const [day] of textOf(id).matchAll(
        /\b\d{1,2} (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]* \d{4}\b/g,
      )) {
        const iso = isoDay(day);
        const allowed = iso === "1986-09-03" || iso === "2025-11-19" || (iso >= journey.from && iso <= journey.to);
        expect(allowed, `${id}: ${day}`).toBe(true);
      }
    }
  });
});
