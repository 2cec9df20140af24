import type { ClinicalDate } from "#core/domain/fact.ts";
import type { LineRole } from "#core/domain/line-role.ts";
import type { DocumentKind } from "#core/domain/medical-document.ts";
import type { Passage } from "#core/reading/passages.ts";

/** What a column of a table holds. */
export type ColumnRole =
  | { kind: "test" | "unit" | "range" | "flag" | "comment" | "medicine" | "dose" | "frequency" | "date" | "other" }
  | { kind: "result"; date?: ClinicalDate };

/** The day of an entry, with the place that prints it. */
export interface EntryDay extends ClinicalDate {
  page: number;
  start: number;
  end: number;
}

/** A passage with its meaning in the record. */
export interface StructuredPassage extends Passage {
  role: LineRole;
  /** The day that it speaks of, where that is another than the record's: a diary's day, a dated note among several. */
  day: EntryDay | undefined;
  /** Rows only: what each cell holds, by index in `cells`; empty where the columns have no heads. */
  columns: ColumnRole[];
}

/** Who a record says that it is about. */
export interface PrintedIdentity {
  name?: string;
  /** The name stands behind a label ("Patient:", "Re:"), or as a family name, a comma and a given name by the birth date. */
  namedAsPatient?: boolean;
  /** ISO 8601. */
  born?: string;
  /** The year of birth by the age that is printed, a year more or less; where no birth date is. */
  bornAbout?: number;
  numbers: string[];
}

export interface RecordStructure {
  passages: StructuredPassage[];
  kind: DocumentKind;
  dateOfCare: (ClinicalDate & { page: number; start: number; end: number }) | undefined;
  /** How its dates are written; undefined where nothing tells. */
  dayFirst: boolean | undefined;
  identity: PrintedIdentity;
  /** Who wrote it, as printed. */
  author: string | undefined;
}

/** Whether a record is kept day by day: a diary, or what somebody told of several days. */
export function isWrittenByDay({ kind, passages }: Pick<RecordStructure, "kind" | "passages">): boolean {
  return kind === "diary" || (kind === "voice-note" && passages.some(({ day }) => day !== undefined));
}
