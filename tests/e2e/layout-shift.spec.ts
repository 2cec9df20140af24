import type { Page } from "@playwright/test";
import { recentDocuments, signUp, uploadAndRead } from "./support/app.ts";
import { observeShifts, shiftsOf } from "./support/layout-shift.ts";
import { expect, test } from "./support/test.ts";
import { publicPlaces } from "./support/walk-visitor.ts";

test.use({ viewport: { width: 390, height: 844 }, serviceWorkers: "block" });
test.describe.configure({ timeout: 300_000 });

/** A phone of the lower middle on a slow line, as Lighthouse thinks of one: what comes late comes late enough to be seen to push. */
async function becomeSlow(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  });
}

async function expectStill(page: Page, name: string, address: string) {
  await page.goto(address);
  await expect(page.getByRole("heading", { level: 1 }).first()).toBeAttached({ timeout: 60_000 });
  await expect(page.getByRole("main").getByText(/^Loading/)).toHaveCount(0, { timeout: 60_000 });
  // What comes late is what is looked for here.
  await page.waitForTimeout(2_000);
  const { total, moved } = await shiftsOf(page);
  expect(total, `${name}: ${moved.join("\n")}`).toBeLessThan(0.05);
}

test("on a slow phone nothing of what a visitor opens moves by itself", async ({ page }) => {
  await observeShifts(page);
  await becomeSlow(page);
  for (const [name, address] of Object.entries(publicPlaces)) await expectStill(page, name, address);
});

test("nor what somebody opens who is signed in: the hub, the timeline's parts, a record", async ({ page }) => {
  await observeShifts(page);
  await signUp(page);
  await uploadAndRead(page, "PDFs", ["lab-report.pdf"]);
  await page.goto("/dashboard");
  const record = (await recentDocuments(page).first().getAttribute("href")) ?? "";
  await becomeSlow(page);
  for (const address of ["/dashboard", "/dashboard?tab=timeline", "/results", "/threads", "/appointment", record])
    await expectStill(page, address, address);
});
