import type { Page } from "@playwright/test";
import { test as signedInTest } from "../e2e/support/signed-in.ts";
import { expect, test } from "../e2e/support/test.ts";
import { openAddress } from "../e2e/support/walk-visitor.ts";

const link = (page: Page, name: string) => page.getByRole("main").getByRole("link", { name, exact: true });
const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name });

/** Path, content, and the heading that only this content has. */
const publicRoutes: [string, string, string | RegExp][] = [
  ["/home", "Landing page", "Years of records. One thread through them."],
  ["/demo", "Demo persona overview", "Nora Ellis"],
  ["/demo/chat", "Chat with the demo patient's records", "Ask Nora's Records"],
  ["/demo/upload", "Simulated upload", "Try uploading records"],
  ["/demo/trends", "Demo trends", "Nora's trends"],
  ["/story", "Founder story", "It begins with a carrier bag"],
  ["/pricing", "Pricing", "Plain prices"],
  ["/care-circle", "Care-circle add-on", "You should not have to carry it alone"],
  ["/app/health", "Two columns: persona summary panel and the records chat", "Health companion"],
];

test.describe("2. Screens and routes: route table, signed out", () => {
  for (const [path, content, title] of publicRoutes) {
    test(`${path} | public | ${content}`, async ({ page }) => {
      await page.goto(path);
      await expect(heading(page, title)).toBeAttached();
      await expect(page).toHaveURL(path);
    });
  }

  test("/ | signed out: landing page", async ({ page }) => {
    await page.goto("/");
    await expect(heading(page, "Years of records. One thread through them.")).toBeVisible();
  });
});

signedInTest.describe("2. Screens and routes: route table, signed in", () => {
  for (const [path, content, title] of publicRoutes) {
    signedInTest(`${path} | public | ${content}`, async ({ page }) => {
      await page.goto(path);
      await expect(heading(page, title)).toBeAttached();
      await expect(page.getByRole("banner").getByRole("button", { name: "Logout" })).toBeAttached();
    });
  }
});

test.describe("2. Screens and routes: shared chrome", () => {
  test("Top navigation: Home, My Health, Pricing, Chat to the scripted assistant (opens a modal, not a route), Demo Mode", async ({
    page,
  }) => {
    await openAddress(page, "/story");
    const navigation = page.getByRole("navigation", { name: "Main" });
    const words = ["Home", "My Health", "Pricing", "Chat to Ariadne", "Demo Mode"];
    await expect(navigation.locator("a, button")).toHaveText(words);
    const places = { Home: "/", "My Health": "/my-health", Pricing: "/pricing", "Demo Mode": "/demo" };
    for (const [name, href] of Object.entries(places))
      await expect(navigation.getByRole("link", { name, exact: true })).toHaveAttribute("href", href);
    await navigation.getByRole("button", { name: "Chat to Ariadne" }).click();
    await expect(page.getByRole("dialog", { name: "Ariadne" })).toContainText("AI Health Assistant");
    await expect(page).toHaveURL("/story");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(navigation.getByRole("button", { name: "Chat to Ariadne" })).toBeFocused();
  });

  test("Footer: links to /demo, /pricing, /care-circle, /upload, /story", async ({ page }) => {
    for (const path of ["/home", "/demo/trends", "/auth", "/nothing"]) {
      await openAddress(page, path);
      const footer = page.getByRole("contentinfo");
      for (const href of ["/demo", "/pricing", "/care-circle", "/upload", "/story"])
        await expect(footer.locator(`a[href="${href}"]`)).toBeVisible();
      for (const group of ["Product", "Company", "Resources"])
        await expect(footer.getByRole("heading", { name: group })).toBeVisible();
    }
  });

  test("A floating round red launcher at the bottom right opens the scripted assistant widget", async ({ page }) => {
    await openAddress(page, "/home");
    const launcher = page.getByRole("button", { name: "Chat to Ariadne" }).last();
    const style = await launcher.evaluate((element) => {
      const { right, bottom, width, height } = element.getBoundingClientRect();
      const { backgroundColor, borderRadius } = getComputedStyle(element);
      return { gap: [innerWidth - right, innerHeight - bottom], size: [width, height], backgroundColor, borderRadius };
    });
    for (const gap of style.gap) expect(gap).toBeLessThan(40);
    expect(style.size[0]).toBe(style.size[1]);
    const [red = 0, green = 0, blue = 0] = (style.backgroundColor.match(/\d+/g) ?? []).map(Number);
    expect(red).toBeGreaterThan(2 * Math.max(green, blue));
    expect(Number.parseFloat(style.borderRadius)).toBeGreaterThan((style.size[0] ?? 0) / 2 - 1);
    await launcher.click();
    await expect(page.getByRole("dialog", { name: "Ariadne" })).toBeVisible();
  });

  test('The panel (24rem wide, 500 px high) is titled with the assistant\'s name and the subtitle "AI Health Assistant"', async ({
    page,
  }) => {
    await openAddress(page, "/home");
    await page.getByRole("button", { name: "Chat to Ariadne" }).last().click();
    const panel = page.getByRole("dialog", { name: "Ariadne" });
    await expect(panel.getByText("AI Health Assistant", { exact: true })).toBeVisible();
    const [width, height, rem] = await panel.evaluate((element: HTMLElement) => [
      element.offsetWidth,
      element.offsetHeight,
      Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
    ]);
    expect([width, height]).toEqual([24 * (rem ?? 0), 500]);
  });
});

