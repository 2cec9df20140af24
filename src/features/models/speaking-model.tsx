import { Play, RotateCcw, X } from "lucide-react";
import { useSyncExternalStore } from "react";
import type { WatchedLanguageModel } from "#core/wording/language-model.ts";
import { modelsTexts as words } from "#features/texts/models.ts";
import { Button } from "#ui/button.tsx";
import { ByteProgress } from "./byte-progress.tsx";
import { failureWords } from "./failure-words.ts";
import { useModelTrial } from "./use-model-trial.ts";

const icon = { "aria-hidden": true, className: "size-5" } as const;

/** The model that speaks here: whether it is in memory, and a way to try it, to end it, and to start it again after crashes. */
export function SpeakingModel({ model }: { model: WatchedLanguageModel }) {
  const state = useSyncExternalStore(model.subscribe, model.state);
  const { trial, run, stop } = useModelTrial(model);
  const isResting = state.phase === "resting";

  function again() {
    model.reset();
    run();
  }

  return (
    <div className="flex flex-col gap-3">
      {state.phase === "loading" && <ByteProgress label={words.tryLabel} progress={state.progress} />}
      <p
        role="status"
        className={trial.kind === "failed" || isResting ? "measure text-wait" : "measure text-soft empty:hidden"}
      >
        {isResting
          ? words.failures.resting
          : trial.kind === "failed"
            ? failureWords(trial.failure)
            : state.phase === "waiting"
              ? words.tryWaiting
              : state.phase === "writing"
                ? words.tryWriting
                : trial.kind === "wrote"
                  ? `${words.measuredSpeed(roundedSpeed(trial.wordsPerSecond))} ${state.phase === "ready" ? words.inMemory : ""}`.trim()
                  : state.phase === "ready"
                    ? words.inMemory
                    : ""}
      </p>
      <div className="flex flex-wrap gap-3">
        {trial.kind === "running" ? (
          <Button icon={<X {...icon} />} onClick={stop}>
            {words.stopTrying}
          </Button>
        ) : isResting ? (
          <Button icon={<RotateCcw {...icon} />} onClick={again}>
            {words.again}
          </Button>
        ) : (
          <Button icon={<Play {...icon} />} onClick={run}>
            {words.tryIt}
          </Button>
        )}
        {state.phase === "ready" && trial.kind !== "running" && (
          <Button variant="quiet" onClick={() => void model.unload()}>
            {words.free}
          </Button>
        )}
      </div>
    </div>
  );
}

function roundedSpeed(wordsPerSecond: number): string {
  return wordsPerSecond < 10 ? wordsPerSecond.toFixed(1) : String(Math.round(wordsPerSecond));
}
