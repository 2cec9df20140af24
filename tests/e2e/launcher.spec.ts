import type { Locator } from "@playwright/test";
import { ask } from "./support/app.ts";
import { expect, test } from "./support/test.ts";

test.use({ viewport: { width: 390, height: 844 } });

async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = await Promise.all([one.boundingBox(), other.boundingBox()]);
  if (!a || !b) throw new Error("Both have to be on the screen.");
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

test("the assistant's launcher covers neither the field nor the button of a chat, before, during and after an answer", async ({
  page,
}) => {
  const launcher = page.getByRole("button", { name: "Chat to Ariadne" }).last();
  for (const path of ["/demo/chat", "/app/health"]) {
    await page.goto(path);
    const send = page.getByRole("button", { name: "Send" });
    await expect(send).toBeVisible();
    await expect.poll(() => overlap(launcher, send)).toBe(false);
    for (const question of ["How has my CRP changed?", "What was my ferritin?"]) {
      await ask(page, question);
      await expect.poll(() => overlap(launcher, send)).toBe(false);
      // And stays where it is.
      await page.waitForTimeout(500);
      expect(await overlap(launcher, send)).toBe(false);
      await page.mouse.wheel(0, -2000);
      await expect.poll(() => overlap(launcher, send)).toBe(false);
    }
  }
});
