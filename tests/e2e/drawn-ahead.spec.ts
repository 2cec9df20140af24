import type { Page } from "@playwright/test";
import { signUp } from "./support/app.ts";
import { readyForOffline } from "./support/ready-for-offline.ts";
import { expect, test } from "./support/test.ts";

const pages = {
  "/": /One thread through them/,
  "/home": /One thread through them/,
  "/story": /./,
  "/pricing": /./,
  "/care-circle": /./,
  "/privacy": /./,
  "/how-it-works": /./,
  "/accessibility": /./,
};

/** Notes every heading of the first rank that can be seen, at each frame. */
async function noteHeadings(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(globalThis, { seenHeadings: seen });
    const look = () => {
      const heading = document.querySelector("h1");
      const text = heading?.checkVisibility({ visibilityProperty: true }) ? heading.textContent : undefined;
      if (text && seen.at(-1) !== text) seen.push(text);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  return () => page.evaluate(() => (globalThis as unknown as { seenHeadings: string[] }).seenHeadings);
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  for (const [path, heading] of Object.entries(pages)) {
    test(`${path} stands there, with its heading and its title`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
      await expect(page).toHaveTitle(/Red Thread/);
      await expect(page.getByText("PROTOTYPE ONLY - Do not upload real medical data")).toBeVisible();
    });
  }
});

test.describe("on the first visit", () => {
  test.use({ serviceWorkers: "block" });

  for (const path of Object.keys(pages)) {
    test(`${path} is gone on with as it was drawn`, async ({ page }) => {
      // Any difference between the two would be an error on the console, and the page would be drawn anew.
      const first = page.waitForRequest("**/assets/app-*.js");
      await page.goto(path, { waitUntil: "commit" });
      await first;
      await page.evaluate(() => document.querySelector("h1")?.setAttribute("data-drawn", "ahead"));
      await page.waitForFunction(() => performance.getEntriesByName("red-thread.started").length > 0);
      await page.waitForLoadState("networkidle");
      await expect(page.getByRole("heading", { level: 1 })).toHaveAttribute("data-drawn", "ahead");
    });
  }

  test("a button that is pressed before its script has come works once it has", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route("**/assets/libraries-*.js", async (route) => {
      await held;
      await route.continue();
    });
    await page.goto("/home", { waitUntil: "commit" });
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    await expect(page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Pricing" })).toBeHidden();
    release();
    await expect(page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Pricing" })).toBeVisible();
  });

  test("who is signed in never sees the landing page in the place of the hub", async ({ page }) => {
    const { email } = await signUp(page);
    const headings = await noteHeadings(page);
    await page.goto("/");
    await expect(page.getByRole("heading", { name: `Welcome back, ${email.split("@")[0]}` })).toBeVisible();
    expect(await headings()).toEqual([`Welcome back, ${email.split("@")[0]}`]);
  });
});

test.describe("in a browser that prefers Spanish", () => {
  test.use({ serviceWorkers: "block", locale: "es-MX" });

  test("nothing English stands there first", async ({ page }) => {
    const headings = await noteHeadings(page);
    await page.goto("/home");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Un hilo que los une/);
    expect((await headings()).filter((text) => /thread/.test(text))).toEqual([]);
  });
});

test.describe("kept on the device", () => {
  test.use({ serviceWorkers: "allow" });

  test("the film plays without a network, also for a browser that asks for it in parts", async ({ page, context }) => {
    await page.goto("/home");
    await readyForOffline(page);
    await context.setOffline(true);
    const part = await page.evaluate(async () => {
      const response = await fetch("/banner/thread.webm", { headers: { Range: "bytes=0-1" } });
      return [response.status, (await response.blob()).size, response.headers.get("Content-Range")?.split("/")[0]];
    });
    expect(part).toEqual([206, 2, "bytes 0-1"]);
    await page.reload();
    const film = page.locator("video");
    await film.scrollIntoViewIfNeeded();
    await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
  });
});
