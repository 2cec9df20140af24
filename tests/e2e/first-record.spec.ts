import type { Page } from "@playwright/test";
import { searchStorage } from "../support/dump-storage.ts";
import { fixture, logOut, openPlace, openTab, password, signIn, signUp } from "./support/app.ts";
import {
  chips,
  countTaps,
  expectUnderstood,
  fillKeepForm,
  putIn,
  recordDatabases,
  sealedReadings,
} from "./support/first-record.ts";
import { axeViolations, overflows } from "./support/inspect.ts";
import { expect, test } from "./support/test.ts";

const phone = { width: 390, height: 844 };
test.use({ viewport: phone, serviceWorkers: "block" });

/** Words of the two records, and their files' names. */
const words = [
  ...["Fernhill", "Ruth Calder", "Methotrexate 2.5 mg", "Take SIX tablets", "ONCE A WEEK", "Tomas Pell"],
  ...["Ashby General", "AG-402817", "CRP on admission", "Community-acquired pneumonia", "prescription-photo"],
  ...["discharge-summary", "What medicines are in"],
];

/** What can be read in the browser's storage of these records; and that the search saw the rows. */
async function expectNothingReadable(page: Page, when: string) {
  const { found, keys, places } = await page.evaluate(searchStorage, words);
  expect(found, when).toEqual([]);
  expect(
    keys.filter(({ extractable }) => extractable),
    when,
  ).toEqual([]);
  expect(places.filter((place) => place.includes("/documents")).length, when).toBeGreaterThan(0);
}

let people = 0;
const newEmail = () => `first${++people}.${Date.now()}@example.org`;

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
  await dialog.getByText("1 hour").click();
  await expect(dialog).not.toContainText("tomorrow at");
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
  await expect(other.getByText("scanned-letter.pdf").first()).toBeVisible();
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
  const bytes = [...(await (await import("node:fs/promises")).readFile(fixture("discharge-summary.pdf")))];
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
  await expect(page.getByText("discharge-summary.pdf").first()).toBeVisible();
  await page.goto("/home");
  await expect(page.getByRole("link", { name: "Start My Health Story" })).toBeVisible();
  await expect(page.getByText("Choose a file")).toHaveCount(0);
});

test.describe("with the network cut", () => {
  test.use({ serviceWorkers: "allow" });

  test("it is read, answered from and kept all the same", async ({ page, context }) => {
    await page.goto("/");
    await page.evaluate(() => navigator.serviceWorker.ready);
    await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBeGreaterThan(0);
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
