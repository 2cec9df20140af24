import { expect, it } from "vitest";
import { buildChart } from "#core/chart/build-chart.ts";
import { chartRecordOf } from "#core/chart/read-chart-record.ts";
import { emergencyCard } from "#core/findings/appointments/emergency-card.ts";
import { writtenPages } from "#core/reading/written/written-pages.ts";
import { statementsIn } from "./record-of-text.ts";

/** Whom a record with this line names to be called. */
function contactsIn(...lines: string[]) {
  const all = [
    "Lakeside Hospital, admission sheet",
    "Patient: Nora Ellis",
    "Date of birth: 04/05/1984",
    "Date: 2 March 2025",
    ...lines,
  ];
  const pages = writtenPages([
    ...all,
    "",
    "Admitted with a chest infection. Treated with amoxicillin 500 mg three times a day.",
  ]);
  const file = { id: "a", originalFilename: "a.txt", occurredOn: undefined, uploadedAt: "2025-05-30T10:00:00Z" };
  const card = emergencyCard([], buildChart([chartRecordOf(file, { pages })], "2025-06-01"));
  for (const { phone, citations } of card.contacts)
    if (phone !== undefined) expect(citations.some(({ quote }) => quote.includes(phone))).toBe(true);
  return card.contacts.map(({ name, role, phone }) => [name, role, phone]);
}

it.each([
  ["Next of kin: Lena Ellis (sister), tel 07700 900123", ["Lena Ellis", "Next of kin (sister)", "07700 900123"]],
  ["Emergency contact: Mr Tom Ellis, 07700 900123", ["Mr Tom Ellis", "Emergency contact", "07700 900123"]],
  ["NOK - Lena Ellis", ["Lena Ellis", "NOK", undefined]],
])("finds who is to be called: %s", (line, expected) => {
  expect(contactsIn(line)).toEqual([expected]);
});

it.each([
  ["Result in 6 weeks with genetic counsellor Ms Vani Holm.", "Ms Vani Holm", "genetic counsellor"],
  ["The penicillins were discussed with allergy (Dr Hendricks): stop flucloxacillin.", "Dr Hendricks", "allergy"],
])("what stands before a name says what somebody does, and is cited with it: %s", (text, name, job) => {
  const found = statementsIn(text, "person").find((one) => one.name === name);
  expect(found?.job).toBe(job);
  expect(found?.citations[0]?.quote).toMatch(new RegExp(`^${job}`));
});

it("takes nobody for one of whom the record does not say so", () => {
  expect(contactsIn("Next of kin: not recorded")).toEqual([]);
  expect(contactsIn("Next of kin informed by Dr Anil Menon, 020 7946 0000")).toEqual([]);
  expect(contactsIn("Emergency contact: Nora Ellis")).toEqual([]);
});
