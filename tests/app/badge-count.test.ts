import { expect, test } from "vitest";
import { badgeCount } from "#app/badge-count.ts";
import type { ChartAppointment, ChartOpenLoop } from "#core/domain/chart.ts";

const day = "2026-04-01";
const loop = (dueBy: string | undefined) => ({ what: "blood test", dueBy }) as ChartOpenLoop;
const appointment = (date: string) => ({ date, status: "booked" }) as ChartAppointment;

test("what is past its day, what has it today and what is booked for today count, and nothing else", () => {
  const toDo = [
    { loop: loop("2026-03-20"), pastDue: true },
    { loop: loop(day), pastDue: false },
    { loop: loop("2026-05-01"), pastDue: false },
    { loop: loop(undefined), pastDue: false },
  ];
  const appointments = [appointment(day), appointment("2026-04-02"), appointment("2026-04")];
  expect(badgeCount({ toDo, appointments }, day)).toBe(3);
  expect(badgeCount({ toDo: [], appointments: [] }, day)).toBe(0);
});
