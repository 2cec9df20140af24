import { describe, expect, test } from "vitest";
import { ownEntrySchema } from "#core/domain/own-entry.ts";
import { draftOfEntry, emptyEntry, entryFromDraft, type HandEntry } from "#features/entries/entry-draft.ts";

const today = "2025-06-01";

describe("an entry by hand", () => {
  test.each<HandEntry>([
    {
      kind: "medicine",
      date: "2025-05-01",
      name: "methotrexate",
      change: "started",
      dose: "15 mg",
      frequency: "once a week",
    },
    { kind: "medicine", date: "2025-05-01", name: "naproxen", change: "stopped", note: "My stomach hurt." },
    { kind: "result", date: "2025-05-02", name: "CRP", value: "9.8", unit: "mg/L", low: 0, high: 5 },
    { kind: "result", date: "2025-05-02", name: "Blood pressure", value: "120/80" },
    { kind: "note", date: today, text: "I slept well.\n\nMy hands were stiff." },
  ])("$kind stands in the form as it was saved, and is saved as it was", (entry) => {
    expect(ownEntrySchema.parse(entry)).toEqual(entry);
    expect(entryFromDraft(draftOfEntry(entry), today)).toEqual({ ok: true, value: entry });
  });

  test("says what is missing, and takes no day to come and no words for a number", () => {
    const failure = (draft: Partial<ReturnType<typeof emptyEntry>> & { kind: HandEntry["kind"] }) => {
      const entry = entryFromDraft({ ...emptyEntry(draft.kind, today), ...draft }, today);
      return entry.ok ? undefined : entry.failure;
    };
    expect(failure({ kind: "medicine" })).toEqual({ name: "missing" });
    expect(failure({ kind: "medicine", name: ",;" })).toEqual({ name: "missing" });
    expect(failure({ kind: "result", name: "CRP" })).toEqual({ value: "missing" });
    expect(failure({ kind: "result", name: "CRP", value: "5", low: "about 1", high: "x" })).toEqual({
      low: "not-a-number",
      high: "not-a-number",
    });
    expect(failure({ kind: "note", text: "  " })).toEqual({ text: "missing" });
    expect(failure({ kind: "note", text: "Well.", date: "2025-06-02" })).toEqual({ date: "not-a-day" });
    expect(failure({ kind: "note", text: "Well.", date: "" })).toEqual({ date: "not-a-day" });
    expect(failure({ kind: "result", name: "CRP", value: "5", low: "0,5" })).toBeUndefined();
  });
});
