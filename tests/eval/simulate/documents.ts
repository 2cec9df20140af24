import type { Fact } from "#core/domain/fact.ts";
import { isoDay } from "#core/findings/threads/day-number.ts";
import type { SimulatedPatient } from "./truth.ts";

/** One record of a simulated patient: its words, and the facts that these words say. */
export interface SimulatedDocument {
  id: string;
  originalFilename: string;
  text: string;
  facts: Fact[];
}

type Said = Omit<Fact, "citation" | "negated" | "uncertain" | "subject" | "date">;

/** Writes a record line by line; the facts of a line point at its words. */
function createWriter(id: string, originalFilename: string) {
  const lines: string[] = [];
  const facts: Fact[] = [];
  let length = 0;
  return {
    write(opening: string, day: number | undefined, parts: { words: string; said?: Said }[]) {
      let line = opening;
      parts.forEach(({ words, said }, index) => {
        if (index > 0) line += ", ";
        const start = length + line.length;
        line += words;
        if (said === undefined || day === undefined) return;
        const citation = { documentId: id, originalFilename, page: 1, start, end: start + words.length, quote: words };
        const date = { date: isoDay(day), precision: "day" as const };
        facts.push({ ...said, date, negated: false, uncertain: false, subject: "patient", citation });
      });
      if (parts.length > 0) line += ".";
      lines.push(line);
      length += line.length + 1;
    },
    finish: (): SimulatedDocument => ({ id, originalFilename, text: lines.join("\n"), facts }),
  };
}

const diaryDays = 30;

/** A diary for each month, a letter for each treatment, a report for each blood test. */
export function documentsOf(patient: SimulatedPatient): SimulatedDocument[] {
  return [...diariesOf(patient), ...lettersOf(patient), ...reportsOf(patient)];
}

function diariesOf({ days }: SimulatedPatient): SimulatedDocument[] {
  const diaries: SimulatedDocument[] = [];
  for (let from = 0; from < days.length; from += diaryDays) {
    const number = diaries.length + 1;
    const writer = createWriter(`diary-${number}`, `diary-${number}.txt`);
    writer.write(`My diary, part ${number}`, undefined, []);
    for (const { day, numbers, events } of days.slice(from, from + diaryDays)) {
      const opening = `${isoDay(day)}: `;
      const severities: { words: string; said: Said }[] = [];
      const life: { words: string; said: Said }[] = [];
      for (const [name, number_] of Object.entries(numbers)) {
        const value = String(number_);
        if (name === "sleep duration") {
          const said: Said = { kind: "lifestyle", name, value, number: number_, unit: "hours" };
          life.push({ words: `slept ${value} hours`, said });
        } else if (name === "stress") {
          const said: Said = { kind: "lifestyle", name, value, number: number_, unit: "/10" };
          life.push({ words: `stress ${value}/10`, said });
        } else severities.push({ words: `${name} ${value}/10`, said: { kind: "symptom", name, severity: value } });
      }
      for (const name of events) {
        const kind = name === "ibuprofen" ? "medication" : "lifestyle";
        const words =
          name === "gym"
            ? "gym"
            : name === "ibuprofen"
              ? "took ibuprofen"
              : name === "coffee"
                ? "had coffee"
                : `ate ${name}`;
        life.push({ words, said: { kind, name } });
      }
      if (severities.length > 0) writer.write(opening, day, severities);
      if (life.length > 0) writer.write(opening, day, life);
    }
    diaries.push(writer.finish());
  }
  return diaries;
}

/** A letter for each beginning of a medicine, and for each end. */
function lettersOf({ treatments }: SimulatedPatient): SimulatedDocument[] {
  const seen = new Set<string>();
  return treatments.flatMap(({ name, start, stop }, index) => {
    const said = seen.has(name) ? "restarted" : "started";
    seen.add(name);
    const letters = [letterOf(`letter-${index + 1}`, name, start, said)];
    return stop === undefined ? letters : [...letters, letterOf(`letter-${index + 1}-end`, name, stop, "stopped")];
  });
}

function letterOf(id: string, name: string, day: number, what: "started" | "restarted" | "stopped"): SimulatedDocument {
  const writer = createWriter(id, `${id}.txt`);
  writer.write("Clinic letter", undefined, []);
  writer.write(`Date: ${isoDay(day)}`, undefined, []);
  const said: Said = { kind: "medication", name, status: what === "stopped" ? "stopped" : "started" };
  writer.write(`On ${isoDay(day)} the patient ${what} `, day, [{ words: name, said }]);
  return writer.finish();
}

const printedLabs: { [name: string]: { printed: string; unit: string } } = {
  ferritin: { printed: "Ferritin", unit: "ng/mL" },
  "c-reactive protein": { printed: "C-reactive protein", unit: "mg/L" },
};

function reportsOf({ labs }: SimulatedPatient): SimulatedDocument[] {
  return labs.map(({ day, name, value }, index) => {
    const writer = createWriter(`blood-${index + 1}`, `blood-${index + 1}.txt`);
    const { printed, unit } = printedLabs[name] ?? { printed: name, unit: "" };
    writer.write("Laboratory report", undefined, []);
    writer.write(`Collected: ${isoDay(day)}`, undefined, []);
    const said: Said = { kind: "lab", name, value: String(value), number: value, unit };
    writer.write("", day, [{ words: `${printed}: ${value} ${unit}`, said }]);
    return writer.finish();
  });
}
