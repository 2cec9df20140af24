import { expectHub, logOut, signIn } from "../e2e/support/app.ts";
import { test as signedInTest } from "../e2e/support/signed-in.ts";
import { expect, test } from "../e2e/support/test.ts";

test.describe("9. Business constants and limits", () => {
  signedInTest(
    "Session token is kept in browser local storage … the logout key may leave the API token in place: here one key, and logout leaves none",
    async ({ page, email }) => {
      expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(["red-thread.session"]);
      await page.evaluate(() => {
        for (const key of ["token", "authToken", "auth_token"]) localStorage.setItem(key, "an older token");
      });
      await logOut(page);
      expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
      await page.goto("/auth");
      await signIn(page, email);
      await expectHub(page, email);
    },
  );

  test("The footer carries a 2025 copyright", async ({ page }) => {
    await page.goto("/auth");
    await expect(page.getByRole("contentinfo")).toContainText("© 2025");
  });
});
