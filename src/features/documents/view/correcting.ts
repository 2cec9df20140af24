import { useState } from "react";
import type { Correction, CorrectionChange } from "#core/domain/correction.ts";
import { correctionsTexts as words } from "#features/texts/corrections.ts";
import { failureMessage } from "#features/texts/failure-message.ts";
import { showToast } from "#ui/toast-store.ts";

/** How a record is corrected. Each throws an error whose message is for people. */
export interface CorrectionCommands {
  correct(correctionId: string, change: CorrectionChange): Promise<{ placed: boolean }>;
  takeBack(correctionId: string): Promise<void>;
  takeBackAll(): Promise<void>;
}

/** What is known of a record's corrections, and how to add to them. */
export interface Correcting {
  corrections: readonly Correction[];
  commands: CorrectionCommands;
}

/** Runs one command at a time and tells how it ended; answers whether it went well. */
export function useCorrecting(commands: CorrectionCommands) {
  const [busy, setBusy] = useState(false);

  async function run(work: () => Promise<{ title: string; description: string }>): Promise<boolean> {
    setBusy(true);
    try {
      showToast(await work());
      return true;
    } catch (error) {
      const description = failureMessage(error, words.failed);
      showToast({ variant: "destructive", title: words.failed, description });
      return false;
    } finally {
      setBusy(false);
    }
  }

  return {
    busy,
    /** Puts changes in their order; each under its id, or a new one. */
    save: (changes: readonly { id?: string | undefined; change: CorrectionChange }[], undo: readonly string[] = []) =>
      run(async () => {
        for (const id of undo) await commands.takeBack(id);
        let placed = true;
        for (const { id = crypto.randomUUID(), change } of changes) {
          placed = (await commands.correct(id, change)).placed && placed;
        }
        if (changes.length === 0) return words.undone;
        return placed ? words.saved : words.savedUnplaced;
      }),
    undo: (id: string) => run(async () => commands.takeBack(id).then(() => words.undone)),
    undoAll: () => run(async () => commands.takeBackAll().then(() => words.undone)),
  };
}
