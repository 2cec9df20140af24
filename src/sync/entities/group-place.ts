import { z } from "zod/mini";
import { fieldKey } from "#core/replication/groups/entity-names.ts";

/** Where a group is: "gone" for good, or in the bin, from which a document can be brought back. */
export type Place = "here" | "binned" | "gone";

/** Field `deleted` of a document or a conversation. `saw`: the messages that whoever deleted a conversation knew. */
export const placeValueSchema = z.looseObject({
  place: z.enum(["here", "binned", "gone"]),
  saw: z.optional(z.array(z.string())),
});
export type PlaceValue = z.infer<typeof placeValueSchema>;

export const placeField = "deleted";
export const placeKeyOf = (group: string) => fieldKey(group, placeField);

/** Questions and judgements are of one field, which says null where they are no more. */
export function hasPlace(group: string): boolean {
  return group.startsWith("document:") || group.startsWith("conversation:");
}

/**
 * Where a group counts to be. A conversation to which somebody wrote a message that its deleter never saw is not deleted: it comes back whole,
 * wherever the message is read first.
 */
export function placeSaid(value: PlaceValue | undefined, keys: Iterable<string>): Place {
  if (value === undefined) return "here";
  if (value.place === "here" || value.saw === undefined) return value.place;
  const saw = new Set(value.saw);
  for (const key of keys) if (key.startsWith("message:") && !saw.has(key)) return "here";
  return value.place;
}
