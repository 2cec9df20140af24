import type { LineRole } from "#core/domain/line-role.ts";
import type { SummaryUnit } from "./summary-unit.ts";

/** What a clause is to the patient, in the order in which a summary tells it. */
export const unitClasses = ["about", "do", "help", "found", "allergies", "medicines", "next", "asked", "told"] as const;
export type UnitClass = (typeof unitClasses)[number];

/** The cues of a clause, by the names of `unitCues`, and whether it names a medicine. */
export interface ClassEvidence {
  cues: ReadonlySet<string>;
  medicine: boolean;
  measured: boolean;
  /** Whether it tells an allergy, or that there is none. */
  allergy: boolean;
}

const findings: ReadonlySet<LineRole> = new Set(["results", "imaging-findings", "examination"]);
const emergency = /(?<!\d[ ,.]?)\b(?:999|911|000|111|112)\b(?![ ,.]?\d)|\b(?:A ?& ?E|ED|ER|emergency|ambulance)\b/;
/** What a payer or an office writes of: no finding, and no medicine that the patient takes. */
const formal: ReadonlySet<LineRole> = new Set(["administration", "letterhead", "addressee"]);
/** "GP to arrange", "practice nurse to recheck": what is not for the patient to do. */
const leftToOthers =
  /\b(?:GP|PCP|practice|surgery|nurse|clinic|consultant|team|doctor|registrar|physio|pharmacist|DTO|MO)\b(?: please)? to (?!be\b|see\b)\p{Ll}{3,}/u;
const past: ReadonlySet<LineRole> = new Set(["narrative", "history", "family-history", "social-history"]);

/** Where a clause belongs: help before doing, medicines before next steps, what was found before what was told. */
export function classOf(unit: SummaryUnit, { cues, medicine, measured, allergy }: ClassEvidence): UnitClass {
  const { role, text } = unit;
  const calls = cues.has("danger call") && (cues.has("if") || /\b(?:for|with|any)\b|=/.test(text));
  // "Agreed by phone", "I called": of a medicine, a call is one for help only where it says when or whom.
  const isOfMedicine = medicine && role !== "safety-netting" && !cues.has("if") && !emergency.test(text);
  // What has happened, and what is only asked, is no call.
  const isToldOf = past.has(role) && !emergency.test(text) && !cues.has("if");
  if (
    !isOfMedicine &&
    !isToldOf &&
    !/\?\s*$/.test(text) &&
    (calls || (role === "safety-netting" && (cues.has("danger call") || cues.has("if"))))
  )
    return "help";
  if (role === "allergies" && allergy && !measured) return "allergies";
  if (formal.has(role) && !cues.has("imperative first") && !cues.has("told to do")) return "about";
  if (leftToOthers.test(text) && !cues.has("you")) return "asked";
  const tells = cues.has("stop") || cues.has("start") || cues.has("up or down");
  // What a germ withstands, what was given once: it names a medicine, and is none of the patient's.
  if (medicine && findings.has(role) && !(tells && cues.has("dose"))) return "found";
  if (medicine && past.has(role)) return "told";
  if (medicine && (/\bcontinue\b/i.test(text) || tells || cues.has("dose"))) return "medicines";
  if (role === "medicines-now" || role === "medicines-changed" || role === "medicines-stopped")
    return medicine || (unit.isRow && (cues.has("dose") || cues.has("how often"))) ? "medicines" : "next";
  if (measured) return "found";
  const isArranged = role === "appointment" || ((role === "plan" || role === "request") && cues.has("next"));
  if (medicine && !isArranged && !cues.has("will") && !cues.has("told to do") && !cues.has("imperative first"))
    return "medicines";
  if (role === "request") return cues.has("you") ? "do" : "asked";
  if (role === "appointment") return "next";
  if (cues.has("imperative first") || cues.has("told to do")) return cues.has("third person") ? "next" : "do";
  if (cues.has("next") && (cues.has("will") || cues.has("number")) && !cues.has("course")) return "next";
  if (role === "safety-netting") return "do";
  if (role === "plan") return "next";
  if (past.has(role) || role === "diary") return "told";
  return "found";
}
