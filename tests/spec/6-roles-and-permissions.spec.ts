import { chooseFiles, expectHub, logOut, recentUpload, signIn, signUp } from "../e2e/support/app.ts";
import { test as signedInTest } from "../e2e/support/signed-in.ts";
import { expect, test } from "../e2e/support/test.ts";

test.describe("6. Roles and permissions", () => {
  test("Visitor (not signed in): no route shows the hub, uploads, records or conversations", async ({ page }) => {
    for (const path of ["/dashboard", "/my-health", "/upload", "/chat", "/documents/some"]) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1, name: "Welcome back", exact: true })).toBeVisible();
      await expect(page.getByRole("tab")).toHaveCount(0);
      await expect(page.getByRole("log")).toHaveCount(0);
      await expect(page.locator("input[type=file]")).toHaveCount(0);
      await expect(page.getByRole("button", { name: "Logout" })).toHaveCount(0);
    }
  });

  signedInTest(
    "Signed-in user: health hub, upload, document list, own conversations: another account on the same device sees none of them",
    async ({ page, email }) => {
      await page.goto("/upload");
      await chooseFiles(page, "PDFs", ["filled-form.pdf"]);
      await recentUpload(page, "filled-form.pdf").first().getByRole("link").click();
      await expect(page.getByRole("button", { name: "Delete" })).toBeVisible();
      const record = page.url();
      await logOut(page);
      await signUp(page);
      await page.goto(record);
      await expect(page.getByText("This record is not here")).toBeVisible();
      await page.goto("/upload");
      await expect(page.getByText("No uploads yet")).toBeVisible();
      await logOut(page);
      await page.goto("/auth");
      await signIn(page, email);
      await expectHub(page, email);
      await page.goto(record);
      await expect(page.getByRole("button", { name: "Delete" })).toBeVisible();
    },
  );

  signedInTest(
    "Only the authentication check gates routes: after sign-in the gate opens where one stood",
    async ({ page, email }) => {
      await logOut(page);
      await page.goto("/upload");
      await signIn(page, email);
      await expectHub(page, email);
      await page.goto("/upload");
      await expect(page.getByRole("region", { name: "Recent Uploads" })).toBeVisible();
    },
  );
});
