import { ask, chooseFiles, expectHub, logOut, recentUpload, signIn } from "../e2e/support/app.ts";
import { test as signedInTest } from "../e2e/support/signed-in.ts";
import { expect, test } from "../e2e/support/test.ts";

const tokenKey = "red-thread.session";
const signInHeading = { level: 1, name: "Welcome back", exact: true } as const;

test.describe("4. States and transitions: Session", () => {
  test("Starts loading. … otherwise loading ends with no user", async ({ page }) => {
    await page.goto("/dashboard");
    await expect(page.getByRole("heading", signInHeading)).toBeVisible();
    await expect(page.getByRole("status", { name: "Loading", exact: true })).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });

  signedInTest(
    "If a stored token exists it is verified … A verified token yields an authenticated user",
    async ({ page, email }) => {
      const token = await page.evaluate((key) => localStorage.getItem(key), tokenKey);
      expect(token).toEqual(expect.any(String));
      await page.reload();
      await expectHub(page, email);
      expect(await page.evaluate((key) => localStorage.getItem(key), tokenKey)).toBe(token);
    },
  );

  test("A rejected … verification removes the stored token and leaves the user signed out", async ({ page }) => {
    await page.goto("/auth");
    await page.evaluate((key) => localStorage.setItem(key, "never-issued"), tokenKey);
    await page.goto("/upload");
    await expect(page.getByText("Please log in to upload documents", { exact: true })).toBeVisible();
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });

  signedInTest(
    "A … failed verification removes the stored token and leaves the user signed out (the failure is only logged)",
    async ({ page, email }) => {
      await page.addInitScript(() => {
        if (sessionStorage.getItem("broken") === null) return;
        IDBObjectStore.prototype.get = () => {
          throw new DOMException("Internal error opening backing store.", "UnknownError");
        };
      });
      await page.evaluate(() => sessionStorage.setItem("broken", ""));
      const warned = page.waitForEvent("console", (message) => message.text().includes("could not be verified"));
      await page.goto("/dashboard");
      await expect(page.getByRole("heading", signInHeading)).toBeVisible();
      expect((await warned).type()).toBe("warning");
      expect(await page.evaluate((key) => localStorage.getItem(key), tokenKey)).toBeNull();
      await page.evaluate(() => sessionStorage.removeItem("broken"));
      await page.reload();
      await signIn(page, email);
      await expectHub(page, email);
    },
  );

  signedInTest("Sign in or registration stores the token and sets user and token", async ({ page, email }) => {
    const first = await page.evaluate((key) => localStorage.getItem(key), tokenKey);
    await logOut(page);
    await page.goto("/auth");
    await signIn(page, email);
    await expectHub(page, email);
    const second = await page.evaluate((key) => localStorage.getItem(key), tokenKey);
    expect(second).toEqual(expect.stringMatching(/^\S{20,}$/));
    expect(second).not.toBe(first);
  });

  signedInTest("Sign out removes the token, clears cached data and goes to /", async ({ page }) => {
    await page.goto("/upload");
    await chooseFiles(page, "PDFs", ["lab-report.pdf"]);
    const row = recentUpload(page, "lab-report.pdf").first();
    await row.getByRole("link").click();
    await expect(page.getByRole("button", { name: "Delete" })).toBeVisible();
    const record = page.url();
    await logOut(page);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    await expect(page.getByText("lab-report.pdf")).toHaveCount(0);
    // Neither the way back nor the address brings the record up again.
    await page.goBack();
    await expect(page).toHaveURL(record);
    await expect(page.getByRole("heading", signInHeading)).toBeVisible();
    await page.goto(record);
    await expect(page.getByRole("heading", signInHeading)).toBeVisible();
    await expect(page.getByText("lab-report.pdf")).toHaveCount(0);
  });
});

signedInTest.describe("4. States and transitions: Document processingStatus", () => {
  signedInTest(
    "The uploads list refreshes every 5 seconds and after each upload; transitions need nobody's asking",
    async ({ page }) => {
      await page.goto("/upload");
      await chooseFiles(page, "PDFs", ["discharge-summary.pdf"]);
      const badge = recentUpload(page, "discharge-summary.pdf").first().locator("[data-tone]");
      await expect(badge).toBeVisible({ timeout: 5000 });
      await expect(badge).toHaveText("Completed", { timeout: 60_000 });
      await expect(badge).toHaveAttribute("data-tone", "green");
    },
  );

  signedInTest("A failed document can be retried; afterwards its list is refreshed", async ({ page }) => {
    await page.goto("/upload");
    await chooseFiles(page, "PDFs", ["damaged.pdf"]);
    const row = recentUpload(page, "damaged.pdf").first();
    await expect(row.locator("[data-tone]")).toHaveText("Failed");
    // Watched in the page itself: a damaged file is read again faster than one can ask from outside.
    const words = await page.evaluateHandle(() => {
      const seen: string[] = [];
      const watch = () => {
        // Its own row alone: other uploads stand in the list too.
        const own = [...document.querySelectorAll("li")].find((item) => item.textContent?.includes("damaged.pdf"));
        const text = own?.querySelector("[data-tone]")?.textContent;
        if (text && seen.at(-1) !== text) seen.push(text);
      };
      new MutationObserver(watch).observe(document.body, { subtree: true, childList: true, characterData: true });
      return seen;
    });
    await row.getByRole("button", { name: "Retry damaged.pdf" }).click();
    // It is read again, and is still damaged: red comes back after pending or processing.
    await expect.poll(async () => (await words.jsonValue()).join(" ")).toMatch(/(?:Pending|Processing).* Failed$/);
    await expect(row.locator("[data-tone]")).toHaveText("Failed");
  });
});

signedInTest.describe("4. States and transitions: Chat", () => {
  signedInTest("After a successful send the message list is refreshed and the input is cleared", async ({ page }) => {
    await page.goto("/chat");
    await ask(page, "What was my CRP?");
    await expect(page.getByLabel("Your question")).toHaveValue("");
    await page.reload();
    await expect(page.getByRole("log", { name: "Conversation" })).toContainText("What was my CRP?");
  });

  signedInTest("New Chat creates a conversation", async ({ page }) => {
    await page.goto("/chat");
    await ask(page, "Which clinic wrote the last letter?");
    await page.getByRole("button", { name: "New Chat" }).click();
    await expect(page.getByText("Which clinic wrote the last letter?")).toHaveCount(0);
    // The newest is the first: it is what a reload shows.
    await page.reload();
    await expect(page.getByText("What would you like to know?")).toBeVisible();
  });
});
