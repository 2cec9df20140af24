import { MessageSquareText } from "lucide-react";
import { modelsTexts as words } from "#features/texts/models.ts";
import { ButtonLink } from "#ui/button.tsx";
import type { StoredModel } from "#workers/models/client.ts";
import { type ChosenModel, useSpeakingModel } from "./use-speaking-model.ts";

/** Who speaks on this device, and the way to the language model's settings. */
export function ModelLink(props: { models: readonly StoredModel[]; chosen: ChosenModel; href: string }) {
  const { speaking } = useSpeakingModel(props.models, props.chosen);
  return (
    <div className="flex flex-col gap-4">
      <p className="measure">{words.short}</p>
      <p className="text-soft">
        {speaking === undefined
          ? words.builtInSpeaks
          : words.modelSpeaks(speaking.choice.name, words.backends[speaking.choice.backend])}
      </p>
      <ButtonLink
        href={props.href}
        icon={<MessageSquareText aria-hidden="true" className="size-5" />}
        className="self-start max-sm:w-full"
      >
        {words.open}
      </ButtonLink>
    </div>
  );
}
