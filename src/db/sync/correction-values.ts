import { type Correction, type CorrectionChange, correctionSchema } from "#core/domain/correction.ts";
import type { CorrectionRow } from "#db/account-database.ts";
import { sealCorrection } from "#db/stored-corrections.ts";
import { fieldKey } from "./entity-names.ts";
import { asObject, type GroupRowsParts } from "./group.ts";

const field = "statement";
export const isCorrectionKey = (key: string) => key.startsWith("correction:") && key.endsWith(`\n${field}`);

/** What this version can use of a correction that came; its change stays as it is, with what a newer version put into it. */
export function knownCorrection(value: unknown): Correction | undefined {
  const parsed = correctionSchema.safeParse(value);
  return parsed.success ? { ...parsed.data, change: asObject(value).change as CorrectionChange } : undefined;
}

/**
 * The corrections of a document as values. Two that speak of the same place are two versions of one thing, so a correction is named by the
 * place that it speaks of; the name is hidden, because the place may be a fact.
 */
export function createCorrectionValues({ codec, opened, hideName }: GroupRowsParts) {
  async function keyOf(documentId: string, change: CorrectionChange): Promise<string> {
    return fieldKey(`correction:${documentId}:${await hideName(JSON.stringify(placeOf(change)))}`, field);
  }

  async function open({ documentId, id, correctedAt, body }: CorrectionRow): Promise<Correction> {
    return { id, documentId, correctedAt, change: await opened.open("corrections", `${documentId}/${id}`, body) };
  }

  async function byKey(rows: readonly CorrectionRow[]): Promise<Map<string, Correction>> {
    const corrections = await Promise.all(rows.map(open));
    corrections.sort((one, other) => one.correctedAt.localeCompare(other.correctedAt));
    const keyed = corrections.map(
      async (correction) => [await keyOf(correction.documentId, correction.change), correction] as const,
    );
    return new Map(await Promise.all(keyed));
  }

  /** What of the rows has to go and what has to come so that these values hold. */
  async function change(documentId: string, rows: readonly CorrectionRow[], values: ReadonlyMap<string, unknown>) {
    const remove: [string, string][] = [];
    for (const row of rows) {
      const { change: said } = await open(row);
      if (values.has(await keyOf(documentId, said))) remove.push([documentId, row.id]);
    }
    const put: CorrectionRow[] = [];
    for (const [key, value] of values)
      if (isCorrectionKey(key) && value !== null) put.push(await sealCorrection(codec, value as Correction));
    return { remove, put };
  }

  return { byKey, change };
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
