import { type ReactNode, useState } from "react";
import type { Insight } from "#core/domain/insight.ts";
import { wordingTexts as words } from "#features/texts/wording.ts";
import { EngineLine } from "#ui/engine-line.tsx";
import { useKeptWording } from "./use-kept-wording.tsx";
import { openOwnRecords } from "./word-answers.tsx";

/** A red thread whose sentence a model may word; its figures and its evidence stay as they are. */
export function WordedThread(props: {
  insight: Insight;
  draw: (sentence: string | undefined, engine: ReactNode) => ReactNode;
}) {
  const { insight } = props;
  const [asBuiltIn, setAsBuiltIn] = useState(false);
  const places = insight.evidence.supporting;
  const thing = { kind: "thread" as const, id: insight.id, documents: places.map(({ documentId }) => documentId) };
  const builtIn = places.length === 0 ? undefined : [{ text: insight.insight, citations: places }];
  const wording = useKeptWording(thing, builtIn, openOwnRecords, async (request) =>
    (await import("#core/wording/fluent-summary.ts")).fluentThread(insight, request),
  );
  const text = asBuiltIn ? undefined : wording.text;
  const toggle = {
    label: asBuiltIn ? words.showWorded : words.showBuiltIn,
    press: () => setAsBuiltIn(!asBuiltIn),
  };
  return props.draw(
    text?.sentences.map((sentence) => sentence.text).join(" "),
    <>
      <EngineLine
        isModel={text !== undefined}
        text={text === undefined ? words.builtIn : words.worded(text.model)}
        action={wording.text === undefined ? wording.ask : toggle}
      />
      {wording.draft}
    </>,
  );
}
