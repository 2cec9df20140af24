import type { Chart, ChartMedicine } from "#core/domain/chart.ts";
import type { GoldChart } from "./folder.ts";
import { anyMatches, clean, matches } from "./words.ts";

/** One thing that the gold or the chart says, and whether the other agrees. */
export interface ChartVerdict {
  part: string;
  what: string;
  ok: boolean;
  note: string;
}

const isTaken = (status: string) => status === "taking" || status === "as-needed";
const nameOf = (medicine: ChartMedicine) => clean(`${medicine.name} | ${medicine.printedName ?? ""}`);

/** A chart held against a folder's gold, by the rules of the judge's FORMAT.md. */
export function judgeChart(chart: Chart, gold: GoldChart): ChartVerdict[] {
  const verdicts: ChartVerdict[] = [];
  const put = (part: string, what: string, ok: boolean, note = "") => verdicts.push({ part, what, ok, note });
  judgeMedicines(chart, gold, put);
  for (const wanted of gold.allergies ?? []) {
    const hit = chart.allergies.find((one) => anyMatches(wanted.name, clean(one.name)));
    const same = hit !== undefined && (wanted.status === "refuted") === (hit.status === "refuted");
    const reacts = !wanted.reaction || matches(wanted.reaction, clean(hit?.reaction));
    put("allergies recalled", wanted.name[0] ?? "", same && reacts, `${hit?.name} ${hit?.reaction} ${hit?.status}`);
  }
  for (const one of chart.allergies)
    put(
      "allergies precise",
      one.name,
      (gold.allergies ?? []).some(({ name }) => anyMatches(name, clean(one.name))),
    );
  judgeProblems(chart, gold, put);
  for (const { test, value, date } of gold.results ?? []) {
    const held = chart.results.filter((result) => anyMatches(test, clean(result.name)));
    const ok = held.some(
      ({ values }) =>
        values.filter((one) => one.date.startsWith(date) && matches(`^[<>]? ?(${value})$`, clean(one.value))).length ===
        1,
    );
    const note = held.map(({ name, values }) => `${name}: ${values.map((v) => `${v.value}@${v.date}`).join(" ")}`);
    put("results", `${test[0]} ${value} ${date}`, ok, note.join("; "));
  }
  for (const { date, what, status } of gold.appointments ?? []) {
    const ok = chart.appointments.some(
      (one) =>
        one.date.startsWith(date) &&
        anyMatches(what, clean(`${one.what} ${one.with ?? ""} ${one.place ?? ""}`)) &&
        one.status === status,
    );
    put("appointments", `${date} ${what[0]} ${status}`, ok);
  }
  for (const one of chart.appointments)
    if (one.status === "booked" && one.date >= chart.asOf) {
      const ok = (gold.appointments ?? []).some(({ status, date }) => status === "booked" && one.date.startsWith(date));
      put("appointments to come precise", `${one.date} ${one.what}`, ok);
    }
  for (const { what } of gold.openLoops ?? [])
    put(
      "open loops",
      what[0] ?? "",
      chart.openLoops.some((one) => anyMatches(what, clean(one.what))),
    );
  for (const one of chart.openLoops)
    put(
      "open loops precise",
      one.what,
      (gold.openLoops ?? []).some(({ what }) => anyMatches(what, clean(one.what))),
    );
  for (const { name, role } of gold.people ?? []) {
    const held = chart.people.filter((one) => matches(name, clean(one.name)));
    const ok = held.some((one) => !role || matches(role, clean(`${one.role ?? ""} ${one.organisation ?? ""}`)));
    put("people", name, ok, held.map((one) => `${one.name}, ${one.role}, ${one.organisation}`).join("; "));
  }
  for (const { about } of gold.disagreements ?? []) {
    const ok = chart.disagreements.some((one) =>
      anyMatches(about, clean(`${one.about} ${one.says.map(({ text }) => text).join(" ")}`)),
    );
    put("disagreements", about[0] ?? "", ok);
  }
  return verdicts;
}

type Put = (part: string, what: string, ok: boolean, note?: string) => void;

function judgeMedicines(chart: Chart, gold: GoldChart, put: Put): void {
  const used = new Set<ChartMedicine>();
  for (const wanted of gold.medicines ?? []) {
    const mine = chart.medicines.filter((one) => anyMatches(wanted.name, nameOf(one)));
    for (const one of mine) used.add(one);
    const hit = mine.find((one) => isTaken(one.status) === isTaken(wanted.status));
    const note = mine.map((one) => `${one.name} ${one.dose} ${one.frequency} ${one.status}`).join("; ");
    if (isTaken(wanted.status)) {
      const doseHeld = !wanted.dose || matches(wanted.dose, clean(hit?.dose));
      const frequencyHeld = !wanted.frequency || matches(wanted.frequency, clean(hit?.frequency));
      put("taking recalled", wanted.name[0] ?? "", hit !== undefined && doseHeld && frequencyHeld, note);
      if (wanted.why && hit !== undefined) {
        put("reason", wanted.name[0] ?? "", matches(wanted.why, clean(hit.reason)), hit.reason);
        if (hit.reason !== undefined)
          put("reason precise", hit.name, matches(wanted.why, clean(hit.reason)), hit.reason);
      }
    } else {
      const taken = mine.some((one) => isTaken(one.status));
      put("not taking told", `${wanted.name[0]} ${wanted.status}`, mine.length > 0 && !taken, note);
      if (taken) put("danger: listed as taken", wanted.name[0] ?? "", false, wanted.status);
    }
  }
  const claimed = chart.medicines.filter(({ status }) => isTaken(status));
  for (const never of gold.notTaking ?? [])
    if (claimed.some((one) => matches(never, nameOf(one))))
      put("danger: listed as taken", never, false, "never the patient's");
  for (const one of claimed) {
    const ok = (gold.medicines ?? []).some(({ status, name }) => isTaken(status) && anyMatches(name, nameOf(one)));
    put("taking precise", one.name, used.has(one) && ok, one.citations[0]?.quote);
  }
}

function judgeProblems(chart: Chart, gold: GoldChart, put: Put): void {
  for (const wanted of gold.problems ?? []) {
    const hit = chart.problems.find((one) => anyMatches(wanted.name, clean(one.name)));
    const same = hit?.status === wanted.status || (wanted.status === "suspected" && hit?.status === "at-risk");
    put("problems recalled", `${wanted.name[0]} ${wanted.status}`, same, hit?.status);
  }
  for (const one of chart.problems) {
    if (one.status !== "active") continue;
    const name = clean(one.name);
    const problems = gold.problems ?? [];
    const active = problems.some((wanted) => wanted.status === "active" && anyMatches(wanted.name, name));
    const wrong =
      (gold.notProblems ?? []).some((never) => matches(never, name)) ||
      problems.some((wanted) => wanted.status !== "active" && anyMatches(wanted.name, name));
    put("active problems precise", one.name, active || !wrong, one.citations[0]?.quote);
  }
}
