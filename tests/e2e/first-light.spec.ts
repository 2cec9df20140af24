import {
  ask,
  chooseFiles,
  expectHub,
  logOut,
  openPlace,
  openTab,
  recentUpload,
  signUp,
  sourcesOf,
  uploadAndRead,
} from "./support/app.ts";
import { readyForOffline } from "./support/ready-for-offline.ts";
import { startServer } from "./support/server.ts";
import { expect, test } from "./support/test.ts";

test.use({ serviceWorkers: "allow" });

/*
 * The one straight way from real files to cited answers, then the same with the network cut. The server is this test's own, because
 * it is stopped in the middle: nothing but what is on the device can answer afterwards.
 */
test("a patient's records are read, explained and answered from, with the network cut too", async ({ browser }) => {
  test.setTimeout(300_000);
  const server = await startServer();
  const context = await browser.newContext({ baseURL: server.url });
  const foreign: string[] = [];
  context.on("request", (request) => {
    const { origin, protocol } = new URL(request.url());
    if (origin !== server.url && protocol !== "blob:" && protocol !== "data:") foreign.push(request.url());
  });
  const page = await context.newPage();

  await test.step("signs up and uploads three PDFs and two images", async () => {
    await signUp(page, "ruth@example.org");
    await openPlace(page, "Upload");
    await chooseFiles(page, "PDFs", ["lab-report.pdf", "scanned-letter.pdf", "clinic-letter-two-columns.pdf"]);
    await chooseFiles(page, "Images", ["prescription-photo.jpg", "imaging-report.png"]);
    const names = [
      "lab-report.pdf",
      "scanned-letter.pdf",
      "clinic-letter-two-columns.pdf",
      "prescription-photo.jpg",
      "imaging-report.png",
    ];
    for (const name of names)
      await expect(recentUpload(page, name).getByText("Completed")).toBeVisible({ timeout: 90_000 });
  });

  await test.step("the timeline stands in the order of the dates of care", async () => {
    await openPlace(page, "My Health");
    await openTab(page, "My Timeline");
    const entries = page.getByRole("tabpanel", { name: "My Timeline" }).getByRole("listitem");
    const texts = (await entries.allTextContents()).join("\n");
    const places = [
      "lab-report.pdf",
      "clinic-letter-two-columns.pdf",
      "prescription-photo.jpg",
      "scanned-letter.pdf",
    ].map((name) => texts.indexOf(name));
    expect(places.every((place) => place >= 0)).toBe(true);
    const sorted = [...places].sort((a, b) => a - b);
    expect([sorted, [...sorted].reverse()]).toContainEqual(places);
  });

  await test.step("three questions are answered from the records", async () => {
    await openPlace(page, "Ask");
    const crp = await ask(page, "What was my CRP?");
    await expect(crp).toContainText("23.4");
    await expect(crp.getByRole("link", { name: /lab-report\.pdf|clinic-letter/ }).first()).toBeVisible();
    const methotrexate = await ask(page, "How much methotrexate do I take?");
    await expect(methotrexate).toContainText("15 mg");
    const absent = await ask(page, "What was my last bone density score?");
    await expect(absent.locator("blockquote")).toHaveCount(0);
  });

  await test.step("a citation opens the page with its words marked", async () => {
    const answer = page.getByRole("log", { name: "Conversation" }).locator("> div").filter({ hasText: "23.4" }).first();
    const card = (await sourcesOf(answer)).getByRole("listitem").first();
    const quote = (await card.locator("mark").textContent()) ?? "";
    await card.getByRole("link").click();
    const marked = page.locator("mark").first();
    await expect(marked).toBeInViewport();
    expect(quote.replaceAll(/\s+/g, " ")).toContain(
      ((await marked.textContent()) ?? "").replaceAll(/\s+/g, " ").trim(),
    );
  });

  await test.step("with the network cut: reload, sign in, upload another, ask again", async () => {
    await readyForOffline(page);
    await server.stop();
    await context.setOffline(true);
    await page.goto("/dashboard");
    await expectHub(page, "ruth@example.org");
    await logOut(page);
    await page.goto("/auth");
    await page.getByLabel("Email").fill("ruth@example.org");
    await page.getByLabel("Password", { exact: true }).fill("correct horse 14");
    await page.getByRole("button", { name: "Sign In", exact: true }).click();
    await expectHub(page, "ruth@example.org");
    await uploadAndRead(page, "PDFs", ["discharge-summary.pdf"]);
    await uploadAndRead(page, "Images", ["lab-slip.png"]);
    await openPlace(page, "Ask");
    const answer = await ask(page, "What amoxicillin dose was I given?");
    await expect(answer).toContainText("500 mg");
    await expect(answer.getByRole("link", { name: /discharge-summary\.pdf/ }).first()).toBeVisible();
  });

  expect(foreign, "requests that left the origin").toEqual([]);
  await context.close();
});
