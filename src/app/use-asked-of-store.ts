import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
import type { MedicalDocument } from "#core/domain/medical-document.ts";
import type { Store } from "#core/domain/store.ts";
import { currentAccount, subscribeToCurrentAccount } from "#db/current-account.ts";
import type { Loadable } from "#ui/loaded.tsx";

const loading: Loadable<never> = { state: "loading" };

/**
 * What a worker answers about all completed records; asked again whenever one of them comes, goes or is read anew. It comes from the search
 * state, so that no page of any record has to be opened. What was known stays until the new answer is there.
 *
 * @param ask - The same function each time.
 */
export function useAskedOfStore<Answer>(
  documents: readonly MedicalDocument[],
  ask: (store: Store) => Promise<Answer>,
): Loadable<Answer> {
  const store = useSyncExternalStore(subscribeToCurrentAccount, currentAccount);
  const [answer, setAnswer] = useState<{ store: unknown; result: Loadable<Answer> }>();
  const state = useMemo(
    () =>
      documents
        .filter(({ processingStatus }) => processingStatus === "completed")
        .map(({ id, sha256, summary, correctionsPrint }) =>
          [id, sha256, summary?.engine, summary?.summaryText.length, correctionsPrint].join(" "),
        )
        .join("\n"),
    [documents],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: another state of the documents is another question
  useEffect(() => {
    if (store === undefined) return;
    let gone = false;
    const settle = (result: Loadable<Answer>) => {
      if (!gone) setAnswer({ store, result });
    };
    ask(store).then(
      (value) => settle({ state: "ready", value }),
      (error: unknown) => {
        console.warn(error);
        settle({ state: "failed", error });
      },
    );
    return () => {
      gone = true;
    };
  }, [store, state, ask]);

  return answer === undefined || answer.store !== store ? loading : answer.result;
}
