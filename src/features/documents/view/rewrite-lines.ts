import type { Correction, CorrectionChange } from "#core/domain/correction.ts";
import type { Page } from "#core/domain/page.ts";
import { changeLines } from "#core/understanding/corrections/change-line.ts";

export interface Rewriting {
  changes: { id?: string | undefined; change: CorrectionChange }[];
  /** Ids of corrections that are taken back by it: their words are rewritten, or stand as they were read again. */
  undo: string[];
}

interface Shown {
  page: Page;
  /** The same page as it was read. */
  read: Page;
  corrections: readonly Correction[];
}

/** A line in other words. */
export function rewriteLine({ page, read, corrections }: Shown, line: number, text: string): Rewriting {
  const { start = 0, end = 0 } = page.lines[line] ?? {};
  if (page.text.slice(start, end) === text) return { changes: [], undo: [] };
  return asRewriting(changeLines(read, corrections, { first: line, last: line }, text));
}

/** A whole page in other words: line by line where it still has as many, so that every line keeps its place on the paper. */
export function rewritePage(shown: Shown, text: string): Rewriting {
  const { page, read, corrections } = shown;
  if (page.text === text) return { changes: [], undo: [] };
  const lines = text.replace(/\r\n?/g, "\n").split("\n");
  if (lines.length !== page.lines.length || page.lines.length !== read.lines.length) {
    return asRewriting(changeLines(read, corrections, { first: 0, last: page.lines.length - 1 }, text));
  }
  const each = lines.map((line, index) => rewriteLine(shown, index, line));
  return { changes: each.flatMap(({ changes }) => changes), undo: [...new Set(each.flatMap(({ undo }) => undo))] };
}

/** The first correction that spoke of these words is replaced; the others go. */
function asRewriting({ change, replaces }: ReturnType<typeof changeLines>): Rewriting {
  if (change === undefined) return { changes: [], undo: replaces };
  const [id, ...undo] = replaces;
  return { changes: [{ id, change }], undo };
}
