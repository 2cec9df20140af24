import type { NowBrief } from "#core/findings/now/now-brief.ts";

/** How many things are due: what is past its day or has it today, and what is booked for today. `day`: ISO. */
export function badgeCount({ toDo, appointments }: Pick<NowBrief, "toDo" | "appointments">, day: string): number {
  const due = toDo.filter(({ loop, pastDue }) => pastDue || loop.dueBy === day);
  return due.length + appointments.filter(({ date }) => date === day).length;
}
