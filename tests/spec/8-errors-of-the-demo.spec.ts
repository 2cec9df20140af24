import { ask } from "../e2e/support/app.ts";
import { expect, test } from "../e2e/support/test.ts";
import { expectNoToast } from "../e2e/support/toast.ts";
import { openAddress } from "../e2e/support/walk-visitor.ts";

test.describe("8. Error catalogue", () => {
  // What is taken away has to be taken from the network: the service worker would still have it.
  test.use({ serviceWorkers: "block" });

  test('Persona load failure | "Unable to load patient information": the demo', async ({ page, watch }) => {
    watch.allowConsoleErrors(/500/);
    await page.route("**/demo/processed.json", (route) => route.fulfill({ status: 500, body: "gone" }));
    for (const path of ["/demo", "/demo/trends"]) {
      await page.goto(path);
      await expect(page.getByRole("alert").filter({ hasText: /./ })).toHaveText("Unable to load patient information");
    }
  });

  test("A question that is asked before this device's home has opened waits for it, and is answered", async ({
    page,
  }) => {
    await page.route("**/assets/device-home-*.js", async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 3_000));
      await route.continue();
    });
    await page.goto("/demo/chat");
    const answer = await ask(page, "What was my ferritin?");
    await expect(answer).toContainText("must not replace medical advice");
  });

  test('Persona load failure | "Unable to load patient information": the persona summary panel', async ({
    page,
    watch,
  }) => {
    watch.allowConsoleErrors(/Failed to load resource/);
    await page.route("**/assets/demo-contract-*.js", (route) => route.abort());
    await page.goto("/app/health");
    const panel = page.getByRole("alert").filter({ hasText: /./ });
    await expect(panel).toHaveText("Unable to load patient information");
    // The chat beside it needs no persona.
    await expect(page.getByLabel("Your question")).toBeEnabled();
  });

  test("PDF generation failure | logged to console only", async ({ page, watch }) => {
    watch.allowConsoleErrors(/404/);
    const logged: string[] = [];
    page.on("console", (message) => logged.push(`${message.type()}: ${message.text()}`));
    await page.route("**/*.ttf", (route) => route.fulfill({ status: 404, body: "gone" }));
    for (const path of ["/demo", "/demo/trends"]) {
      logged.length = 0;
      await openAddress(page, path);
      const before = await page.getByRole("main").textContent();
      await page.getByRole("main").getByRole("button", { name: "Download PDF Summary" }).click();
      await expect.poll(() => logged.join("\n")).toMatch(/^warning: .*Liberation/m);
      await expect(page.getByRole("main").getByRole("button", { name: "Download PDF Summary" })).toBeEnabled();
      await expectNoToast(page);
      expect(await page.getByRole("main").textContent()).toBe(before);
    }
  });
});
