import type { Row, Skip } from "../../support/measurement.ts";

export const groupName = "understanding";

/** What one part of the evaluation answers. */
export interface MeasuredPart {
  rows: Row[];
  skips: Skip[];
}

type Bounded = Pick<Row, "name" | "value" | "bound"> & Partial<Pick<Row, "unit" | "note">>;

export function atLeast(row: Bounded): Row {
  return { group: groupName, direction: "at-least", ...row };
}

export function atMost(row: Bounded): Row {
  return { group: groupName, direction: "at-most", ...row };
}

export function skipped(name: string, reason: string): MeasuredPart {
  return { rows: [], skips: [{ group: groupName, name, reason }] };
}
