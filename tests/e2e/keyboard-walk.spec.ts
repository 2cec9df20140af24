import { fixture, password } from "./support/app.ts";
import { expectUnderstood, newEmail } from "./support/first-record.ts";
import { KeyboardOnly } from "./support/keyboard-only.ts";
import { expect, test } from "./support/test.ts";

test.use({ viewport: { width: 390, height: 844 }, serviceWorkers: "block" });
test.describe.configure({ timeout: 180_000 });

test("with keys alone, by what a screen reader hears: a record in, a question, its citation, kept, and its sheet printed", async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset.printed = "yes";
    };
  });
  const keys = await KeyboardOnly.at(page);

  await test.step("put a record in", async () => {
    await page.goto("/");
    const chooser = page.waitForEvent("filechooser");
    await keys.tabTo("button", /^Choose a file/);
    await keys.press("Enter");
    await (await chooser).setFiles(fixture("discharge-summary.pdf"));
    await expect(page).toHaveURL(/\/first\?id=/);
    await expectUnderstood(page);
    // The page that came says what it is; nobody is left at the top of the old one.
    expect((await keys.heard()).role, "where the focus is on the new page").toMatch(/^(?:main|heading|textbox)$/);
  });

  await test.step("ask one of its questions", async () => {
    await keys.tabTo("button", /\?$/);
    await keys.press("Enter");
    await expect(page.getByRole("log", { name: "Conversation" }).getByRole("link").first()).toBeVisible();
    expect((await keys.heard()).role, "the focus is not lost while it answers").not.toBe("RootWebArea");
  });

  await test.step("open the citation", async () => {
    await keys.tabTo("link", /^Source 1/);
    await keys.press("Enter");
    await expect(page.getByTestId("citation-box").first()).toBeInViewport();
    expect((await keys.heard()).name).not.toBe("");
  });

  await test.step("keep it", async () => {
    await keys.tabTo("button", "Keep it");
    await keys.press("Enter");
    await keys.tabTo("textbox", "Email");
    await keys.type(newEmail());
    await keys.tabTo("textbox", "Password");
    await keys.type(password);
    await keys.tabTo("textbox", "Confirm password");
    await keys.type(password);
    await keys.tabTo("button", "Sign Up");
    await keys.press("Enter");
    await expect(page.getByRole("heading", { name: "Keep your recovery code" })).toBeVisible({ timeout: 30_000 });
    await keys.tabTo("button", "I have kept it");
    await keys.press("Enter");
    await expect(page).toHaveURL(/^[^?]+\/documents\//);
    await expect(page.getByText("Completed", { exact: true })).toBeVisible();
  });

  await test.step("print the sheet for the doctor", async () => {
    await keys.tabTo("link", "Overview");
    await keys.press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: /^Welcome back/ })).toBeVisible();
    await keys.tabTo("link", /^Ready for my appointment/);
    await keys.press("Enter");
    await keys.tabTo("button", "Print");
    await keys.press("Enter");
    await expect(page.locator("html")).toHaveAttribute("data-printed", "yes");
  });

  expect(keys.silent, "stops without a name").toEqual([]);
});
