/** One figure of the evaluation, with the bound it must hold. */
export interface Row {
  group: string;
  name: string;
  value: number;
  unit?: string;
  bound: number;
  direction: "at-least" | "at-most";
  note?: string;
}

export function share(part: number, whole: number): number {
  return whole === 0 ? 1 : Math.round((part / whole) * 10_000) / 10_000;
}
