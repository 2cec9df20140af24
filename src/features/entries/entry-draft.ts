import { fail, type Outcome, succeed } from "#core/domain/outcome.ts";
import { type OwnEntry, ownEntrySchema } from "#core/domain/own-entry.ts";

export const handEntryKinds = ["medicine", "result", "note"] as const;
/** What can be added by hand here; the check-in has its own form. */
export type HandEntryKind = (typeof handEntryKinds)[number];
export type HandEntry = Extract<OwnEntry, { kind: HandEntryKind }>;
export type MedicineChange = Extract<OwnEntry, { kind: "medicine" }>["change"];

/** An entry as it stands in the form: words as they are typed. */
export interface EntryDraft {
  kind: HandEntryKind;
  date: string;
  name: string;
  change: MedicineChange;
  dose: string;
  frequency: string;
  value: string;
  unit: string;
  low: string;
  high: string;
  /** The note's own text, or what is noted beside a medicine or a result. */
  text: string;
}

export type DraftField = keyof EntryDraft;
/** What keeps an entry from being saved, by field. */
export type DraftMistakes = Partial<Record<DraftField, "missing" | "not-a-number" | "not-a-day">>;

export function emptyEntry(kind: HandEntryKind, date: string): EntryDraft {
  const words = { name: "", dose: "", frequency: "", value: "", unit: "", low: "", high: "", text: "" };
  return { kind, date, change: "started", ...words };
}

export function draftOfEntry(entry: HandEntry): EntryDraft {
  const draft = emptyEntry(entry.kind, entry.date);
  if (entry.kind === "note") return { ...draft, text: entry.text };
  const { note: text = "" } = entry;
  if (entry.kind === "medicine") {
    const { name, change, dose = "", frequency = "" } = entry;
    return { ...draft, name, change, dose, frequency, text };
  }
  const { name, value, unit = "", low, high } = entry;
  return { ...draft, name, value, unit, low: low?.toString() ?? "", high: high?.toString() ?? "", text };
}

/** The entry that a draft says, or what is wrong with it. */
export function entryFromDraft(draft: EntryDraft, today: string): Outcome<HandEntry, DraftMistakes> {
  const mistakes: DraftMistakes = {};
  if (!/^\d{4}-\d{2}-\d{2}$/.test(draft.date) || draft.date > today) mistakes.date = "not-a-day";
  const required = { medicine: ["name"], result: ["name", "value"], note: ["text"] } as const;
  for (const field of required[draft.kind]) if (draft[field].trim() === "") mistakes[field] = "missing";
  const low = numberOf(draft.low);
  const high = numberOf(draft.high);
  if (draft.kind === "result" && Number.isNaN(low)) mistakes.low = "not-a-number";
  if (draft.kind === "result" && Number.isNaN(high)) mistakes.high = "not-a-number";
  if (Object.keys(mistakes).length > 0) return fail(mistakes);
  const parsed = ownEntrySchema.safeParse(defined(fieldsOf(draft, low, high)));
  // What the form lets through and the schema does not is a name of nothing but marks, or a day that no calendar has.
  if (!parsed.success || parsed.data.kind === "check-in") return fail(mistakeOf(draft));
  return succeed(parsed.data);
}

function fieldsOf(draft: EntryDraft, low: number | undefined, high: number | undefined) {
  const { kind, date, name, change, dose, frequency, value, unit, text } = draft;
  if (kind === "note") return { kind, date, text };
  if (kind === "medicine") return { kind, date, name, change, dose, frequency, note: text };
  return { kind, date, name, value, unit, low, high, note: text };
}

/** Without what was left empty. */
function defined(fields: Record<string, string | number | undefined>) {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && String(value).trim() !== ""),
  );
}

function mistakeOf({ kind }: EntryDraft): DraftMistakes {
  return kind === "note" ? { date: "not-a-day" } : { name: "missing" };
}

/** NaN where something is written that is no number; both marks of a decimal are taken. */
function numberOf(words: string): number | undefined {
  const trimmed = words.trim().replace(",", ".");
  if (trimmed === "") return undefined;
  return /^-?\d+(?:\.\d+)?$/.test(trimmed) ? Number(trimmed) : Number.NaN;
}
