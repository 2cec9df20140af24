import type { Page } from "@playwright/test";

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}

/** Observes, on every page that is opened from now on, what moves by itself. */
export async function observeShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: { value: number; moved: string[] }[] = [];
    Object.assign(globalThis, { seenShifts: seen });
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
        if (hadRecentInput) continue;
        const moved = sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 90) : "text"));
        seen.push({ value, moved });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** How much has moved since the page was opened, and what. */
export function shiftsOf(page: Page): Promise<{ total: number; moved: string[] }> {
  return page.evaluate(() => {
    const { seenShifts } = globalThis as unknown as { seenShifts: { value: number; moved: string[] }[] };
    return {
      total: seenShifts.reduce((sum, { value }) => sum + value, 0),
      moved: seenShifts.flatMap(({ moved }) => moved),
    };
  });
}
