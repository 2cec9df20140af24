import { type ReactNode, useMemo } from "react";
import type { Citation } from "#core/domain/citation.ts";
import { useDocuments } from "#db/live/use-documents.ts";
import { AnswerChart, RecordTitles } from "#features/chat/answer-chart.ts";
import { recordTitle } from "#features/texts/record-title.ts";
import { useChart } from "./use-chart.ts";
import { useLoaded } from "./use-loaded.ts";

/** Answers from one's own records are drawn from one's own chart. */
export function OwnAnswerChart({ children }: { children: ReactNode }) {
  const documents = useDocuments();
  const all = useMemo(() => (documents.state === "ready" ? documents.value : []), [documents]);
  const titleOf = useMemo(() => {
    const titles = new Map(all.map((document) => [document.id, recordTitle(document)]));
    return ({ documentId }: Citation) => titles.get(documentId);
  }, [all]);
  return (
    <RecordTitles value={titleOf}>
      <AnswerChart value={useChart(all)}>{children}</AnswerChart>
    </RecordTitles>
  );
}

/** Answers from Nora's records are drawn from hers, on the day on which they are given. */
export function NorasAnswerChart({ children }: { children: ReactNode }) {
  const chart = useLoaded("demo-chart", async () => {
    const { readDemoCase } = await import("./demo-home.ts");
    return (await readDemoCase()).chart;
  });
  const titles = useLoaded("demo-titles", async () => {
    const { readDemoCase } = await import("./demo-home.ts");
    const { files } = await readDemoCase();
    return new Map(files.map(({ document }) => [document.id, recordTitle(document)]));
  });
  const titleOf = useMemo(
    () => (titles.state === "ready" ? ({ documentId }: Citation) => titles.value.get(documentId) : undefined),
    [titles],
  );
  return (
    <RecordTitles value={titleOf}>
      <AnswerChart value={chart}>{children}</AnswerChart>
    </RecordTitles>
  );
}
