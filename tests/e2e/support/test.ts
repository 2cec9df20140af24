import { test as base, expect } from "@playwright/test";

/**
 * Every end-to-end test runs with these two eyes open: a request that leaves the origin, or an error on the console, fails it.
 */
export const test = base.extend<{ watch: { allowConsoleErrors(pattern: RegExp): void } }>({
  watch: [
    async ({ context, baseURL }, use) => {
      const origin = new URL(baseURL ?? "").origin;
      const foreign: string[] = [];
      const errors: string[] = [];
      const allowed: RegExp[] = [];
      context.on("request", (request) => {
        const url = new URL(request.url());
        const own = url.origin === origin || url.protocol === "blob:" || url.protocol === "data:";
        if (!own) foreign.push(request.url());
      });
      context.on("console", (message) => {
        if (message.type() === "error") errors.push(message.text());
      });
      context.on("weberror", (error) => errors.push(String(error.error())));
      await use({ allowConsoleErrors: (pattern) => allowed.push(pattern) });
      expect(foreign, "requests that left the origin").toEqual([]);
      expect(
        errors.filter((text) => !allowed.some((pattern) => pattern.test(text))),
        "errors on the console",
      ).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
