import fc from "fast-check";
import { expect, test } from "vitest";
import { ownEntrySchema } from "#core/domain/own-entry.ts";
import { checkInFrom, draftOf, emptyDraft } from "#features/check-ins/check-in-draft.ts";
import { offeredFirst, suggestedMedicines, suggestedSymptoms } from "#features/check-ins/suggestions.ts";
import { medicineFact } from "../../support/medicine-facts.ts";
import { chartMedicine } from "../../support/sample-chart.ts";

const date = "2026-11-20";

test("nothing filled in is no check-in, and blanks are nothing", () => {
  expect(checkInFrom(emptyDraft, date)).toBeUndefined();
  expect(checkInFrom({ ...emptyDraft, typedSymptom: "  ", typedMedicine: " ", note: "\n" }, date)).toBeUndefined();
});

test("a medicine's dose begins at its number", () => {
  const medicineOf = (medicine: string) => checkInFrom({ ...emptyDraft, typedMedicine: medicine }, date)?.medicine;
  expect(medicineOf("ibuprofen 400 mg")).toEqual({ name: "ibuprofen", dose: "400 mg" });
  expect(medicineOf("vitamin B12 1000 mcg")).toEqual({ name: "vitamin B12", dose: "1000 mcg" });
  expect(medicineOf("Advil")).toEqual({ name: "Advil" });
});

test("what is saved is an entry, and opens as it was filled in", () => {
  const score = fc.option(fc.integer({ min: 0, max: 10 }), { nil: undefined });
  const words = fc.constantFrom("", "headache", "sore knee");
  const drafts = fc.record({
    pain: score,
    sleepHours: fc.option(fc.integer({ min: 3, max: 10 }), { nil: undefined }),
    energy: score,
    symptoms: fc.uniqueArray(fc.record({ name: fc.constantFrom("headache", "sore knee", "rash"), severity: score }), {
      selector: ({ name }) => name,
    }),
    typedSymptom: fc.constant(""),
    medicines: fc.uniqueArray(fc.constantFrom("ibuprofen 400 mg", "Advil", "folic acid 5 mg")),
    typedMedicine: fc.constant(""),
    note: words,
  });
  fc.assert(
    fc.property(drafts, (draft) => {
      const checkIn = checkInFrom(draft, date);
      if (checkIn === undefined) return;
      const parsed = ownEntrySchema.parse(checkIn);
      expect(parsed).toEqual(checkIn);
      expect(draftOf(checkIn)).toEqual(draft);
    }),
  );
});

test("what still stands in a field is said too, and each name once", () => {
  const draft = { ...emptyDraft, symptoms: [{ name: "rash", severity: 2 }], medicines: ["Advil"] };
  expect(checkInFrom({ ...draft, typedSymptom: "rash", typedMedicine: "Advil" }, date)).toEqual(
    checkInFrom(draft, date),
  );
  expect(checkInFrom({ ...draft, typedSymptom: " nausea ", typedMedicine: "iron 200 mg" }, date)).toEqual({
    kind: "check-in",
    date,
    symptom: { name: "rash", severity: 2 },
    medicine: { name: "Advil" },
    moreSymptoms: [{ name: "nausea" }],
    moreMedicines: [{ name: "iron", dose: "200 mg" }],
  });
});

test("yesterday's names are offered first, each once", () => {
  expect(offeredFirst(["Rash"], ["headache", "rash"])).toEqual(["Rash", "headache"]);
  expect(offeredFirst(undefined, ["headache"])).toEqual(["headache"]);
});

test("what the form does not ask about stays when a check-in is changed", () => {
  const kept = { kind: "check-in", date, sleepQuality: 4 } as const;
  expect(checkInFrom({ ...emptyDraft, pain: 2 }, date, kept)).toEqual({ ...kept, pain: 2 });
});

test("suggestions are the patient's own, the most frequent first, without pain, denials and relatives", () => {
  const symptom = (name: string, changes = {}) => ({
    ...medicineFact({}),
    kind: "symptom" as const,
    name,
    citation: { ...medicineFact({}).citation, quote: name },
    ...changes,
  });
  const facts = [
    symptom("nausea"),
    symptom("headache"),
    symptom("headache"),
    symptom("pain"),
    symptom("cough", { negated: true }),
    symptom("stroke", { subject: "relative" }),
  ];
  expect(suggestedSymptoms(facts)).toEqual(["headache", "nausea"]);
  const quoted = (quote: string) => ({ citation: { ...medicineFact({}).citation, quote } });
  const written = [
    symptom("arthralgia", quoted("Her joints hurt on most mornings of the week")),
    symptom("arthralgia", quoted("Joint pain")),
    symptom("dyspnea", quoted("Symptom: short of breath, 4 out of 10")),
  ];
  expect(suggestedSymptoms(written)).toEqual(["joint pain", "short of breath"]);
  const medicine = chartMedicine({ dose: "15 mg" });
  expect(suggestedMedicines([{ medicine, differ: undefined }])).toEqual(["methotrexate 15 mg"]);
});
