import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
import type { Fact, FactKind } from "#core/domain/fact.ts";
import type { MedicalDocument } from "#core/domain/medical-document.ts";
import { currentAccount, subscribeToCurrentAccount } from "#db/current-account.ts";
import type { Loadable } from "#ui/loaded.tsx";
import { factsOfStore } from "#workers/understanding/client.ts";

const loading: Loadable<Fact[]> = { state: "loading" };

/**
 * The facts of these kinds, of all completed records; looked up again whenever one of them comes, goes or is read anew. They come from the
 * search state, so that no page of any record has to be opened. What was known stays until the new answer is there.
 *
 * @param kinds - The same array each time.
 */
export function useFacts(documents: readonly MedicalDocument[], kinds: readonly FactKind[]): Loadable<Fact[]> {
  const store = useSyncExternalStore(subscribeToCurrentAccount, currentAccount);
  const [answer, setAnswer] = useState<{ store: unknown; result: Loadable<Fact[]> }>();
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
    const settle = (result: Loadable<Fact[]>) => {
      if (!gone) setAnswer({ store, result });
    };
    factsOfStore(store, kinds).then(
      (value) => settle({ state: "ready", value }),
      (error: unknown) => {
        console.warn(error);
        settle({ state: "failed", error });
      },
    );
    return () => {
      gone = true;
    };
  }, [store, state, kinds]);

  return answer === undefined || answer.store !== store ? loading : answer.result;
}
