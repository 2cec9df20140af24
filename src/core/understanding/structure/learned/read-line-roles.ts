import { type LineRole, lineRoles } from "#core/domain/line-role.ts";
import { type RolesKnown, roleFeatures, stepsOf } from "./role-features.ts";
import { likeliestRoles } from "./role-model.ts";

/** A role for each passage, as it was learned from marked records (`training/line-roles.ts`); what the rules say is one of the things seen. */
export function readLineRoles(known: RolesKnown): LineRole[] {
  return likeliestRoles(roleFeatures(known), stepsOf(known)).map((role) => lineRoles[role] ?? "other");
}
