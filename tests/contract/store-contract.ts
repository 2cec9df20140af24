import { describe } from "vitest";
import { binTests } from "./store-bin.ts";
import { conversationTests } from "./store-conversations.ts";
import { correctionTests } from "./store-corrections.ts";
import { documentTests } from "./store-documents.ts";
import type { MakeStore } from "./store-home.ts";
import { jobTests } from "./store-jobs.ts";
import { jobModelTests } from "./store-model.ts";
import { replacingTests } from "./store-replacing.ts";
import { restoringTests } from "./store-restoring.ts";

/** What every Store must do, wherever it keeps its rows. Runs in Node and in a real browser. */
export function storeContract(name: string, makeStore: MakeStore): void {
  describe(`${name} keeps the Store contract`, () => {
    documentTests(makeStore);
    binTests(makeStore);
    jobTests(makeStore);
    jobModelTests(makeStore);
    conversationTests(makeStore);
    correctionTests(makeStore);
    restoringTests(makeStore);
    replacingTests(makeStore);
  });
}
