import type { WatchedLanguageModel } from "#core/wording/language-model.ts";
import { suggestChoice } from "#core/wording/model-choice.ts";
import { modelsTexts as words } from "#features/texts/models.ts";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import type { StoredModel } from "#workers/models/client.ts";
import { DeviceFacts } from "./device-facts.tsx";
import { ModelRung } from "./model-rung.tsx";
import { RungFrame } from "./rung-frame.tsx";
import { type MeasureDevice, useDeviceReport } from "./use-device-report.ts";
import { type ChosenModel, useSpeakingModel } from "./use-speaking-model.ts";

/** The language model's settings: the whole ladder down to the built-in engine, and what this device has. */
export function ModelPanel(props: {
  models: readonly StoredModel[];
  model: WatchedLanguageModel;
  chosen: ChosenModel;
  measure: MeasureDevice;
  isMetered: () => boolean;
}) {
  const { models, model, chosen } = props;
  const { chosenId, phases, speaking } = useSpeakingModel(models, chosen);
  const { report, settled } = useDeviceReport(props.measure, phases);
  const suggested =
    report &&
    suggestChoice(
      models.map(({ choice }) => choice),
      report.device,
    );

  async function remove(stored: StoredModel) {
    if (stored.choice.id === chosenId) chosen.choose(undefined);
    await stored.remove();
  }

  return (
    <div className="flex flex-col gap-5">
      <p className="measure">{words.about}</p>
      {/* What is said of a model rests on what this device has: until that is known the places stand empty, and nothing moves. */}
      <ul aria-label={words.ladder} className={classNames("flex flex-col gap-3", !settled && "invisible")}>
        {models.map((stored) => (
          <ModelRung
            key={stored.choice.id}
            stored={stored}
            model={model}
            report={report}
            isSuggested={stored.choice === suggested}
            speaks={stored === speaking}
            isMetered={props.isMetered}
            onUse={() => chosen.choose(stored.choice.id)}
            onRemove={() => void remove(stored)}
          />
        ))}
        <RungFrame name={words.builtIn} badge={speaking === undefined ? "speaks" : "here"} facts={[]}>
          <p className="measure text-soft">{words.builtInText}</p>
          {speaking !== undefined && (
            <Button className="self-start" onClick={() => chosen.choose(undefined)}>
              {words.useBuiltIn}
            </Button>
          )}
        </RungFrame>
      </ul>
      <p className="measure text-soft">{words.source}</p>
      <div>
        <h2 className="mb-2 font-semibold text-lead">{words.device}</h2>
        <DeviceFacts report={report} />
      </div>
    </div>
  );
}
