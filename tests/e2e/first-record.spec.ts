import { readFile } from "node:fs/promises";
import { fixture, password, recentDocuments, signUp } from "./support/app.ts";
import {
  chips,
  countTaps,
  expectNothingReadable,
  expectUnderstood,
  fillKeepForm,
  newEmail,
  putIn,
  recordDatabases,
} from "./support/first-record.ts";
import { axeViolations, overflows } from "./support/inspect.ts";
import { readyForOffline } from "./support/ready-for-offline.ts";
import { expect, test } from "./support/test.ts";

test.use({ viewport: { width: 390, height: 844 }, serviceWorkers: "block" });

for (const [kind, file, button] of [
  ["a photo", "prescription-photo.jpg", "Photograph"],
  ["a PDF", "discharge-summary.pdf", "Choose a file"],
] as const) {
  test(`${kind}: three taps from the landing page to a cited answer whose words glow, without an account, and nothing readable`, async ({
    page,
  }) => {
    const taps = await countTaps(page);
    await page.goto("/");
    await putIn(page, file, button);
    await expectNothingReadable(page, "while it is read");
    await expectUnderstood(page);
    await expect(page.getByText("One thing to do")).toBeVisible();
    await expect(page.getByRole("region", { name: "In plain words" })).toBeVisible();
    await expect(page.getByTestId("lit-box").first()).toBeVisible();

    await chips(page).first().click();
    const citation = page.getByRole("log", { name: "Conversation" }).getByRole("link", { name: /^Source 1/ });
    await expect(citation).toBeVisible();
    expect(await taps(), "taps to a cited answer").toBeLessThanOrEqual(3);
    await citation.click();
    expect(await taps(), "taps to the place that it names").toBe(3);
    const box = page.getByTestId("citation-box").first();
    await expect(box).toBeInViewport();
    await expect(page.getByRole("region", { name: "The page" }).locator("mark")).toBeVisible();

    expect(await page.evaluate(() => localStorage.getItem("red-thread.session"))).toBeNull();
    await expectNothingReadable(page, "after the answer");
  });
}

test("each of its places has no violation, and nothing to scroll sideways", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const wrong: string[] = [];
  const look = async (name: string) => {
    for (const line of [...(await axeViolations(page)), ...(await overflows(page))]) wrong.push(`${name}: ${line}`);
  };
  await page.goto("/");
  await look("the place");
  await putIn(page, "discharge-summary.pdf");
  await expectUnderstood(page);
  await look("understood");
  await chips(page).first().click();
  await page
    .getByRole("log")
    .getByRole("link", { name: /^Source 1/ })
    .click();
  await expect(page.getByTestId("citation-box").first()).toBeInViewport();
  await look("answered");
  await page.getByRole("button", { name: "Leave this record" }).click();
  await look("leaving");
  await page.getByRole("dialog").getByRole("button", { name: "Keep it" }).click();
  await look("keeping");
  await page.goto("/");
  await expect(page.getByRole("link", { name: "Go on with it" })).toBeVisible();
  await look("the place, with a record that waits");
  await page.goto("/first");
  await page.getByRole("button", { name: "Throw it away" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Throw it away" }).click();
  await expect(page.getByText("It is gone")).toBeVisible();
  await look("gone");
  expect(wrong).toEqual([]);
});

test("a file that cannot be read is refused in words where it was put in, and leaves nothing behind", async ({
  page,
}) => {
  await page.goto("/");
  const chooser = page.waitForEvent("filechooser");
  await page.getByText("Choose a file", { exact: true }).click();
  await (await chooser).setFiles({
    name: "notes.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.from("no pdf at all"),
  });
  await expect(page.getByRole("region", { name: "Begin with one record" }).getByRole("alert")).not.toBeEmpty();
  await expect(page).toHaveURL("/");
  await expect.poll(() => recordDatabases(page)).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem("red-thread.guest"))).toBeNull();
});

test("dropped anywhere on the landing page, a file is read; who is signed in has no such place", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/");
  await page.waitForFunction(() => performance.getEntriesByName("red-thread.started").length > 0);
  await page.waitForLoadState("networkidle");
  const bytes = [...(await readFile(fixture("discharge-summary.pdf")))];
  const held = await page.evaluateHandle((content) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([new Uint8Array(content)], "discharge-summary.pdf", { type: "application/pdf" }));
    return transfer;
  }, bytes);
  await page.dispatchEvent("h1", "dragover", { dataTransfer: held });
  await expect(page.getByRole("heading", { name: "Let go to read it" })).toBeVisible();
  await page.dispatchEvent("h1", "drop", { dataTransfer: held });
  await expect(page).toHaveURL(/\/first\?id=/);
  await expectUnderstood(page);
  await signUp(page);
  await expect(page.getByText("A record was put in here before you signed in.", { exact: false })).toBeVisible();
  await page.getByRole("button", { name: "Put it with my records" }).click();
  await expect(recentDocuments(page)).toHaveText([/discharge/i]);
  await page.goto("/home");
  await expect(page.getByRole("link", { name: "Start My Health Story" })).toBeVisible();
  await expect(page.getByText("Choose a file")).toHaveCount(0);
});

test.describe("with the network cut", () => {
  test.use({ serviceWorkers: "allow" });

  test("it is read, answered from and kept all the same", async ({ page, context }) => {
    await page.goto("/");
    await readyForOffline(page);
    await context.setOffline(true);
    await page.goto("/");
    await putIn(page, "prescription-photo.jpg");
    await expectUnderstood(page);
    await chips(page).first().click();
    await expect(page.getByRole("log").getByRole("link").first()).toBeVisible();
    await page.getByRole("button", { name: "Keep it" }).click();
    await fillKeepForm(page, newEmail(), password);
    await page.getByRole("button", { name: "Sign Up", exact: true }).click();
    await page.getByRole("button", { name: "I have kept it" }).click();
    await expect(page.getByText("Completed", { exact: true })).toBeVisible();
  });
});
