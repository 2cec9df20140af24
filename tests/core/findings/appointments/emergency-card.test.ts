import { expect, it } from "vitest";
import type { ChartPerson } from "#core/domain/chart.ts";
import { emergencyCard } from "#core/findings/appointments/emergency-card.ts";
import { chartMedicine, chartOf, citationOf } from "../../../support/sample-chart.ts";

const citations = [citationOf("Lena is her sister, 07700 900123")];
const person = (name: string, role?: string, phone?: string): ChartPerson => ({
  name,
  citations,
  ...(role === undefined ? {} : { role }),
  ...(phone === undefined ? {} : { phone }),
});

it("holds what is so now, and what is not known not to be; nothing that is over", () => {
  const card = emergencyCard(
    [],
    chartOf({
      patient: { name: "Nora Ellis", born: "1984-05-04" },
      medicines: [
        chartMedicine({ name: "a" }),
        chartMedicine({ name: "b", status: "stopped" }),
        chartMedicine({ name: "c", status: "unclear" }),
        chartMedicine({ name: "d", status: "as-needed" }),
        chartMedicine({ name: "e", status: "never" }),
        chartMedicine({ name: "f", status: "held" }),
      ],
      allergies: [
        { name: "penicillin", status: "confirmed", citations },
        { name: "latex", status: "refuted", citations },
        { name: "iodine", status: "doubtful", citations },
      ],
      problems: [
        { name: "asthma", status: "active", citations },
        { name: "gout", status: "resolved", citations },
      ],
    }),
  );
  expect(card.medicines.map(({ name }) => name)).toEqual(["a", "d", "c", "f"]);
  expect(card.allergies.map(({ name }) => name)).toEqual(["penicillin", "iodine"]);
  expect(card.problems.map(({ name }) => name)).toEqual(["asthma"]);
  expect(card.asOf).toBe("2025-06-01");
  expect(card.contacts).toEqual([]);
});

it("names whom a record says to call, else family with a number, and no doctor", () => {
  const doctor = person("Dr Menon", "GP", "020 7946 0000");
  const sister = person("Lena", "sister", "07700 900123");
  const namesOf = (people: ChartPerson[]) => emergencyCard([], chartOf({ people })).contacts.map(({ name }) => name);
  expect(namesOf([doctor, sister, person("Tom", "brother")])).toEqual(["Lena"]);
  expect(namesOf([doctor, sister, person("Tom", "brother; next of kin")])).toEqual(["Tom"]);
  expect(namesOf([doctor])).toEqual([]);
});

it("counts the records of which words are missing, and not those that were read and say nothing", () => {
  const unread = [
    { documentId: "a", reason: "It is a leaflet for everybody: nothing in it is taken to be about you." },
    { documentId: "b", pages: [2], reason: "No words could be read on page 2." },
    { documentId: "c", reason: "No words could be read in it." },
  ];
  const documents = [{ processingStatus: "completed" as const }, { processingStatus: "failed" as const }];
  expect(emergencyCard(documents, chartOf({ unread })).unread).toBe(3);
});
