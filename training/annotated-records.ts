import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import type { LineRole } from "#core/domain/line-role.ts";
import type { Page } from "#core/domain/page.ts";
import type { Passage } from "#core/reading/passages.ts";
import type { Folder } from "../tests/eval/folders/folder.ts";
import { trainingFolders } from "./training-folders.ts";

/** What a reader marked in a record, by page and place: what each part of it is there for. */
export interface RecordAnnotations {
  roles: [page: number, start: number, end: number, role: LineRole][];
}
/** By the record's name. */
export type FolderAnnotations = Record<string, RecordAnnotations>;

export const annotationsAt = new URL("./annotations", import.meta.url).pathname;

export interface AnnotatedRecord {
  folder: string;
  today: string;
  name: string;
  pages: Page[];
  /** Its kind as a reader gives it. */
  kind: string | undefined;
  annotations: RecordAnnotations;
}

/** The records whose lines were marked, of the folders that may be learned from. */
export async function annotatedRecords(): Promise<AnnotatedRecord[]> {
  if (!existsSync(annotationsAt)) return [];
  const marked = new Set(readdirSync(annotationsAt).map((file) => file.replace(/\.json\.gz$/, "")));
  const folders = (await trainingFolders()).filter(({ id }) => marked.has(id));
  return folders.flatMap((folder) => recordsIn(folder));
}

function recordsIn({ id, today, gold, records }: Folder): AnnotatedRecord[] {
  const kept = JSON.parse(
    gunzipSync(readFileSync(join(annotationsAt, `${id}.json.gz`))).toString("utf8"),
  ) as FolderAnnotations;
  return records.flatMap(({ name, pages }) => {
    const annotations = kept[name];
    return annotations === undefined
      ? []
      : [{ folder: id, today, name, pages, kind: gold.documents[name]?.kind, annotations }];
  });
}

/** The role that covers most of a passage, however the passages are cut today; undefined where nothing was marked. */
export function markedRole(
  passage: Pick<Passage, "page" | "start" | "end">,
  { roles }: RecordAnnotations,
): LineRole | undefined {
  const covered = new Map<LineRole, number>();
  for (const [page, start, end, role] of roles) {
    const shared = Math.min(end, passage.end) - Math.max(start, passage.start);
    if (page === passage.page && shared > 0) covered.set(role, (covered.get(role) ?? 0) + shared);
  }
  return [...covered].sort(([, one], [, other]) => other - one)[0]?.[0];
}
