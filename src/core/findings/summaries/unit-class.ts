import type { SummaryUnit } from "./summary-unit.ts";

/** What a clause is to the patient, in the order in which a summary tells it. */
export const unitClasses = ["about", "do", "help", "found", "medicines", "next", "told"] as const;
export type UnitClass = (typeof unitClasses)[number];

/** The cues of a clause, by the names of `unitCues`, and whether it names a medicine. */
export interface ClassEvidence {
  cues: ReadonlySet<string>;
  medicine: boolean;
  measured: boolean;
}

/** Where a clause belongs: help before doing, medicines before next steps, what was found before what was told. */
export function classOf(unit: SummaryUnit, { cues, medicine, measured }: ClassEvidence): UnitClass {
  const { role, text } = unit;
  const calls = cues.has("danger call") && (cues.has("if") || /\b(?:for|with|any)\b|=/.test(text));
  if (!/\?\s*$/.test(text) && (calls || (role === "safety-netting" && (cues.has("danger call") || cues.has("if")))))
    return "help";
  if (
    medicine &&
    (/\bcontinue\b/i.test(text) || cues.has("stop") || cues.has("start") || cues.has("up or down") || cues.has("dose"))
  )
    return "medicines";
  if (role === "medicines-now" || role === "medicines-changed" || role === "medicines-stopped")
    return medicine ? "medicines" : "next";
  if (measured) return "found";
  if (medicine && !cues.has("will") && !cues.has("told to do") && !cues.has("imperative first")) return "medicines";
  if (role === "appointment" || role === "request") return "next";
  if (cues.has("imperative first") || cues.has("told to do")) return cues.has("third person") ? "next" : "do";
  if (cues.has("next") && (cues.has("will") || cues.has("number")) && !cues.has("course")) return "next";
  if (role === "safety-netting") return "do";
  if (role === "plan") return "next";
  if (["narrative", "history", "family-history", "social-history", "diary"].includes(role)) return "told";
  return "found";
}
