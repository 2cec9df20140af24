import { type CorrectionChange, correctionSchema } from "#core/domain/correction.ts";
import { formatClinicalDate } from "#features/texts/formats.ts";
import { otherVersionsTexts as words } from "#features/texts/other-versions.ts";

/** One of the versions that stand. */
export interface ShownVersion {
  opId: string;
  /** Epoch milliseconds by the clock of the device that wrote it. */
  ts: number;
  /** As it was written; null where it was taken back, undefined where it cannot be opened here. */
  value: unknown;
}

/** A thing of which more than one version stands. `entity` is "kind:…", as syncing names it. */
export interface ShownDisagreement {
  entity: string;
  field: string;
  current: ShownVersion;
  others: ShownVersion[];
}

type Heading = keyof typeof words.headings;

const headingOfKind: Record<string, Heading> = {
  conversation: "conversation",
  "appointment-question": "question",
  "thread-feedback": "judgement",
};
/** Of these a heading of its own speaks; of all others, that of a finding. */
const changesWithHeading = ["title", "date", "text"] as const;

/** What it is that was written differently. */
export function headingOf({ entity, field, current, others }: ShownDisagreement): string {
  const kind = entity.slice(0, entity.indexOf(":"));
  if (field === "deleted") return words.headings.place;
  if (kind === "document") return words.headings.entry;
  if (kind === "correction") {
    const said = [current, ...others]
      .map(({ value }) => correctionSchema.safeParse(value))
      .find(({ success }) => success);
    const type = said?.data?.change.type;
    if (type === undefined) return words.headings.other;
    return words.headings[changesWithHeading.find((known) => known === type) ?? "fact"];
  }
  return words.headings[headingOfKind[kind] ?? "other"];
}

/** One version in words. */
export function versionWords(value: unknown): string {
  if (value === null) return words.asRead;
  const correction = correctionSchema.safeParse(value);
  if (correction.success) return correctionWords(correction.data.change);
  const place = propertyOf(value, "place");
  if (place !== undefined) return place === "here" ? words.kept : words.binned;
  return propertyOf(value, "title") ?? propertyOf(value, "text") ?? words.unknown;
}

/** A property of a value from elsewhere, where it is a text. */
function propertyOf(value: unknown, name: string): string | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const property: unknown = Reflect.get(value, name);
  return typeof property === "string" ? property : undefined;
}

function correctionWords(change: CorrectionChange): string {
  switch (change.type) {
    case "title":
      return change.title;
    case "date":
      return formatClinicalDate(change.occurredOn);
    case "text":
      return change.newText;
    case "not-mine":
      return words.notMine(change.fact.name);
    case "fact": {
      const { date, ...rest } = change.edit;
      const said = { name: change.fact.name, ...rest };
      const parts = [said.name, said.value, said.unit, said.dose, said.frequency, said.severity];
      return [...parts, date && formatClinicalDate(date)].filter(Boolean).join(" ");
    }
  }
}
