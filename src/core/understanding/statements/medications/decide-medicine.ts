import { type StatusWeights, statusReader } from "#core/understanding/statements/status/learned-status.ts";
import { medicineFeatures, ruledStatus } from "./medicine-features.ts";
import type { MedicineMention } from "./medicine-mentions.ts";
import { isAboutPaper } from "./medicine-scope.ts";
import { type MedicineStanding, type MedicineStatus, meaningOfStatus, standingOf } from "./medicine-status.ts";
import weights from "./medicine-status-weights.json" with { type: "json" };
import type { Meaning } from "./read-medicine-clause.ts";

/** What a mention says of its medicine. */
export interface DecidedMedicine {
  meaning: Meaning;
  /** It may be taken, and the words leave it open. */
  unsure: boolean;
  asNeeded: boolean;
  /** About somebody else. */
  isOfAnother: boolean;
  /** The words around decide, and not the cue that the rules go by. */
  isLearned: boolean;
}

export type MedicineReading = ReadonlyMap<MedicineStatus, number>;

const read = statusReader<MedicineStatus>(weights as StatusWeights);

/** How sure it has to be before a medicine counts as taken against the rules, or something else than they say. */
const sureTaken = 0.75;
const sureOther = 0.6;
/** Where a cue of the rules says that it is not taken yet, or only in some case, or that another takes its place. */
const sureAgainstCue = 0.88;
const sureCues: ReadonlySet<MedicineStatus> = new Set<MedicineStatus>(["conditional", "planned"]);
/** What is told as past, only thought of, refused or somebody else's is not taken, however the words around may sound. */
const neverTaken: ReadonlySet<MedicineStatus> = new Set<MedicineStatus>([
  "past",
  "considered",
  "declined",
  "other-person",
]);
/** Below this, what the rules take as taken is left open. */
const leastTaken = 0.45;

/** What rules and learned reader together make of a mention; undefined where it tells nothing of what the patient takes. */
export function decideMedicine(mention: MedicineMention): DecidedMedicine | undefined {
  const ruled = ruledStatus(mention);
  return settle(mention, ruled, read(featuresWithRules(medicineFeatures(mention), ruled)));
}

/** What is seen, and what the rules make of it. */
export function featuresWithRules(features: readonly string[], ruled: MedicineStatus): string[] {
  const joined = features.filter((name) => /^(?:role|setting|cue)=[^ ]*$/.test(name));
  return [...features, `rules=${ruled}`, ...joined.map((name) => `rules=${ruled} ${name}`)];
}

function settle(
  { ruled: { meaning, subject, isOfAnyone }, clause: { replacement }, isSilent, context }: MedicineMention,
  ruled: MedicineStatus,
  reading: MedicineReading,
): DecidedMedicine | undefined {
  const shares = standingShares(reading);
  const held = standingOf(ruled);
  const [standing, share] = [...shares].reduce((one, other) => (other[1] > one[1] ? other : one));
  const byRules = isSilent || meaning === undefined ? undefined : asRuled(meaning, ruled);
  if (standing === held) return finer(reading, ruled, subject) ?? byRules;
  const status = likeliest(reading, standing);
  // Kept at home for a case that may come: taken when needed.
  if (status === "conditional" && held === "on" && context.setting === "list-now" && byRules !== undefined)
    return { ...byRules, asNeeded: true };
  // What another paper says, told because it is not so.
  if (standing === "on" && (isAboutPaper(context.sentence) || isOfAnyone || neverTaken.has(ruled))) return byRules;
  const hasCue = sureCues.has(ruled) || replacement !== undefined;
  const least = hasCue
    ? sureAgainstCue
    : standing === "on" && (isSilent || byRules !== undefined)
      ? sureTaken
      : sureOther;
  if (share >= least) {
    // Left out around an operation or a test: only then.
    if (status === "held" && ruled === "conditional") return byRules;
    return asLearned(status, subject);
  }
  if (held === "on" && (shares.get("on") ?? 0) < leastTaken && byRules !== undefined)
    return { ...byRules, unsure: true };
  return byRules;
}

/** A pause and a restart are told by more than their cue: "stop for 4 weeks", "off until I say". */
function finer(
  reading: MedicineReading,
  ruled: MedicineStatus,
  subject: string | undefined,
): DecidedMedicine | undefined {
  for (const status of ["held", "restarted"] as const)
    if (status !== ruled && (reading.get(status) ?? 0) >= sureOther) return asLearned(status, subject);
  return undefined;
}

function standingShares(reading: MedicineReading): Map<MedicineStanding, number> {
  const shares = new Map<MedicineStanding, number>();
  for (const [status, share] of reading) {
    const standing = standingOf(status);
    shares.set(standing, (shares.get(standing) ?? 0) + share);
  }
  return shares;
}

function likeliest(reading: MedicineReading, standing: MedicineStanding): MedicineStatus {
  return [...reading]
    .filter(([status]) => standingOf(status) === standing)
    .reduce((one, other) => (other[1] > one[1] ? other : one))[0];
}

function asRuled(meaning: Meaning, ruled: MedicineStatus): DecidedMedicine {
  return { meaning, unsure: false, asNeeded: false, isOfAnother: ruled === "other-person", isLearned: false };
}

function asLearned(status: MedicineStatus, subject: string | undefined): DecidedMedicine | undefined {
  const meaning = meaningOfStatus(status);
  if (meaning === undefined || subject !== undefined) return undefined;
  return { meaning, unsure: false, asNeeded: status === "prn", isOfAnother: false, isLearned: true };
}
