import type { ReactNode } from "react";
import { MemoryRouter } from "react-router-dom";
import { expect, onTestFinished } from "vitest";
import { connectClient } from "#api/connection.ts";
import { createLocalHome } from "#app/local-home.ts";
import { AppLink } from "#app/router-link.tsx";
import type { Answering } from "#core/domain/store.ts";
import { createCharting } from "#core/findings/answers/answering.ts";
import { closeAccount, openAccount } from "#db/current-account.ts";
import { en } from "#features/texts/en.ts";
import { LinkProvider } from "#ui/link.tsx";
import { useToasts } from "#ui/toast-store.ts";
import { Toaster } from "#ui/toaster.tsx";
import { createMemoryAccounts } from "../../support/memory-accounts.ts";
import { sampleAnswer } from "../../support/record-samples.ts";
import { makeSealedStore } from "../../support/sealed-store.ts";
import { render } from "../../ui/render.tsx";

export const user = { id: "ruth", email: "ruth@example.org" };

/** A device on which Ruth is signed in: real routes over a real sealed IndexedDB, without the pipeline. It goes when the test ends. */
export async function openDevice(answering: Answering = async () => sampleAnswer("Your CRP was 23.4 mg/L.")) {
  const sealed = await makeSealedStore();
  openAccount(sealed.store);
  const newId = () => crypto.randomUUID();
  connectClient(
    createLocalHome({
      accounts: createMemoryAccounts({ newId }),
      answering,
      charting: createCharting(),
      wake() {},
      now: () => new Date(),
      newId,
      openSession: async () => ({ user, store: sealed.store }),
      readToken: () => "a-token",
    }),
  );
  useToasts.setState({ toasts: [] });
  onTestFinished(async () => {
    closeAccount();
    await sealed.close();
  });
  return sealed;
}

/** Draws a screen at an address, with links and toasts as the app has them. */
export function showScreen(screen: ReactNode, address = "/"): void {
  render(
    <MemoryRouter initialEntries={[address]}>
      <LinkProvider value={AppLink}>
        {screen}
        <Toaster regionLabel={en.chrome.toasts} closeLabel={en.chrome.close} />
      </LinkProvider>
    </MemoryRouter>,
  );
}

export async function expectToast(toast: { title: string; description?: string; variant: "default" | "destructive" }) {
  await expect.poll(() => useToasts.getState().toasts[0]).toMatchObject(toast);
}

/** The texts of all elements that a selector finds, in their order. */
export function textsOf(selector: string): string[] {
  return [...document.querySelectorAll(selector)].map((element) => element.textContent ?? "");
}
