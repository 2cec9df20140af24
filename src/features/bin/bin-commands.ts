import { useState } from "react";
import type { MedicalDocument } from "#core/domain/medical-document.ts";
import { binTexts as words } from "#features/texts/bin.ts";
import { failureMessage } from "#features/texts/failure-message.ts";
import { showToast } from "#ui/toast-store.ts";

/** What can be done with a record of the bin. Each throws an error whose message is for people. */
export interface BinCommands {
  restore(id: string): Promise<unknown>;
  deleteForGood(id: string): Promise<unknown>;
}

/** What people know a record by. */
export function nameOf({ title, originalFilename }: Pick<MedicalDocument, "title" | "originalFilename">): string {
  return title ?? originalFilename;
}

/** Runs one command at a time and tells how it ended. */
export function useBinCommands({ restore, deleteForGood }: BinCommands) {
  const [busy, setBusy] = useState(false);

  async function run(failed: string, work: () => Promise<Parameters<typeof showToast>[0]>): Promise<void> {
    setBusy(true);
    try {
      showToast(await work());
    } catch (error) {
      showToast({ variant: "destructive", title: failed, description: failureMessage(error, failed) });
    } finally {
      setBusy(false);
    }
  }

  return {
    busy,
    bringBack: (document: MedicalDocument) =>
      run(words.bringBackFailed, () => restore(document.id).then(() => words.broughtBack(nameOf(document)))),
    remove: (documents: readonly MedicalDocument[]) =>
      run(words.forGoodFailed, async () => {
        for (const { id } of documents) await deleteForGood(id);
        return words.deletedForGood(documents.length);
      }),
  };
}
