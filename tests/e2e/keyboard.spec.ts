import type { Page } from "@playwright/test";
import { test as signedInTest } from "./support/signed-in.ts";
import { expect, test } from "./support/test.ts";
import { ownPlaces } from "./support/walk-own.ts";
import { openAddress, publicPlaces } from "./support/walk-visitor.ts";

/** Numbers everything that can be pressed or typed into, as it stands there, and answers how it is called. */
async function numberInteractive(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const selector = "a[href], button, input, select, textarea, summary, [tabindex='0']";
    const all = [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => {
      const shown = element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0;
      const disabled = element.matches(":disabled");
      // One stop for a group: the arrow keys lead to its others.
      const groupMember =
        (element.matches("[role=tab]") && element.tabIndex < 0) || element.matches("input[type=radio]:not(:checked)");
      // A file input that is out of the way is opened by the button beside it, which is a stop.
      const opened = element.matches("input[type=file][tabindex='-1']");
      // The list of tabs hands the focus on to its chosen tab at once.
      return shown && !disabled && !groupMember && !opened && !element.matches("[role=tablist]");
    });
    return all.map((element, number) => {
      element.dataset.stop = String(number);
      return `${element.tagName.toLowerCase()} "${(element.getAttribute("aria-label") ?? element.textContent ?? "").trim().slice(0, 40)}"`;
    });
  });
}

/** Where the focus is: the element's number, whether it is marked by an outline, and whether any of it can be seen. */
async function focused(page: Page) {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return undefined;
    const outlined = (each: Element | null): boolean => {
      if (!each) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(each);
      return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
    };
    // A field that is hidden behind its label or in its box shows the focus there.
    const box = element.matches("input, textarea") ? element.closest("label, form, fieldset, div") : null;
    const shownIn = box !== null && outlined(box) ? box : element;
    const { left, right, top, bottom } = shownIn.getBoundingClientRect();
    const points = [0.1, 0.5, 0.9].flatMap((x) => [0.1, 0.5, 0.9].map((y) => [x, y] as const));
    const seen = points.some(([x, y]) => {
      const hit = document.elementFromPoint(left + (right - left) * x, top + (bottom - top) * y);
      return hit !== null && (shownIn.contains(hit) || hit.contains(shownIn));
    });
    return { stop: element.dataset.stop, outlined: outlined(element) || outlined(box), seen };
  });
}

/** Walks the page with the Tab key, from its top until the focus leaves it. */
async function expectReachable(page: Page, name: string) {
  const stops = await numberInteractive(page);
  const reached = new Set<string>();
  const wrong: string[] = [];
  // The parts of a day's field are stops of their own, and so is the first choice of a group in which nothing is chosen.
  for (let press = 0; press < stops.length * 2 + 10; press += 1) {
    await page.keyboard.press("Tab");
    const at = await focused(page);
    if (at?.stop === undefined) continue;
    reached.add(at.stop);
    const called = stops[Number(at.stop)];
    if (!at.outlined) wrong.push(`${called} does not show that it has the focus`);
    if (!at.seen) wrong.push(`${called} is covered or out of sight when it has the focus`);
  }
  for (const [number, called] of stops.entries())
    if (!reached.has(String(number))) wrong.push(`${called} is not reached`);
  expect(wrong, name).toEqual([]);
  expect(stops.length, name).toBeGreaterThan(5);
}

test.describe.configure({ timeout: 240_000 });

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("every place of a visitor can be walked with the Tab key, and shows where one is", async ({ page }) => {
    for (const [name, address] of Object.entries(publicPlaces)) {
      await openAddress(page, address);
      await expectReachable(page, name);
    }
  });

  test("the menu opens and closes by keys, and gives the focus back", async ({ page }) => {
    await openAddress(page, "/story");
    const menu = page.getByRole("button", { name: "Menu", exact: true });
    await menu.focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("link", { name: "Demo Mode" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("link", { name: "Demo Mode" })).toBeHidden();
    await expect(menu).toBeFocused();
  });
});

test("the assistant opens by keys, Escape closes it, and the focus comes back to where it was", async ({ page }) => {
  await openAddress(page, "/home");
  for (const opener of [
    page.getByRole("navigation", { name: "Main" }).getByRole("button", { name: "Chat to Ariadne" }),
    page.getByRole("button", { name: "Chat to Ariadne" }).last(),
  ]) {
    await opener.focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Ariadne" });
    await expect(dialog).toBeVisible();
    await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
  }
});

test("an option of the assistant that leads elsewhere takes the focus along to the new page", async ({ page }) => {
  await openAddress(page, "/story");
  await page.getByRole("navigation", { name: "Main" }).getByRole("button", { name: "Chat to Ariadne" }).click();
  await page.getByRole("button", { name: "See all prices" }).press("Enter");
  await expect(page).toHaveURL("/pricing");
  await expect(page.getByRole("main")).toBeFocused();
});

test("the first stop of a page leads past its navigation", async ({ page }) => {
  await openAddress(page, "/pricing");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to the content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);
});

signedInTest("every place of one's own can be walked with the Tab key, and shows where one is", async ({ page }) => {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [name, address] of Object.entries(ownPlaces)) {
    await openAddress(page, address);
    await expectReachable(page, name);
  }
  if (before) await page.setViewportSize(before);
});

signedInTest("a dialog of the hub gives the focus back to the button that opened it", async ({ page }) => {
  const profile = page.getByRole("main").getByRole("button", { name: "Profile", exact: true });
  await profile.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Profile" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(profile).toBeFocused();
});
