import { type LineRole, lineRoles } from "#core/domain/line-role.ts";
import { namesMedicine } from "./passage-words.ts";
import { type RolesKnown, roleFeatures, stepsOf } from "./role-features.ts";
import { likeliestRoles } from "./role-model.ts";

/** What is the page's and not the patient's: nothing in it is understood. */
const formal: ReadonlySet<LineRole> = new Set(["letterhead", "addressee", "patient", "date", "administration"]);

/**
 * A role for each passage, as it was learned from marked records (`training/line-roles.ts`); what the rules say is one of the things seen. A
 * line that names a medicine is set aside as the page's own only where the rules say so too; what was taken over from an older record says
 * so itself, and is seldom enough that the rules know it better.
 */
export function readLineRoles(known: RolesKnown): LineRole[] {
  return likeliestRoles(roleFeatures(known), stepsOf(known)).map((at, index) => {
    const role = lineRoles[at] ?? "other";
    const rule = known.rules[index] ?? "other";
    if (rule === "copied-forward" && role !== "heading") return rule;
    return formal.has(role) && !formal.has(rule) && namesMedicine(known.passages[index]?.text ?? "") ? rule : role;
  });
}
