import type { Clause } from "./statement.ts";

/** What the cited evidence says, read for comparing. */
export interface Known {
  text: string;
  clauses: readonly (Clause & { day: string | undefined })[];
  names: ReadonlySet<string>;
  stems: ReadonlySet<string>;
  /** Stems of the plain explanations of the evidence's hard words. */
  explained: ReadonlySet<string>;
  /** All its days, as printed and as the records are dated. */
  days: readonly string[];
}
