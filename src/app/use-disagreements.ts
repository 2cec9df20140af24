import { useCallback, useEffect, useMemo, useState } from "react";
import type { Disagreement } from "#sync/engine.ts";
import { useAccountSync } from "./account-sync-store.ts";

/** Everything in the open account of which two devices wrote different versions, and how one is chosen. Empty while nothing is synced. */
export function useDisagreements() {
  const sync = useAccountSync((state) => state.sync);
  // Whose version holds is told nothing by the store: only the log has another one.
  const lastRun = useAccountSync(({ status }) => (status.kind === "up-to-date" ? status.at : 0));
  const [all, setAll] = useState<readonly Disagreement[]>([]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: after each run there may be others
  useEffect(() => {
    if (sync === undefined) {
      setAll([]);
      return;
    }
    let isCurrent = true;
    const load = () =>
      sync.disagreements().then(
        (found) => {
          if (isCurrent) setAll(found);
        },
        (error: unknown) => {
          if (isCurrent) console.warn(error);
        },
      );
    void load();
    const stop = sync.onChanged(() => void load());
    return () => {
      isCurrent = false;
      stop();
    };
  }, [sync, lastRun]);

  const choose = useCallback(
    async (entity: string, field: string, opId: string) => {
      if (sync === undefined) return;
      await sync.choose(entity, field, opId);
      setAll(await sync.disagreements());
    },
    [sync],
  );
  return { all, choose };
}

/** The same, of one document with what was corrected of it, or of one conversation. */
export function useDisagreementsOf(kind: "document" | "conversation", id: string) {
  return useDisagreementsThat(
    (entity) => entity === `${kind}:${id}` || (kind === "document" && entity.startsWith(`correction:${id}:`)),
    `${kind}:${id}`,
  );
}

/** The same, of everything of a kind. */
export function useDisagreementsOfKind(kind: "appointment-question" | "thread-feedback") {
  return useDisagreementsThat((entity) => entity.startsWith(`${kind}:`), kind);
}

/** `key` names what `isMeant` picks. */
function useDisagreementsThat(isMeant: (entity: string) => boolean, key: string) {
  const { all, choose } = useDisagreements();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what is picked; `isMeant` is a new function at each drawing
  const own = useMemo(() => all.filter(({ entity }) => isMeant(entity)), [all, key]);
  return { own, choose };
}
