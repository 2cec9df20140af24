import type { Meaning } from "./read-medicine-clause.ts";

/** What a record tells of a medicine at one place, as the annotated records name it. */
export const medicineStatuses = [
  "taking",
  "prn",
  "started",
  "changed",
  "restarted",
  "stopped",
  "held",
  "finished",
  "course",
  "given",
  "past",
  "planned",
  "considered",
  "declined",
  "never",
  "conditional",
  "allergy",
  "other-person",
  "general",
  "nothing",
  "unclear",
] as const;
export type MedicineStatus = (typeof medicineStatuses)[number];

/** Statuses that come to the same for a list of what is taken. */
export type MedicineStanding = "on" | "off" | "later" | "given" | "none";

const standings: Record<MedicineStatus, MedicineStanding> = {
  taking: "on",
  prn: "on",
  started: "on",
  changed: "on",
  restarted: "on",
  course: "on",
  stopped: "off",
  held: "off",
  finished: "off",
  past: "off",
  declined: "off",
  never: "off",
  planned: "later",
  considered: "later",
  conditional: "later",
  given: "given",
  allergy: "none",
  "other-person": "none",
  general: "none",
  nothing: "none",
  unclear: "none",
};

export function standingOf(status: MedicineStatus): MedicineStanding {
  return standings[status];
}

/** The status that the rules' words come to. */
export function statusOf(
  meaning: Meaning | undefined,
  { subject, asNeeded }: { subject: string | undefined; asNeeded: boolean },
): MedicineStatus {
  if (meaning === undefined) return "nothing";
  if (subject !== undefined) return "other-person";
  const { change, assertion } = meaning;
  if (assertion === "contraindicated") return change === "stopped" ? "stopped" : "never";
  if (assertion === "denied") return "never";
  if (assertion === "declined") return "declined";
  if (assertion === "possible") return "considered";
  if (assertion === "historical") return "past";
  if (assertion === "conditional") return "conditional";
  if (assertion === "planned") return change === "stopped" || change === "held" ? "taking" : "planned";
  if (change === "increased" || change === "reduced" || change === "changed") return "changed";
  if (change === "given-once") return "given";
  if (change === "started") return "started";
  if (change === "restarted" || change === "stopped" || change === "held" || change === "finished") return change;
  return asNeeded ? "prn" : "taking";
}

const meanings: Partial<Record<MedicineStatus, Meaning>> = {
  taking: { change: undefined, assertion: "affirmed" },
  prn: { change: undefined, assertion: "affirmed" },
  course: { change: "started", assertion: "affirmed" },
  started: { change: "started", assertion: "affirmed" },
  changed: { change: "changed", assertion: "affirmed" },
  restarted: { change: "restarted", assertion: "affirmed" },
  stopped: { change: "stopped", assertion: "affirmed" },
  held: { change: "held", assertion: "affirmed" },
  finished: { change: "finished", assertion: "affirmed" },
  given: { change: "given-once", assertion: "affirmed" },
  past: { change: undefined, assertion: "historical" },
  planned: { change: "planned", assertion: "planned" },
  considered: { change: "considered", assertion: "possible" },
  declined: { change: "declined", assertion: "declined" },
  never: { change: "not-taking", assertion: "contraindicated" },
  conditional: { change: undefined, assertion: "conditional" },
};

/** What a status says is done with a medicine; undefined where it says nothing of the patient's own. */
export function meaningOfStatus(status: MedicineStatus): Meaning | undefined {
  return meanings[status];
}
