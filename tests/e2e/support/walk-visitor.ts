import type { Page } from "@playwright/test";
import { ask } from "./app.ts";

/** Looks at what is on the page now; `whole`: a page to be looked at from its top to its end. */
export type Look = (name: string, whole?: boolean) => Promise<void>;

/** What anybody may open, by a name of its own: the specification's table, and the pages that the footer leads to. */
export const publicPlaces = {
  landing: "/home",
  story: "/story",
  pricing: "/pricing",
  "care-circle": "/care-circle",
  privacy: "/privacy",
  "how-it-works": "/how-it-works",
  accessibility: "/accessibility",
  demo: "/demo",
  "demo-chat": "/demo/chat",
  "demo-upload": "/demo/upload",
  "demo-trends": "/demo/trends",
  "demo-results": "/demo/results",
  "demo-document": "/demo/documents/nora-blood-december",
  health: "/app/health",
  "sign-in": "/auth",
  restore: "/restore",
  "gate-to-upload": "/upload",
  "gate-to-chat": "/chat",
  "not-found": "/nothing-here",
} as const;

/** Opens an address and waits until what was lazily loaded is there. */
export async function openAddress(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole("main").getByRole("heading", { level: 1 }).first().waitFor({ state: "attached" });
  await page
    .getByRole("main")
    .getByText(/^(Loading|Cargando)/)
    .waitFor({ state: "detached" });
}

async function assistant(page: Page, look: Look) {
  await openAddress(page, "/pricing");
  await page.getByRole("button", { name: "Chat to Ariadne" }).last().click();
  await page.getByRole("button", { name: "Is there a free trial?" }).click();
  await page.getByText("free trial with no credit card is planned").last().waitFor();
  await look("assistant-panel");
  await page.keyboard.press("Escape");
  const menu = page.getByRole("button", { name: "Menu", exact: true });
  if (await menu.isVisible()) {
    await menu.click();
    await look("menu");
  }
  await page.getByRole("navigation", { name: "Main" }).getByRole("button", { name: "Chat to Ariadne" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Can my family join?" }).waitFor();
  await look("assistant-dialog");
  await page.keyboard.press("Escape");
}

async function signingIn(page: Page, look: Look) {
  await openAddress(page, "/auth");
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await page.getByText("Please fill in all fields").waitFor();
  await look("validation");
  await page.getByRole("button", { name: "Forgot your password?" }).click();
  await look("recovery");
  await openAddress(page, "/auth");
  await page.getByRole("button", { name: "Sign Up", exact: true }).click();
  await look("sign-up");
}

async function demo(page: Page, look: Look) {
  await openAddress(page, "/demo");
  await page.getByText("Show the evidence").first().click();
  await page.getByText("Current care team").click();
  await look("demo-opened", true);
  await openAddress(page, "/demo/chat");
  await ask(page, "How has my CRP changed?");
  await look("demo-answer");
  await ask(page, "When did I break my leg?");
  await look("demo-not-found");
  await openAddress(page, "/demo/trends");
  await page.getByText("Show as a table").first().click();
  await look("demo-table", true);
  await openAddress(page, "/demo/upload");
  await page.locator("input[type=file]").setInputFiles(
    ["letter.pdf", "a-photo-with-a-long-name-of-the-prescription-of-march.png"].map((name) => ({
      name,
      mimeType: name.endsWith("pdf") ? "application/pdf" : "image/png",
      buffer: Buffer.alloc(1_400_000),
    })),
  );
  await page.getByText("Processing with AI").first().waitFor();
  await page.getByRole("button", { name: "Take a photo" }).click();
  await page.getByRole("button", { name: "Import Apple Health Data" }).click();
  await look("demo-uploading", true);
}

/** Some places again, in Spanish: names of medicines and what the engine writes stay English in the midst of it. */
export async function lookInSpanish(page: Page, look: Look, places: Readonly<Record<string, string>>): Promise<void> {
  await page.evaluate(() => localStorage.setItem("red-thread.language", "es"));
  for (const [name, address] of Object.entries(places)) {
    await openAddress(page, address);
    await look(`${name}-spanish`, true);
  }
  await page.evaluate(() => localStorage.setItem("red-thread.language", "en"));
  await openAddress(page, "/home");
}

/** Every place that a visitor can come to and every main state of it, in turn. */
export async function walkAsVisitor(page: Page, look: Look): Promise<void> {
  for (const [name, address] of Object.entries(publicPlaces)) {
    await openAddress(page, address);
    await look(name, true);
  }
  await assistant(page, look);
  await signingIn(page, look);
  await demo(page, look);
  await lookInSpanish(page, look, publicPlaces);
}

/** The states of failure, in a page of its own whose service worker is blocked, so that its files can be taken away. */
export async function walkThroughFailures(page: Page, look: Look): Promise<void> {
  await page.route("**/demo/processed.json", (route) => route.fulfill({ status: 500, body: "gone" }));
  await page.route("**/assets/demo-contract-*.js", (route) => route.abort());
  for (const [name, address] of [
    ["demo-failed", "/demo"],
    ["health-failed", "/app/health"],
  ] as const) {
    await page.goto(address);
    await page.getByText("Unable to load patient information").waitFor();
    await look(name);
  }
}
