import { Download, X } from "lucide-react";
import { useEffect, useState, useSyncExternalStore } from "react";
import type { WatchedLanguageModel } from "#core/wording/language-model.ts";
import { missingFor } from "#core/wording/model-choice.ts";
import { formatSize } from "#features/texts/formats.ts";
import { modelsTexts as words } from "#features/texts/models.ts";
import { Button } from "#ui/button.tsx";
import type { StoredModel } from "#workers/models/client.ts";
import { Bar, ByteProgress } from "./byte-progress.tsx";
import { failureWords } from "./failure-words.ts";
import { KeptFiles } from "./kept-files.tsx";
import { MeteredQuestion } from "./metered-question.tsx";
import { RungFrame } from "./rung-frame.tsx";
import { SpeakingModel } from "./speaking-model.tsx";
import { type DeviceReport, expectedWords } from "./use-device-report.ts";

const icon = { "aria-hidden": true, className: "size-5" } as const;

export interface ModelRungProps {
  stored: StoredModel;
  model: WatchedLanguageModel;
  report: DeviceReport | undefined;
  isSuggested: boolean;
  speaks: boolean;
  isMetered: () => boolean;
  onUse: () => void;
  onRemove: () => void;
}

/** One rung of the ladder: a model, whether this device can run it, and what a person can do with it. */
export function ModelRung({ stored, model, report, isSuggested, speaks, isMetered, onUse, onRemove }: ModelRungProps) {
  const state = useSyncExternalStore(stored.subscribe, stored.state);
  const [asking, setAsking] = useState(false);
  const { choice } = stored;
  const isHere = state.phase === "here" || state.phase === "verifying";
  const lacks = report && missingFor(choice, report.device, isHere || state.phase === "downloading");
  const size = formatSize(choice.downloadBytes);

  useEffect(() => {
    stored.look().catch((error: unknown) => console.warn(error));
  }, [stored]);

  async function download() {
    setAsking(false);
    if (await stored.download()) onUse();
  }

  return (
    <RungFrame
      name={choice.name}
      place={words.backends[choice.backend]}
      badge={speaks && isHere ? "speaks" : isHere ? "here" : lacks ? "missing" : isSuggested ? "suggested" : undefined}
      facts={[
        isHere ? words.stored(formatSize(state.bytes)) : words.size(size),
        ...(lacks ? [] : speedWords(expectedWords(choice, report))),
        words.licence(choice.licence),
      ]}
    >
      {lacks && <p className="measure text-soft">{words.missing[lacks]}</p>}
      {state.phase === "downloading" && (
        <ByteProgress label={words.progressLabel(choice.name)} progress={state.progress} />
      )}
      {state.phase === "verifying" && <Bar label={words.verifying} done={state.checkedBytes} all={state.bytes} />}
      <p
        role="status"
        className={state.phase === "absent" ? "measure text-wait empty:hidden" : "text-soft empty:hidden"}
      >
        {state.phase === "absent" && state.failure ? failureWords(state.failure) : ""}
        {state.phase === "here" && state.verified ? words.verified : ""}
      </p>
      {speaks && isHere && <SpeakingModel model={model} />}
      <div className="flex flex-wrap gap-3 empty:hidden">
        {state.phase === "absent" && !lacks && report && (
          <Button icon={<Download {...icon} />} onClick={() => (isMetered() ? setAsking(true) : void download())}>
            {state.isPartial ? words.continueDownload : words.download(size)}
          </Button>
        )}
        {state.phase === "downloading" && (
          <Button icon={<X {...icon} />} onClick={stored.stop}>
            {words.stop}
          </Button>
        )}
        {isHere && !speaks && !lacks && <Button onClick={onUse}>{words.use}</Button>}
      </div>
      <KeptFiles stored={stored} state={state} onRemove={onRemove} />
      <MeteredQuestion open={asking} size={size} onAnswer={(yes) => (yes ? void download() : setAsking(false))} />
    </RungFrame>
  );
}

function speedWords(speed: ReturnType<typeof expectedWords>): string[] {
  if (speed === undefined) return [];
  return [speed.high < 1 ? words.slowSpeed : words.speed(Math.max(1, speed.low), speed.high)];
}
