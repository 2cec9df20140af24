import fc from "fast-check";
import type { Page, Word } from "#core/domain/page.ts";

/** A page of these lines, each of its words in a place of its own. */
export function pageOfLines(lines: readonly string[], number = 1): Page {
  let at = 0;
  const read = lines.map((line, row) => {
    const start = at;
    at += line.length + 1;
    const words = [...line.matchAll(/\S+/g)].map(
      (match): Word => ({
        start: start + match.index,
        end: start + match.index + match[0].length,
        box: { x: match.index / 100, y: row / 50, width: match[0].length / 100, height: 1 / 60 },
        confidence: 0.9,
      }),
    );
    const box = { x: 0, y: row / 50, width: 1, height: 1 / 60 };
    return { start, end: start + line.length, box, confidence: 0.9, words };
  });
  return { number, text: lines.join("\n"), lines: read, source: "ocr", width: 1000, height: 1400 };
}

const word = fc.oneof(
  fc.constantFrom("CRP", "mg/L", "18", "1B", "0-5", "methotrexate", "15", "mg", "weekly", "ESR", "dénié", "𝟙"),
  fc.string({ unit: fc.constantFrom("a", "b", "7", "/", ".", "é"), minLength: 1, maxLength: 6 }),
);
const line = fc.array(word, { maxLength: 6 }).map((words) => words.join(" "));

/** Pages as readers make them: text is the lines joined by line breaks, words stand inside their line. */
export const anyPage = fc.array(line, { minLength: 1, maxLength: 8 }).map((lines) => pageOfLines(lines));

/** What must hold of every page, corrected or not. */
export function brokenRules(page: Page): string[] {
  const broken: string[] = [];
  if (page.lines.map(({ start, end }) => page.text.slice(start, end)).join("\n") !== page.text) broken.push("lines");
  for (const each of page.lines) {
    let from = each.start;
    for (const { start, end } of each.words ?? []) {
      if (start < from || end > each.end || end <= start)
        broken.push(`word ${start}-${end} in ${each.start}-${each.end}`);
      if (/\s/.test(page.text.slice(start, end))) broken.push(`word with a blank: ${page.text.slice(start, end)}`);
      from = end;
    }
  }
  return broken;
}
