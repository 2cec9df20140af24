import { partsOfKey } from "#core/replication/groups/entity-names.ts";
import type { GroupWritten, Stamps } from "#core/replication/groups/group.ts";
import type { ExchangedGroup } from "#core/replication/groups/group-store.ts";
import { placeField } from "./entities/group-place.ts";
import type { Draft, GroupPlan } from "./plan-group.ts";

/** What is known of a group when its plan was carried out. */
export function baseAfter(
  plan: GroupPlan,
  base: ExchangedGroup | undefined,
  answer: GroupWritten | undefined,
  opIds: ReadonlyMap<Draft, string>,
): ExchangedGroup {
  const fields: ExchangedGroup["fields"] = plan.forgetFields ? {} : { ...base?.fields };
  for (const draft of plan.drafts)
    if (!plan.forgetFields || partsOfKey(draft.key).field === placeField)
      fields[draft.key] = { opId: opIds.get(draft) ?? "", print: draft.print };
  const putOff = isPutOff(plan, answer);
  for (const [key, agreed] of plan.agreed)
    if (putOff && partsOfKey(key).field === placeField) continue;
    else if (!plan.forgetFields || partsOfKey(key).field === placeField) fields[key] = agreed;
  if (typeof answer === "object" && !plan.forgetFields)
    for (const [key, { opId, print }] of plan.lay) fields[key] = { opId, print };
  return { group: plan.group, fields, stamps: stampsAfter(plan, base, answer) };
}

/**
 * A move that was put off is not done; nor is one of what is not here yet: a document whose place came before its content would be taken for one
 * that was emptied out of the bin here.
 */
function isPutOff({ move, seen }: GroupPlan, answer: GroupWritten | undefined): boolean {
  if (move === undefined) return false;
  return answer === "changed" || (move !== "gone" && seen === undefined && typeof answer !== "object");
}

function stampsAfter(plan: GroupPlan, base: ExchangedGroup | undefined, answer: GroupWritten | undefined): Stamps {
  if (plan.forgetFields) return {};
  if (answer === "changed" || isPutOff(plan, answer)) return base?.stamps ?? {};
  const stamps = { ...(typeof answer === "object" ? answer : plan.seen) };
  if (plan.move !== undefined) stamps.place = plan.move;
  for (const part of plan.open) stamps[part] = base?.stamps[part] ?? "";
  for (const part of plan.underWay) stamps[part] = "under way";
  return stamps;
}
