import type { Page } from "#core/domain/page.ts";

/** How much farther than usual the next line has to be for a new paragraph to begin. */
const widerThanUsual = 1.4;

/** Where paragraphs begin on a page, as offsets of lines: after an empty line, or after a wider gap than the page's lines have. */
export function paragraphStarts(page: Page): ReadonlySet<number> {
  const starts = new Set<number>([0]);
  const steps: { start: number; step: number }[] = [];
  let above: { y: number; height: number } | undefined;
  for (const { start, box } of page.lines) {
    if (/\n\s*\n\s*$/.test(page.text.slice(Math.max(0, start - 12), start))) starts.add(start);
    if (box === undefined) continue;
    if (above !== undefined) {
      const step = box.y - above.y;
      // Upwards: the next column begins.
      if (step < -above.height) starts.add(start);
      else if (step > 0) steps.push({ start, step });
    }
    above = { y: box.y, height: box.height };
  }
  const usual = [...steps].sort((one, other) => one.step - other.step)[Math.floor(steps.length * 0.4)]?.step;
  if (usual === undefined) return starts;
  for (const { start, step } of steps) if (step > usual * widerThanUsual) starts.add(start);
  return starts;
}
