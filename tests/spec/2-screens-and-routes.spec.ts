import { expectHub, logOut, openTab, signIn } from "../e2e/support/app.ts";
import { test as signedInTest } from "../e2e/support/signed-in.ts";
import { expect, test } from "../e2e/support/test.ts";

test.describe("2. Screens and routes: route table, signed out", () => {
  test("/auth | public | Sign in / sign up", async ({ page }) => {
    await page.goto("/auth");
    await expect(page.getByRole("heading", { level: 1, name: "Welcome back" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Sign In", exact: true })).toBeVisible();
  });

  for (const path of ["/dashboard", "/my-health", "/upload", "/chat"]) {
    test(`${path} | signed out: auth screen`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1, name: "Welcome back" })).toBeVisible();
      await expect(page).toHaveURL(path);
    });
  }

  test('any other path | not-found page with the text "404 Page Not Found"', async ({ page }) => {
    for (const path of ["/nothing", "/upload/more", "/dashboard/1", "/AUTHOR"]) {
      await page.goto(path);
      await expect(page.getByText("404 Page Not Found", { exact: true })).toBeVisible();
    }
  });
});

signedInTest.describe("2. Screens and routes: route table, signed in", () => {
  for (const path of ["/", "/dashboard", "/my-health"]) {
    signedInTest(`${path} | signed in: health hub`, async ({ page, email }) => {
      await page.goto(path);
      await expectHub(page, email);
      await expect(page.getByText("My Health Hub", { exact: true })).toBeVisible();
    });
  }

  signedInTest(
    "/auth | signed in: there is nothing to sign in to, and the hub stands there",
    async ({ page, email }) => {
      await page.goto("/auth");
      await expect(page).toHaveURL("/dashboard");
      await expectHub(page, email);
    },
  );

  signedInTest("/upload | signed in: upload page", async ({ page }) => {
    await page.goto("/upload");
    await expect(page.getByRole("region", { name: "Recent Uploads" })).toBeVisible();
  });

  signedInTest("/chat | signed in: chat page", async ({ page }) => {
    await page.goto("/chat");
    await expect(page.getByRole("heading", { level: 1, name: "Ask My Records" })).toBeVisible();
  });

  signedInTest('any other path | not-found page with the text "404 Page Not Found"', async ({ page }) => {
    await page.goto("/nothing");
    await expect(page.getByText("404 Page Not Found", { exact: true })).toBeVisible();
  });

  signedInTest("While the authentication state is loading, a full-screen spinner is shown", async ({ page }) => {
    // The stored token is verified by its hash: it waits until the test lets it.
    await page.addInitScript(() => {
      if (sessionStorage.getItem("hold") === null) return;
      sessionStorage.removeItem("hold");
      const digest = SubtleCrypto.prototype.digest;
      const released = new Promise<void>((resolve) => Object.assign(window, { release: resolve }));
      SubtleCrypto.prototype.digest = async function (...words) {
        await released;
        return digest.apply(this, words);
      };
    });
    await page.evaluate(() => sessionStorage.setItem("hold", ""));
    await page.goto("/upload");
    const spinner = page.getByRole("status", { name: "Loading", exact: true });
    await expect(spinner).toBeVisible();
    const box = await spinner.boundingBox();
    expect({ width: box?.width, height: box?.height }).toEqual(page.viewportSize());
    await expect(page.getByRole("heading")).toHaveCount(0);
    await page.evaluate("release()");
    await expect(page.getByRole("region", { name: "Recent Uploads" })).toBeVisible();
    await expect(spinner).toHaveCount(0);
  });
});

signedInTest.describe("2. Screens and routes: shared chrome", () => {
  signedInTest("When signed in it shows the user's email and a logout button", async ({ page, email }) => {
    await page.goto("/upload");
    const header = page.getByRole("banner");
    await expect(header.getByText(email, { exact: true }).filter({ visible: true })).toHaveCount(1);
    await expect(header.getByRole("button", { name: "Logout" })).toBeVisible();
  });

  signedInTest("On the hub, whose heading has the logout button, there is no second one", async ({ page }) => {
    await expect(page.getByRole("button", { name: "Logout" })).toHaveCount(1);
  });

  signedInTest("Top navigation: Home, My Health", async ({ page, email }) => {
    await page.goto("/upload");
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "My Health", exact: true }).click();
    await expectHub(page, email);
    await page.goto("/upload");
    await page.getByRole("link", { name: "Red Thread, home" }).click();
    await expect(page).toHaveURL("/");
  });
});

