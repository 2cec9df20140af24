import { type ReactNode, useCallback, useEffect, useMemo, useState } from "react";
import type { CitedSentence } from "#core/domain/citation.ts";
import type { Outcome } from "#core/domain/outcome.ts";
import type { Store } from "#core/domain/store.ts";
import type { FluentRequest, FluentText, Stays } from "#core/wording/fluent-text.ts";
import type { WordedThing } from "#core/wording/kept-wording.ts";
import { wordingTexts } from "#features/texts/wording.ts";
import { deviceLadder } from "./device-language.ts";
import { WordingOf } from "./word-answers.tsx";
import { useWordings, wordingIsShown, wordText } from "./wordings.ts";

/** A text in a model's words, where it was put into them; else how to ask for that, where this device has a model. */
export interface KeptWording {
  text: FluentText | undefined;
  ask: { label: string; press: () => void } | undefined;
  /** What the model is writing, while it does. */
  draft: ReactNode;
}

type OpenStore = () => Promise<Store | undefined>;

/**
 * The wording of a summary or of a thread: made when the person asks for it, and kept with the records. `builtIn`: the sentences that it is a
 * wording of; undefined while there are none.
 */
export function useKeptWording(
  thing: WordedThing,
  builtIn: readonly CitedSentence[] | undefined,
  openStore: OpenStore,
  make: (request: FluentRequest) => Promise<Outcome<FluentText, Stays>>,
): KeptWording {
  const name = `${thing.kind} ${thing.id}`;
  const print = builtIn?.map(({ text }) => text).join("\n");
  const [kept, setKept] = useState<{ of: string; text: FluentText }>();
  const model = useModelName();
  const state = useWordings(({ byText }) => byText[name]?.state);
  const isBusy = state === "getting-ready" || state === "writing";

  // biome-ignore lint/correctness/useExhaustiveDependencies: the name and the sentences' words say which text it is
  useEffect(() => {
    if (builtIn === undefined) return;
    let isLeft = false;
    readKept(openStore, thing, builtIn).then(
      (text) => {
        if (!isLeft) setKept(text && { of: `${name}\n${print}`, text });
      },
      (error: unknown) => console.warn(error),
    );
    return () => {
      isLeft = true;
    };
  }, [name, print]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  const press = useCallback(async () => {
    if (builtIn === undefined) return;
    const pagesOf = async (id: string) => (await (await openStore())?.getReading(id))?.pages;
    const text = await wordText(name, deviceLadder, pagesOf, make);
    if (text === undefined) return;
    const store = await openStore();
    const { keepWording } = await import("#core/wording/kept-wording.ts");
    if (store !== undefined) await keepWording(store, thing, builtIn, text);
    setKept({ of: `${name}\n${print}`, text });
    wordingIsShown(name);
  }, [name, print]);

  const text = kept?.of === `${name}\n${print}` ? kept.text : undefined;
  return useMemo(
    () => ({
      text,
      ask:
        model === undefined || builtIn === undefined || text !== undefined || isBusy
          ? undefined
          : { label: wordingTexts.ask(model), press: () => void press().catch(console.warn) },
      draft: <WordingOf text={name} />,
    }),
    [text, model, builtIn, press, name, isBusy],
  );
}

async function readKept(openStore: OpenStore, thing: WordedThing, builtIn: readonly CitedSentence[]) {
  const store = await openStore();
  if (store === undefined) return undefined;
  return (await import("#core/wording/kept-wording.ts")).readWording(store, thing, builtIn);
}

/** The name of the model that this device speaks with; undefined where the built-in engine speaks alone. */
function useModelName(): string | undefined {
  const [name, setName] = useState<string>();
  useEffect(() => {
    let isLeft = false;
    deviceLadder()
      .then((ladder) => ladder?.identity())
      .then(
        (identity) => {
          if (!isLeft) setName(identity?.name);
        },
        (error: unknown) => console.warn(error),
      );
    return () => {
      isLeft = true;
    };
  }, []);
  return name;
}
