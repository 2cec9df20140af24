import { afterEach, beforeEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { closeAccount, openAccount } from "#db/current-account.ts";
import { EvidenceCards } from "#features/chat/evidence-cards.tsx";
import { sampleDocument, sampleUnderstood } from "../../support/record-samples.ts";
import { makeSealedStore, type SealedStoreHome } from "../../support/sealed-store.ts";
import { render } from "../../ui/render.tsx";
import { citation } from "./chat-samples.ts";

const text = "I slept badly.\nThe knee hurts again.";

let home: SealedStoreHome;

beforeEach(async () => {
  home = await makeSealedStore();
  openAccount(home.store);
  await home.store.addDocuments([{ ...sampleDocument("note"), originalFilename: "note.m4a" }]);
  const job = await home.store.claimJob({ owner: "test", now: Date.now(), leaseMs: 60_000, exclusive: true });
  if (job === undefined) throw new Error("The recording waits to be read.");
  const lines = [
    { start: 0, end: 14, startMs: 0, endMs: 4_200 },
    { start: 15, end: 36, startMs: 12_400, endMs: 15_100 },
  ];
  const pages = [{ number: 1, text, lines, source: "speech" as const }];
  await home.store.completeJob({ documentId: "note", owner: "test", understood: sampleUnderstood("note", { pages }) });
});

afterEach(async () => {
  closeAccount();
  await home.close();
});

it("says the seconds of a recording, and the page of everything else", async () => {
  const spoken = {
    documentId: "note",
    originalFilename: "note.m4a",
    page: 1,
    start: 15,
    end: 36,
    quote: text.slice(15),
  };
  render(
    <EvidenceCards
      sources={[spoken, citation]}
      links={[
        { number: 1, label: "1", href: "#1" },
        { number: 2, label: "2", href: "#2" },
      ]}
    />,
  );
  await expect.element(page.getByText("0:12 to 0:16")).toBeVisible();
  await expect.element(page.getByText("page 2")).toBeVisible();
  await expect.element(page.getByText("page 1")).not.toBeInTheDocument();
});
