import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { fixture } from "./app.ts";

/** Hands a PDF to the app as the system sends what another app shares: a form to the address of the manifest. Its service worker takes it. */
export async function shareFile(page: Page, name: string): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const bytes = [...(await readFile(fixture(name)))];
  await page.evaluate(
    ([content, called]) => {
      const form = Object.assign(document.createElement("form"), {
        method: "post",
        action: "/share",
        enctype: "multipart/form-data",
      });
      const input = Object.assign(document.createElement("input"), { type: "file", name: "files" });
      const carried = new DataTransfer();
      carried.items.add(new File([new Uint8Array(content)], called, { type: "application/pdf" }));
      form.append(input);
      document.body.append(form);
      input.files = carried.files;
      form.submit();
    },
    [bytes, name] as const,
  );
  await page.waitForURL(/\/upload\?shared$/);
}
