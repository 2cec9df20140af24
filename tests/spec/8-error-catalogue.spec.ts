import { ask, chooseFiles, expectHub, logOut, openTab, recentUpload, signIn, signUp } from "../e2e/support/app.ts";
import { breakReads, emptyStore, fillDisk } from "../e2e/support/faults.ts";
import { test as signedInTest } from "../e2e/support/signed-in.ts";
import { expect, test } from "../e2e/support/test.ts";
import { expectNoToast, expectToast } from "../e2e/support/toast.ts";

/* Each failure is provoked in the served app; what the person then reads is compared to the letter. */
test.describe("8. Error catalogue", () => {
  test("Token verification fails | logged to console; token removed; user signed out; no message shown", async ({
    page,
  }) => {
    const logged: string[] = [];
    page.on("console", (message) => logged.push(`${message.type()}: ${message.text()}`));
    await page.goto("/auth");
    await page.evaluate(() => localStorage.setItem("red-thread.session", "never-issued"));
    await page.goto("/dashboard");
    await expect(page.getByRole("heading", { name: "Welcome back", exact: true })).toBeVisible();
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    expect(logged.join("\n")).toContain("warning: The stored session could not be verified.");
    await expectNoToast(page);
    await expect(page.getByRole("alert")).toHaveText("");
  });

  signedInTest(
    'Sign-in or registration failure | destructive toast titled "Error" with the message from the helper',
    async ({ page, email }) => {
      await logOut(page);
      await page.goto("/auth");
      await signIn(page, email, "another password");
      const wrong = "401: This e-mail and password do not belong together.";
      await expectToast(page, { variant: "destructive", title: "Error", description: wrong });
      await page.getByRole("button", { name: "Sign Up", exact: true }).click();
      await page.getByLabel("Password", { exact: true }).fill("correct horse 14");
      await page.getByLabel("Confirm password").fill("correct horse 14");
      await page.getByRole("button", { name: "Sign Up", exact: true }).click();
      const taken = "409: There is already an account with this e-mail. Please sign in instead.";
      await expectToast(page, { variant: "destructive", title: "Error", description: taken });
    },
  );

  signedInTest("Sign-in success toast | a welcome-back message naming the product", async ({ page, email }) => {
    await logOut(page);
    await page.goto("/auth");
    await signIn(page, email);
    await expectToast(page, {
      title: "Welcome back to Red Thread",
      description: "Your records are open on this device.",
    });
    await expectHub(page, email);
  });

  test('Registration success toast | "Account created successfully!" followed by a welcome naming the product', async ({
    page,
  }) => {
    await signUp(page, undefined, () =>
      expectToast(page, { title: "Account created successfully!", description: "Welcome to Red Thread" }),
    );
  });

  signedInTest(
    'Upload failure | destructive toast "Upload failed": "Please try again or check your file format."',
    async ({ page, watch }) => {
      // The home writes down what it did not expect; the bundler has shortened the error's name.
      watch.allowConsoleErrors(/./);
      const expected = { title: "Upload failed", description: "Please try again or check your file format." };
      for (const address of ["/upload", "/dashboard?tab=upload"]) {
        await page.goto(address);
        await expect(page.getByLabel("PDFs", { exact: true })).toBeEnabled();
        await fillDisk(page);
        await chooseFiles(page, "PDFs", ["clinic-letter-two-columns.pdf"]);
        await expectToast(page, { ...expected, variant: "destructive" });
        await expect(page.getByRole("link", { name: "clinic-letter-two-columns.pdf" })).toHaveCount(0);
      }
    },
  );

  signedInTest(
    'Upload success (uploads page) | toast "Upload successful" with the number of files and that processing started',
    async ({ page }) => {
      await page.goto("/upload");
      await chooseFiles(page, "PDFs", ["lab-report.pdf"]);
      await expectToast(page, { title: "Upload successful", description: "1 file uploaded. Processing started." });
      await chooseFiles(page, "PDFs", ["discharge-summary.pdf", "filled-form.pdf"]);
      await expectToast(page, { title: "Upload successful", description: "2 files uploaded. Processing started." });
    },
  );

  signedInTest(
    'Upload success (hub widgets) | toast "Upload Successful: Your document is being processed. This may take a few moments."',
    async ({ page }) => {
      await openTab(page, "Upload Documents");
      await chooseFiles(page, "PDFs", ["lab-report.pdf"]);
      await expectToast(page, {
        title: "Upload Successful",
        description: "Your document is being processed. This may take a few moments.",
      });
    },
  );

  signedInTest(
    'Conversation creation failure | toast "Error": "Failed to create conversation"',
    async ({ page, watch }) => {
      watch.allowConsoleErrors(/./);
      await page.goto("/chat");
      await expect(page.getByRole("button", { name: "New Chat" })).toBeEnabled();
      await fillDisk(page);
      await page.getByRole("button", { name: "New Chat" }).click();
      await expectToast(page, {
        variant: "destructive",
        title: "Error",
        description: "Failed to create conversation",
      });
    },
  );

  signedInTest('Message send failure | toast "Error": "Failed to send message"', async ({ page }) => {
    await page.goto("/chat");
    await ask(page, "What was my CRP?");
    expect(await emptyStore(page, "conversations")).toBeGreaterThan(0);
    await page.getByLabel("Your question").fill("And before that?");
    await page.getByRole("button", { name: "Send" }).click();
    await expectToast(page, { variant: "destructive", title: "Error", description: "Failed to send message" });
    await expect(page.getByLabel("Your question")).toHaveValue("And before that?");
  });

  signedInTest(
    'Records chat failure | toast "Chat failed" with "HTTP {status}: {status text}"',
    async ({ page, watch }) => {
      watch.allowConsoleErrors(/./);
      await openTab(page, "Ask My Records");
      await page.getByLabel("Your question").fill("What was my CRP?");
      await breakReads(page);
      await page.getByRole("button", { name: "Send" }).click();
      await expectToast(page, {
        variant: "destructive",
        title: "Chat failed",
        description: "HTTP 500: Internal Server Error",
      });
      await expect(page.getByLabel("Your question")).toHaveValue("What was my CRP?");
    },
  );

  signedInTest('Retry failure | toast "Retry failed" with the same HTTP message format', async ({ page }) => {
    await page.goto("/upload");
    await chooseFiles(page, "PDFs", ["empty.pdf"]);
    const retry = page.getByRole("button", { name: "Retry empty.pdf" });
    await expect(retry).toBeVisible();
    expect(await emptyStore(page, "documents")).toBeGreaterThan(0);
    await retry.click();
    await expectToast(page, { variant: "destructive", title: "Retry failed", description: "HTTP 404: Not Found" });
  });

  signedInTest(
    'Retry success | toast "Processing restarted: Your document is being processed again."',
    async ({ page }) => {
      await page.goto("/upload");
      await chooseFiles(page, "PDFs", ["damaged.pdf"]);
      await expect(recentUpload(page, "damaged.pdf").getByText("Failed", { exact: true })).toBeVisible();
      await page.getByRole("button", { name: "Retry damaged.pdf" }).click();
      await expectToast(page, {
        title: "Processing restarted",
        description: "Your document is being processed again.",
      });
    },
  );

  test('Unknown route | "404 Page Not Found"', async ({ page }) => {
    await page.goto("/no/such/page");
    await expect(page.getByText("404 Page Not Found", { exact: true })).toBeVisible();
  });
});
