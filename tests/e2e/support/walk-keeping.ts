import type { Page } from "@playwright/test";
import { shareFile } from "./share-file.ts";
import { type Look, openAddress } from "./walk-visitor.ts";

/** What keeps the records: the coach of installing, a backup and its trial, what another app shares. On the phone of somebody who is signed in. */
export async function walkKeeping(page: Page, look: Look): Promise<void> {
  await installing(page, look);
  await backup(page, look);
  await openAddress(page, "/upload");
  await shareFile(page, "lab-report.pdf");
  await page.getByRole("heading", { name: "Shared with Red Thread" }).waitFor();
  await look("shared-file", true);
  await page.getByRole("button", { name: "Add it to my records" }).click();
  await page.getByRole("heading", { name: "Shared with Red Thread" }).waitFor({ state: "detached" });
}

async function installing(page: Page, look: Look) {
  await openAddress(page, "/dashboard");
  await page.evaluate(() => {
    const offer = new Event("beforeinstallprompt", { cancelable: true });
    // A method, not an arrow: what runs the walk names arrows by a function that the page does not have.
    const asks = {
      async prompt() {
        return { outcome: "dismissed" };
      },
    };
    dispatchEvent(Object.assign(offer, asks));
  });
  const coach = page.getByRole("region", { name: "Put Red Thread on your home screen" });
  await coach.waitFor();
  const fold = coach.locator("summary");
  if ((await fold.count()) > 0) await fold.click();
  await coach.scrollIntoViewIfNeeded();
  await look("install-coach", true);
}

async function backup(page: Page, look: Look) {
  await openAddress(page, "/profile");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Back up now" }).click(),
  ]);
  const fold = page.locator("summary", { hasText: "Try it out" });
  if ((await fold.count()) > 0) await fold.click();
  await page.getByLabel("Choose a backup").setInputFiles(await download.path());
  await page.locator("#backup").getByRole("textbox", { name: "Recovery code" }).fill("ABCD-EFGH");
  await page.getByRole("button", { name: "Open and read it" }).click();
  await page.locator("#backup").getByRole("status").last().getByText(/./).waitFor();
  await look("backup-trial", true);
}

/** The same coach in a tab of Safari, where the browser forgets; the last of a walk, because the browser stays named so. */
export async function walkOnIphone(page: Page, look: Look): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "userAgent", {
      get() {
        return "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Mobile/15E148 Safari/604.1";
      },
    });
  });
  await openAddress(page, "/profile");
  const fold = page.locator("#storage summary").first();
  if ((await fold.count()) > 0) await fold.click();
  await page.getByText("Safari may delete what you keep here").first().waitFor();
  await look("install-coach-safari", true);
}
