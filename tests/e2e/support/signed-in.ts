import type { Page } from "@playwright/test";
import { expectHub, signIn, signUp } from "./app.ts";
import { test as base, expect } from "./test.ts";

interface SignedIn {
  page: Page;
  email: string;
}

/**
 * Tests for which somebody is signed in: one account, in one page, for all of them, because deriving a key takes a second or more. Each
 * begins on the hub; what the one before uploaded or asked is still there.
 */
export const test = base.extend<{ email: string }, { shared: SignedIn }>({
  shared: [
    async ({ browser }, use, { project }) => {
      const context = await browser.newContext({ baseURL: project.use.baseURL, serviceWorkers: "block" });
      const page = await context.newPage();
      const { email } = await signUp(page);
      await use({ page, email });
      await context.close();
    },
    { scope: "worker" },
  ],
  email: ({ shared }, use) => use(shared.email),
  context: ({ shared }, use) => use(shared.page.context()),
  page: async ({ shared: { page, email } }, use) => {
    await page.goto("/dashboard");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    if (await page.getByLabel("Email").isVisible()) await signIn(page, email);
    await expectHub(page, email);
    await use(page);
  },
});

export { expect };
