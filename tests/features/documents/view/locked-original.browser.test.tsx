import { afterAll, expect, it } from "vitest";
import { page } from "vitest/browser";
import { OriginalView } from "#features/documents/view/original-view.tsx";
import { createPdfClient } from "#workers/pdf/client.ts";
import manifest from "../../../fixtures/files/manifest.json";
import { render } from "../../../ui/render.tsx";

const client = createPdfClient();
afterAll(() => client.stop());

it("asks for the password of a locked original, and draws it with the right one only", async () => {
  const file = "password-protected.pdf";
  const response = await fetch(new URL(`../../../fixtures/files/${file}`, import.meta.url));
  const { password = "" } = manifest.find((each) => each.file === file) ?? {};
  render(
    <OriginalView type="pdf" content={await response.blob()} pages={[]} place={undefined} openPdf={client.open} />,
  );
  const field = page.getByLabelText("Password of this PDF");
  await field.fill("not this");
  await page.getByRole("button", { name: "Show the pages" }).click();
  await expect.element(field).toHaveAccessibleDescription(/did not open this PDF/);
  await field.fill(password);
  await page.getByRole("button", { name: "Show the pages" }).click();
  await expect.element(page.getByRole("img", { name: "Page 1 of the original" })).toBeVisible();
});
