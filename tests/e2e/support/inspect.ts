import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** A phone at 320 px, and a window of 1280 px at a zoom of 200 %, in CSS pixels. */
export const narrowSizes = [
  { width: 320, height: 640 },
  { width: 640, height: 400 },
] as const;

/** What axe says against the page as it stands: the rule and the elements, a line each. */
export async function axeViolations(page: Page): Promise<string[]> {
  // Where there are frames, axe puts together what it found in each in a page of its own, which takes as long again as the looking.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(page.frames().length === 1).analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} (${help}): ${target.join(" ")}: ${failureSummary}`),
  );
}

/** The elements that make the page wider than its window; none where nothing has to be scrolled sideways. */
async function overflowing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.body.querySelectorAll("*")].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    );
    const named = wide.slice(-3).map((element) => `<${element.tagName} class="${element.getAttribute("class")}">`);
    return [`${scrollWidth} px wide in ${clientWidth}: ${named.join(", ")}`];
  });
}

/** Makes the window narrow in two ways, sees whether anything is cut off or has to be scrolled sideways, and puts it back. */
export async function overflows(page: Page): Promise<string[]> {
  const before = page.viewportSize();
  const found: string[] = [];
  for (const size of narrowSizes) {
    await page.setViewportSize(size);
    found.push(...(await overflowing(page)));
  }
  if (before) await page.setViewportSize(before);
  return found;
}
