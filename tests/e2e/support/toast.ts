import { expect, type Page } from "@playwright/test";

interface ExpectedToast {
  title: string;
  description: string;
  /** A destructive toast stands out in the thread's red. */
  variant?: "default" | "destructive";
}

/** Waits for the toast with exactly these words; of any other before it, it only sees that it goes. */
export async function expectToast(page: Page, { title, description, variant = "default" }: ExpectedToast) {
  const toast = page.getByRole("region", { name: /^Notifications/ }).getByRole("listitem");
  await expect.poll(() => toast.locator("> div > *").allTextContents()).toEqual([title, description]);
  const [edge, red] = await toast.evaluate((element) => {
    const probe = document.createElement("i");
    probe.style.color = "var(--color-thread)";
    document.body.append(probe);
    const colours = [getComputedStyle(element).borderLeftColor, getComputedStyle(probe).color];
    probe.remove();
    return colours;
  });
  expect(edge === red, `${title} is ${variant}`).toBe(variant === "destructive");
}

/** Sees that there is no toast, and that none comes within half a second. */
export async function expectNoToast(page: Page) {
  const toast = page.getByRole("region", { name: /^Notifications/ }).getByRole("listitem");
  await expect(toast).toHaveCount(0);
  await new Promise((resolve) => setTimeout(resolve, 500));
  await expect(toast).toHaveCount(0);
}
