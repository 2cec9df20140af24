import { useCallback, useEffect, useSyncExternalStore } from "react";
import type { StoredModel } from "#workers/models/client.ts";

/** A person's choice, the same in all tabs. */
export interface ChosenModel {
  id(): string | undefined;
  choose(id: string | undefined): void;
  subscribe(listener: () => void): () => void;
}

/** The model that was chosen and is here, or undefined where the built-in engine speaks alone. */
export function useSpeakingModel(models: readonly StoredModel[], chosen: ChosenModel) {
  const chosenId = useSyncExternalStore(chosen.subscribe, chosen.id);
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = models.map((one) => one.subscribe(listener));
      return () => {
        for (const stop of stops) stop();
      };
    },
    [models],
  );
  const phases = useSyncExternalStore(subscribe, () => models.map((one) => one.state().phase).join());

  useEffect(() => {
    for (const one of models) one.look().catch((error: unknown) => console.warn(error));
  }, [models]);

  return { chosenId, phases, speaking: models.find((one) => one.choice.id === chosenId && isHere(one)) };
}

function isHere(stored: StoredModel): boolean {
  const { phase } = stored.state();
  return phase === "here" || phase === "verifying";
}