test.describe("2. Screens and routes: Landing page", () => {
  test('Hero with two buttons: "Start My Health Story" (to /upload) and "Explore Demo" (to /demo). Three feature cards', async ({
    page,
  }) => {
    await openAddress(page, "/home");
    await expect(link(page, "Start My Health Story").first()).toHaveAttribute("href", "/upload");
    await expect(link(page, "Explore Demo").first()).toHaveAttribute("href", "/demo");
    const cards = page
      .getByRole("region", { name: "What it does with a pile of paper" })
      .getByRole("heading", { level: 3 });
    await expect(cards).toHaveCount(3);
  });

  test('a sample profile and a sample "Ask My Records" exchange', async ({ page }) => {
    await openAddress(page, "/home");
    const sample = page.getByRole("region", { name: "What it looks like" });
    await expect(sample.getByRole("heading", { name: "Nora Ellis" })).toBeVisible();
    await expect(sample.getByRole("heading", { name: "Ask My Records" })).toBeVisible();
    await expect(sample).toContainText("Has my CRP come down since December?");
    await expect(sample).toContainText("Sample: a fictional patient");
  });

  test("a privacy section (the user decides what is uploaded, nothing is shared without permission, demo data is mock); buttons to /story and /pricing", async ({
    page,
  }) => {
    await openAddress(page, "/home");
    const privacy = page.getByRole("region", { name: "Your records are yours" });
    for (const words of ["You decide what is uploaded", "Nothing is shared without your permission", "mock data"])
      await expect(privacy).toContainText(words);
    await expect(link(page, "Read Our Story")).toHaveAttribute("href", "/story");
    await expect(link(page, "See Pricing")).toHaveAttribute("href", "/pricing");
  });

  test('an autoplaying, muted, looping video banner with "Start with Demo" and "Our Story" buttons', async ({
    page,
  }) => {
    await openAddress(page, "/home");
    const video = page.locator("video");
    await video.scrollIntoViewIfNeeded();
    await expect
      .poll(() => video.evaluate((film: HTMLVideoElement) => !film.paused && film.currentTime > 0))
      .toBe(true);
    expect(await video.evaluate((film: HTMLVideoElement) => [film.autoplay, film.muted, film.loop])).toEqual([
      true,
      true,
      true,
    ]);
    await page.getByRole("button", { name: "Pause the animation" }).click();
    await expect.poll(() => video.evaluate((film: HTMLVideoElement) => film.paused)).toBe(true);
    await expect(link(page, "Start with Demo")).toHaveAttribute("href", "/demo");
    await expect(link(page, "Our Story")).toHaveAttribute("href", "/story");
  });
});

test.describe("2. Screens and routes: Story, pricing, care-circle pages", () => {
  test("Story: founder narrative, vision, call to action to /upload, footer", async ({ page }) => {
    await openAddress(page, "/story");
    await expect(page.getByRole("heading", { name: "What we want" })).toBeVisible();
    await expect(link(page, "Start My Health Story")).toHaveAttribute("href", "/upload");
    await expect(page.getByRole("contentinfo")).toBeVisible();
  });

  test("Pricing: three plans, care-circle add-on, reassurance blocks, FAQ, calls to action; all plan buttons go to /demo", async ({
    page,
  }) => {
    await openAddress(page, "/pricing");
    const choices = page.getByRole("main").getByRole("link", { name: /^See it in the demo/ });
    await expect(choices).toHaveCount(3);
    for (const choice of await choices.all()) await expect(choice).toHaveAttribute("href", "/demo");
    await expect(page.getByRole("region", { name: "Add a Care Circle" }).getByRole("link")).toHaveAttribute(
      "href",
      "/care-circle",
    );
    await expect(page.getByRole("region", { name: "What comes with every plan" })).toBeVisible();
    await page.getByText("Will the free trial need a credit card?").click();
    await expect(page.getByText(/14-day free trial without a credit card/)).toBeVisible();
    await expect(link(page, "Explore Demo")).toHaveAttribute("href", "/demo");
  });

  test("Care circle: use cases, how it works, privacy and security claims, buttons to /demo and /pricing", async ({
    page,
  }) => {
    await openAddress(page, "/care-circle");
    for (const name of ["Who it is for", "How it is meant to work", "Privacy and security, as planned"])
      await expect(page.getByRole("heading", { name })).toBeVisible();
    await expect(link(page, "Explore Demo")).toHaveAttribute("href", "/demo");
    await expect(link(page, "See Pricing")).toHaveAttribute("href", "/pricing");
  });

  test('Auth screen: a "Try Demo Mode" button goes to /demo', async ({ page }) => {
    await openAddress(page, "/auth");
    await link(page, "Try Demo Mode").click();
    await expect(heading(page, "Nora Ellis")).toBeVisible();
    await expect(page).toHaveURL("/demo");
  });
});
