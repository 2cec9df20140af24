import { logOut, openPlace, openTab, password, recentDocuments, signIn, signUp } from "./support/app.ts";
import {
  chips,
  expectNothingReadable,
  expectUnderstood,
  fillKeepForm,
  newEmail,
  putIn,
  recordDatabases,
  sealedReadings,
} from "./support/first-record.ts";
import { expect, test } from "./support/test.ts";

test.use({ viewport: { width: 390, height: 844 }, serviceWorkers: "block" });

test("kept afterwards: the record, its answer and its pages are in the account, and nothing is read anew", async ({
  page,
}) => {
  const email = newEmail();
  await page.goto("/");
  await putIn(page, "discharge-summary.pdf");
  await expectUnderstood(page);
  await chips(page).first().click();
  await expect(page.getByRole("log").getByRole("link").first()).toBeVisible();
  const id = new URL(page.url()).searchParams.get("id");
  const before = await sealedReadings(page);
  expect(before.length).toBe(2);

  await page.getByRole("button", { name: "Keep it" }).click();
  await fillKeepForm(page, email, password);
  await page.getByRole("button", { name: "Sign Up", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Keep your recovery code" })).toBeVisible();
  await page.getByRole("button", { name: "I have kept it" }).click();
  await expect(page).toHaveURL(`/documents/${id}`);
  await expect(page.getByText("Completed", { exact: true })).toBeVisible();
  expect(await sealedReadings(page)).toEqual(before);
  expect(await page.evaluate(() => localStorage.getItem("red-thread.guest"))).toBeNull();
  await expectNothingReadable(page, "after it was kept");

  await page.goto("/dashboard?tab=timeline");
  await expect(page.getByRole("tabpanel", { name: "My Timeline" }).getByText("discharge-summary.pdf")).toBeVisible();
  await page.goto("/chat");
  await expect(page.getByRole("log").getByText("What medicines are in this record?")).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  await logOut(page);
  await page.goto("/auth");
  await signIn(page, email);
  await expect(page.getByRole("heading", { name: /^Welcome back, / })).toBeVisible();
  expect(await sealedReadings(page)).toEqual(before);
});

test("an e-mail that has an account: it says so, and signing in puts the record with the others, as it was read", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const { email } = await signUp(page);
  await logOut(page);
  await putIn(page, "prescription-photo.jpg");
  await expectUnderstood(page);
  const id = new URL(page.url()).searchParams.get("id");
  await page.getByRole("button", { name: "Keep it" }).click();
  await fillKeepForm(page, email, password);
  await page.getByRole("button", { name: "Sign Up", exact: true }).click();
  await expect(page.getByText(/There is already an account with this e-mail/).first()).toBeVisible();
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await fillKeepForm(page, email, password);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page).toHaveURL(`/documents/${id}`);
  await expect(page.getByText("Completed", { exact: true })).toBeVisible();
  await expect.poll(() => recordDatabases(page)).toHaveLength(1);
  await openPlace(page, "My Health");
  await openTab(page, "My Timeline");
  await expect(page.getByText("prescription-photo.jpg").first()).toBeVisible();
});

test("left without keeping it, it says what happens, waits as long as was chosen, and is thrown away at once when asked", async ({
  page,
}) => {
  await page.goto("/");
  await putIn(page, "discharge-summary.pdf");
  await expectUnderstood(page);
  await expect(page.getByText(/^Only on this device\. Deleted tomorrow at /)).toBeVisible();
  await page.getByRole("button", { name: "Leave this record" }).click();
  const dialog = page.getByRole("dialog", { name: "Leave without keeping it?" });
  await expect(dialog).toContainText("It is deleted tomorrow at");
  const inADay = /tomorrow at \d\d:\d\d/.exec((await dialog.textContent()) ?? "")?.[0] ?? "";
  await dialog.getByText("1 hour").click();
  // In the last hour of a day, in an hour is tomorrow too.
  await expect(dialog).not.toContainText(inADay);
  await dialog.getByRole("button", { name: "Leave it here" }).click();
  await expect(page).toHaveURL("/");
  await page.reload();
  await page.getByRole("link", { name: "Go on with it" }).click();
  await expect(page.getByText("One thing to do")).toBeVisible();
  expect(await recordDatabases(page)).toHaveLength(1);
  await page.getByRole("button", { name: "Throw it away" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Throw it away" }).click();
  await expect(page.getByText("It is gone")).toBeVisible();
  await expect.poll(() => recordDatabases(page)).toEqual([]);
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "Begin with one record" })).toBeVisible();
});

test("its time is over: it is gone at the next start, and says so", async ({ page }) => {
  await page.goto("/");
  await putIn(page, "discharge-summary.pdf");
  await expectUnderstood(page);
  await page.goto("about:blank");
  await page.clock.install({ time: Date.now() + 25 * 3_600_000 });
  await page.goto("/first");
  await expect(page.getByText("Its time was over, and nobody had kept it.", { exact: false })).toBeVisible();
  await expect.poll(() => recordDatabases(page)).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem("red-thread.guest"))).toBeNull();
});

test("a reload in the middle goes on reading, and another tab sees the same and follows it into the account", async ({
  page,
  context,
}) => {
  await page.goto("/");
  await putIn(page, "scanned-letter.pdf");
  await page.reload();
  await expectUnderstood(page);
  const other = await context.newPage();
  await other.goto("/");
  await other.getByRole("link", { name: "Go on with it" }).click();
  await expect(other.getByText("In plain words")).toBeVisible();

  await page.getByRole("button", { name: "Keep it" }).click();
  await fillKeepForm(page, newEmail(), password);
  await page.getByRole("button", { name: "Sign Up", exact: true }).click();
  await page.getByRole("button", { name: "I have kept it" }).click();
  await expect(other).toHaveURL("/dashboard");
  await expect(recentDocuments(other)).toHaveCount(1);
});

test("while it is still being read, it can be kept, and thrown away", async ({ page }) => {
  await page.goto("/");
  await putIn(page, "scanned-two-columns.pdf");
  await page.getByRole("button", { name: "Keep it" }).click();
  await fillKeepForm(page, newEmail(), password);
  await page.getByRole("button", { name: "Sign Up", exact: true }).click();
  await page.getByRole("button", { name: "I have kept it" }).click();
  await expect(page.getByText("Completed", { exact: true })).toBeVisible({ timeout: 60_000 });
  await page.setViewportSize({ width: 1280, height: 800 });
  await logOut(page);
  const kept = await recordDatabases(page);

  await putIn(page, "scanned-two-columns.pdf");
  await expect(page.getByRole("heading", { name: "Reading your record" })).toBeVisible();
  await page.getByRole("button", { name: "Throw it away" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Throw it away" }).click();
  await expect(page.getByRole("heading", { name: "It is gone" })).toBeVisible();
  await expect.poll(() => recordDatabases(page)).toEqual(kept);
});
