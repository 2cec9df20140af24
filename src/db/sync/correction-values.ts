import type { Correction, CorrectionChange } from "#core/domain/correction.ts";
import { correctionKey, isCorrectionKey } from "#core/replication/groups/correction-values.ts";
import type { CorrectionRow } from "#db/account-database.ts";
import { sealCorrection } from "#db/stored-corrections.ts";
import type { GroupRowsParts } from "./group-rows.ts";

/** The corrections of a document as values. */
export function createCorrectionValues({ codec, opened, hideName }: GroupRowsParts) {
  const keyOf = (documentId: string, change: CorrectionChange) => correctionKey(documentId, change, hideName);

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
