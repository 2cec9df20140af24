import type { LineRole } from "#core/domain/line-role.ts";
import type { MedicineClause } from "./medicine-clauses.ts";

/** Ways into the body that a person does not take at home day by day. */
const byOthersBefore =
  /\b(?:IV|i\.v\.|intravenous(?:ly)?|nebuli[sz]ed|neb|bolus(?: of)?|stat(?: dose)?(?: of)?|loading dose of|single dose of|one-?off)\s+$/i;
const byOthersAfter =
  /^[^.;,]{0,24}\b(?:IV|i\.v\.|intravenous(?:ly)?|IM|i\.m\.|nebs?|nebuli[sz]ed|bolus|stat|infusion)\b/;
/** "3 → 1.5 ml/kg/h": a fluid that runs into a vein. A pump that is worn at home counts units or milligrams. */
const runsIn = /^[^;,]{0,24}\bml ?(?:\/ ?kg ?)?\/ ?(?:h|hr|hour|min)\b/i;
/** Where and when somebody is given medicines that are no part of what they take. */
const inHospital =
  /\b(?:in|at|on|during|throughout|while in|whilst in|via|by) (?:the |this |her |his |your |an? )?(?:ED|ER|A&E|A and E|emergency (?:department|room)|casualty|resus|theatre|recovery|ambulance|paramedics?|ward|ITU|ICU|HDU|admission|hospital stay|inpatient stay|induction|operation|procedure|surgery|dialysis|transfusion|triage)\b|\b(?:intra-?op\w*|peri-?op\w*|as an in-?patient|pre-?med(?:ication)?s?|at induction|given (?:here|today|now))\b/i;
const goesOn =
  /\b(?:discharged (?:home )?(?:on|with)|to continue|continue[ds]?|long[ -]?term|maintenance|home (?:on|with)|restart\w*|started on|commenced on|sent home)\b/i;
/** "Every 8 weeks", "monthly": given by others, and goes on. */
const seldom = /\b(?:week|month|year|fortnight)/i;

/** Whether a medicine was given by others, on that occasion only: "morphine 5 mg IV", "ondansetron in the ED". */
export function isGivenByOthers(
  { before, after, medicine }: MedicineClause,
  sentence: string,
  role: LineRole,
  frequency: string | undefined,
): boolean {
  if (frequency !== undefined && seldom.test(frequency)) return false;
  const near = sentence.slice(Math.max(0, medicine.start - 90), medicine.end + 90);
  if (goesOn.test(near)) return false;
  if (role === "procedure" || role === "imaging-findings") return true;
  if (/^[^.;,]{0,24}?\b[x×] ?[1-5]\b(?! ?(?:\/|a |per|daily|weekly|day|week|wk|d\b|times))/i.test(after.text))
    return true;
  if (byOthersBefore.test(before.text.slice(-40)) || byOthersAfter.test(after.text.slice(0, 48))) return true;
  if (runsIn.test(after.text.slice(0, 48))) return true;
  return inHospital.test(`${before.text.slice(-90)} ${after.text.slice(0, 90)}`);
}
