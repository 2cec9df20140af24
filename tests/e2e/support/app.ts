import { expect, type Locator, type Page } from "@playwright/test";

export const password = "correct horse 14";

/** A file of `tests/fixtures/files`, by name. */
export function fixture(name: string): string {
  return new URL(`../../fixtures/files/${name}`, import.meta.url).pathname;
}

/** Each of the runner's processes counts on from another number, so that two never come to the same e-mail. */
let accounts = 100 * Number(process.env.TEST_PARALLEL_INDEX ?? 0);

/** Signs up with an address of its own, keeps the recovery code, and answers both when the hub is there. */
export async function signUp(
  page: Page,
  email = `ruth${++accounts}.${Date.now()}@example.org`,
  atRecoveryCode: () => Promise<void> = async () => {},
) {
  await page.goto("/auth");
  await page.getByRole("button", { name: "Sign Up", exact: true }).click();
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel("Confirm password").fill(password);
  await page.getByRole("button", { name: "Sign Up", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Keep your recovery code" })).toBeVisible();
  const recoveryCode = (
    await page.locator("section", { hasText: "Keep your recovery code" }).locator(".select-all").textContent()
  )?.trim();
  await atRecoveryCode();
  await page.getByRole("button", { name: "I have kept it" }).click();
  await expectHub(page, email);
  if (!recoveryCode) throw new Error("No recovery code is shown.");
  return { email, recoveryCode };
}

export async function signIn(page: Page, email: string, secret = password) {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(secret);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
}

/** Signs out, and waits until that is done: a page that is loaded in the middle of it would still be signed in. */
export async function logOut(page: Page) {
  // There is one such button on every page, whatever its width.
  await page.getByRole("button", { name: "Logout", exact: true }).click();
  await expect(page).toHaveURL("/");
}

export async function expectHub(page: Page, email: string) {
  await expect(page.getByRole("heading", { name: `Welcome back, ${email.split("@")[0]}` })).toBeVisible();
}

/** Chooses files in one of the three zones of the page that is open. */
export async function chooseFiles(page: Page, zone: "PDFs" | "Images" | "Voice Notes", names: string[]) {
  await page.getByLabel(zone, { exact: true }).setInputFiles(names.map(fixture));
}

/** Goes to the upload page by its link, uploads, and waits until every one of the files stands as Completed. */
export async function uploadAndRead(page: Page, zone: "PDFs" | "Images", names: string[], timeout = 60_000) {
  await openPlace(page, "Upload");
  await chooseFiles(page, zone, names);
  for (const name of names) {
    await expect(recentUpload(page, name).getByText("Completed")).toBeVisible({ timeout });
  }
}

export function recentUpload(page: Page, name: string) {
  return page.getByRole("listitem").filter({ hasText: name });
}

/** The records on the hub's first tab, by what they are ("Discharge summary, 14 March 2025") and not by their files' names. */
export function recentDocuments(page: Page) {
  return page.getByRole("region", { name: "Recent Documents" }).getByRole("link");
}

/** Goes to a page by the navigation, as a person does: on the hub by its tab, and from there to the page behind it. */
export async function openPlace(page: Page, name: "Upload" | "Ask" | "My Health") {
  if (name === "My Health") {
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name, exact: true }).click();
    return;
  }
  const [label, behind] =
    name === "Upload" ? ["Upload Documents", "Recent Uploads"] : ["Ask My Records", "Saved conversations"];
  const link = page.getByRole("navigation", { name: "Places" }).getByRole("link", { name: label, exact: true });
  const tab = page.getByRole("tab", { name: label, exact: true });
  await expect(link.or(tab)).toBeVisible();
  if (await link.isVisible()) await link.click();
  else {
    await tab.click();
    await page.getByRole("tabpanel").getByRole("link", { name: behind, exact: true }).click();
  }
  // The tab that is left has zones and a field of the same names: what is put into them on the way out is lost with it.
  await expect(page).toHaveURL(name === "Upload" ? /\/upload/ : /\/chat/);
  await expect(page.getByRole("tabpanel")).toHaveCount(0);
}

export async function openTab(page: Page, name: string) {
  await page.getByRole("tab", { name, exact: true }).click();
}

/** Asks in whichever chat is open, waits until the answer is there, and gives the answer's place. */
export async function ask(page: Page, question: string) {
  const field = page.getByLabel("Your question");
  await field.fill(question);
  await expect(field).toHaveValue(question);
  await page.getByRole("button", { name: "Send" }).click();
  const conversation = page.getByRole("log", { name: "Conversation" });
  await expect(conversation.getByText(question)).toBeVisible();
  await expect(page.getByLabel("Your question")).toBeEnabled({ timeout: 20_000 });
  return conversation.locator("> div").last();
}

/** The list of quotes below an answer, which folds where answer and quotes would be more than a screen. */
export async function sourcesOf(answer: Locator): Promise<Locator> {
  const list = answer.getByRole("list", { name: "Where this comes from" }).first();
  const fold = answer.locator("summary").filter({ hasText: /^\d+ (?:more )?sources?$/ });
  await expect(list.or(fold.first()).first()).toBeVisible();
  if (!(await list.isVisible())) await fold.first().click();
  return list;
}
