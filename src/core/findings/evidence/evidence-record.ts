import type { Page } from "#core/domain/page.ts";
import { readStructure } from "#core/understanding/structure/read-structure.ts";
import type { RecordStructure } from "#core/understanding/structure/record-structure.ts";

/** A record as evidence is looked for in it. */
export interface EvidenceRecord {
  id: string;
  originalFilename: string;
  title: string | undefined;
  /** ISO date of care, cut to its precision. */
  date: string | undefined;
  pages: readonly Page[];
  structure: RecordStructure;
}

/** The structure of a record's pages, read once for each pages object: questions come in rows. */
const read = new WeakMap<readonly Page[], RecordStructure>();

export function structureOfPages(pages: readonly Page[], today: string): RecordStructure {
  const known = read.get(pages);
  if (known !== undefined) return known;
  const structure = readStructure(pages, { today });
  read.set(pages, structure);
  return structure;
}
