import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { SettingsSection } from "#features/settings/settings-section.tsx";
import { render } from "../../ui/render.tsx";

afterEach(() => {
  history.replaceState(null, "", location.pathname + location.search);
});

const sections = (
  <>
    <SettingsSection id="account" title="Account" open>
      <p>ruth@example.org</p>
    </SettingsSection>
    <SettingsSection id="security" title="Security">
      <p>Change password</p>
    </SettingsSection>
  </>
);

test("on a phone a part is a row that opens, but for what always stands", async () => {
  await page.viewport(390, 844);
  render(sections);
  await expect.element(page.getByText("ruth@example.org")).toBeVisible();
  await expect.element(page.getByText("Change password")).not.toBeVisible();
  await page.getByRole("heading", { name: "Security" }).click();
  await expect.element(page.getByText("Change password")).toBeVisible();
});

test("whoever comes by the address of a part finds it open", async () => {
  await page.viewport(390, 844);
  history.replaceState(null, "", "#security");
  render(sections);
  await expect.element(page.getByText("Change password")).toBeVisible();
});

test("where there is room all parts stand open", async () => {
  await page.viewport(1280, 800);
  render(sections);
  await expect.element(page.getByText("Change password")).toBeVisible();
});
