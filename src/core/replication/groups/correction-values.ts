import { type Correction, type CorrectionChange, correctionSchema } from "#core/domain/correction.ts";
import { fieldKey } from "./entity-names.ts";
import { asObject } from "./group.ts";

const field = "statement";
export const isCorrectionKey = (key: string) => key.startsWith("correction:") && key.endsWith(`\n${field}`);

/** What this version can use of a correction that came; its change stays as it is, with what a newer version put into it. */
export function knownCorrection(value: unknown): Correction | undefined {
  const parsed = correctionSchema.safeParse(value);
  return parsed.success ? { ...parsed.data, change: asObject(value).change as CorrectionChange } : undefined;
}

/**
 * Two corrections that speak of the same place are two versions of one thing, so a correction is named by the place that it speaks of; the name
 * is hidden, because the place may be a fact.
 */
export async function correctionKey(
  documentId: string,
  change: CorrectionChange,
  hideName: (name: string) => Promise<string>,
): Promise<string> {
  return fieldKey(`correction:${documentId}:${await hideName(JSON.stringify(placeOf(change)))}`, field);
}

/** What a correction speaks of: of those of one place the last counts (see the use case that makes them). */
function placeOf(change: CorrectionChange): unknown[] {
  switch (change.type) {
    case "text":
      return ["text", change.page, change.start, change.end];
    case "fact":
    case "not-mine":
      return ["fact", change.fact];
    default:
      return [change.type];
  }
}