test.describe("2. Screens and routes: Auth screen", () => {
  test('Toggles between Sign In and Sign Up. Headings: "Welcome back" or "Create your account"', async ({ page }) => {
    await page.goto("/auth");
    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading).toHaveText("Welcome back");
    await page.getByRole("button", { name: "Sign Up", exact: true }).click();
    await expect(heading).toHaveText("Create your account");
    await page.getByRole("button", { name: "Sign In", exact: true }).click();
    await expect(heading).toHaveText("Welcome back");
  });

  test("Fields: email, password (with show/hide toggle), and for sign up a confirm-password field", async ({
    page,
  }) => {
    await page.goto("/auth");
    const password = page.getByLabel("Password", { exact: true });
    await expect(page.getByLabel("Email")).toBeVisible();
    await expect(page.getByLabel("Confirm password")).toHaveCount(0);
    await expect(password).toHaveAttribute("type", "password");
    await page.getByRole("button", { name: "Show password" }).click();
    await expect(password).toHaveAttribute("type", "text");
    await page.getByRole("button", { name: "Hide password" }).click();
    await expect(password).toHaveAttribute("type", "password");
    await page.getByRole("button", { name: "Sign Up", exact: true }).click();
    await expect(page.getByLabel("Confirm password")).toHaveAttribute("type", "password");
  });

  test("Toggling the mode clears the password and confirm fields", async ({ page }) => {
    await page.goto("/auth");
    const password = page.getByLabel("Password", { exact: true });
    await page.getByLabel("Email").fill("ruth@example.org");
    await password.fill("abcdef");
    await page.getByRole("button", { name: "Sign Up", exact: true }).click();
    await expect(password).toHaveValue("");
    await password.fill("abcdef");
    await page.getByLabel("Confirm password").fill("abcdef");
    await page.getByRole("button", { name: "Sign In", exact: true }).click();
    await expect(password).toHaveValue("");
    await page.getByRole("button", { name: "Sign Up", exact: true }).click();
    await expect(password).toHaveValue("");
    await expect(page.getByLabel("Confirm password")).toHaveValue("");
    await expect(page.getByLabel("Email")).toHaveValue("ruth@example.org");
  });

  signedInTest("On success the user goes to /dashboard", async ({ page, email }) => {
    await logOut(page);
    await page.goto("/auth");
    await signIn(page, email);
    await expect(page).toHaveURL("/dashboard");
    await expectHub(page, email);
  });
});

signedInTest.describe('2. Screens and routes: Health hub ("My Health Hub")', () => {
  signedInTest(
    'Heading "Welcome back, " followed by the part of the user\'s email before the @ sign, with Profile and Logout buttons',
    async ({ page, email }) => {
      const heading = page.getByRole("heading", { level: 1 });
      await expect(heading).toHaveText(`Welcome back, ${email.split("@")[0]}`);
      const main = page.getByRole("main");
      await expect(main.getByRole("button", { name: "Logout", exact: true })).toBeVisible();
      await main.getByRole("button", { name: "Profile", exact: true }).click();
      await expect(page.getByRole("dialog", { name: "Profile" })).toContainText(email);
      await page.keyboard.press("Escape");
    },
  );

  signedInTest("Four tabs: Overview, Upload Documents, My Timeline, Ask My Records", async ({ page }) => {
    await expect(page.getByRole("tab")).toHaveText(["Overview", "Upload Documents", "My Timeline", "Ask My Records"]);
    for (const name of ["Upload Documents", "My Timeline", "Ask My Records", "Overview"]) {
      await openTab(page, name);
      await expect(page.getByRole("tabpanel", { name, exact: true })).toBeVisible();
    }
  });
});

test.describe("2. Screens and routes: Upload page (signed in)", () => {
  test('Without login it shows "Please log in to upload documents"', async ({ page }) => {
    await page.goto("/upload");
    await expect(page.getByText("Please log in to upload documents", { exact: true })).toBeVisible();
    await expect(page.getByLabel("PDFs")).toHaveCount(0);
  });
});

test.describe('2. Screens and routes: Chat page ("Ask My Records")', () => {
  test('Outside demo, a signed-out visitor sees "Please log in to access chat"', async ({ page }) => {
    await page.goto("/chat");
    await expect(page.getByText("Please log in to access chat", { exact: true })).toBeVisible();
    await expect(page.getByLabel("Your question")).toHaveCount(0);
  });

  signedInTest("Elements: message list, input, send button, New Chat button", async ({ page }) => {
    await page.goto("/chat");
    await expect(page.getByRole("log", { name: "Conversation" })).toBeAttached();
    await expect(page.getByLabel("Your question")).toBeVisible();
    await expect(page.getByRole("button", { name: "Send" })).toBeVisible();
    await expect(page.getByRole("button", { name: "New Chat" })).toBeVisible();
  });

  signedInTest("Empty state shows four suggested questions", async ({ page }) => {
    await page.goto("/chat");
    await page.getByRole("button", { name: "New Chat" }).click();
    const suggestions = page.getByRole("main").locator("li button:not(aside button)");
    await expect(suggestions).toHaveCount(4);
    const words = (await suggestions.first().textContent()) ?? "";
    await suggestions.first().click();
    // Of this page the specification does not say what a suggestion does: it is asked at once.
    await expect(page.getByRole("log", { name: "Conversation" }).getByText(words)).toBeVisible();
    await expect(suggestions).toHaveCount(0);
  });
});
