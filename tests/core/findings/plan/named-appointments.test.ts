import { describe, expect, it } from "vitest";
import type { Chart, ChartAppointment } from "#core/domain/chart.ts";
import { surelyNamed } from "#core/findings/plan/named-appointments.ts";

const booked = (date: string, what: string, more: Partial<ChartAppointment> = {}): ChartAppointment => ({
  date,
  what,
  status: "booked",
  citations: [],
  ...more,
});

const appointments = [
  booked("2026-03-03", "Echocardiogram, Cardiac Physiology"),
  booked("2026-04-02", "Cardiology clinic", { with: "Dr Sandhu" }),
  booked("2026-02-25", "Pre-op assessment"),
  booked("2026-03-17", "Laparoscopy", { with: "Miss Lind" }),
  booked("2026-02-23", "OPD", { with: "Dr Deo" }),
  booked("2026-03-10", "Zoledronic acid infusion, Day Unit"),
];
const people = [{ name: "Dr Deo", role: "chest physician", citations: [] }];
const chart = { appointments, people, asOf: "2026-02-12" } as unknown as Chart;

const daysOf = (question: string) => surelyNamed(question, chart).map(({ date }) => date);

describe("an appointment in the words of who asks", () => {
  it.each([
    ["when is the heart scan, i had the 4th of feb", "2026-03-03"],
    ["when is my heart clinic now they moved it innit", "2026-04-02"],
    ["when do i see dr sandhu", "2026-04-02"],
    ["when is my op", "2026-03-17"],
    ["chest doctor when", "2026-02-23"],
    ["when is my bone drip", "2026-03-10"],
  ])("%s", (question, day) => {
    expect(daysOf(question)).toEqual([day]);
  });
  it.each(["when is my baby due", "which date does my tb treatment end", "when did i last have a seizure"])(
    "nothing is booked for it: %s",
    (question) => {
      expect(daysOf(question)).toEqual([]);
    },
  );
});
