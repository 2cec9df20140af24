import type { Course } from "./course-as-medicine.ts";

/** The medicines of a record that lists three and more as being taken, on the day on which it was told. */
export interface FullList {
  told: string;
  /** Four and more, and not only what was dispensed. */
  isWhole: boolean;
  keys: ReadonlySet<string>;
}

const dayInMs = 86_400_000;
export const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / dayInMs;

/** Whether it was last spoken of ten months ago, and a whole list since then does not have it; after a year any list will do. */
export function isLeftOut(course: Course, key: string, today: string, lists: readonly FullList[]): boolean {
  if (course.status !== "taking" && course.status !== "as-needed") return false;
  const silent = course.last === "" ? 0 : daysBetween(course.last, today);
  if (silent < 300) return false;
  return lists.some(({ told, keys, isWhole }) => told > course.last && !keys.has(key) && (isWhole || silent > 365));
}
