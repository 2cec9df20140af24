import { measureForModels } from "#app/measure-for-models.ts";
import { paths } from "#app/paths.ts";
import { usePageTitle } from "#app/use-page-title.ts";
import { ModelPanel } from "#features/models/model-panel.tsx";
import { modelsTexts as words } from "#features/texts/models.ts";
import { profileTexts } from "#features/texts/profile.ts";
import { BackLink } from "#ui/back-link.tsx";
import { chosenModel } from "#workers/language/chosen-model.ts";
import { languageModel, storedModels } from "#workers/language/client.ts";
import { isMetered } from "#workers/language/measure-device.ts";

/** The language model of this device: what it could be, what it is, and what can be done with it. */
export function LanguageModelScreen() {
  usePageTitle(words.title);
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col px-5 pt-2 pb-8 md:pt-6">
      <BackLink href={paths.profile}>{profileTexts.title}</BackLink>
      <h1 className="mt-1 mb-4 font-medium font-serif text-title">{words.title}</h1>
      <ModelPanel
        models={storedModels}
        model={languageModel}
        chosen={chosenModel}
        measure={measureForModels}
        isMetered={isMetered}
      />
    </div>
  );
}
