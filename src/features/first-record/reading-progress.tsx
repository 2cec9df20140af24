import type { ProcessingProgress } from "#core/domain/medical-document.ts";
import { firstRecordTexts as words } from "#features/texts/first-record.ts";
import { standsStillTexts } from "#features/texts/stands-still.ts";
import { LongWait } from "#ui/long-wait.tsx";
import { Stitches } from "#ui/stitches.tsx";

/** How far a record is on its way to being understood: never full before it is. */
const sewn: Record<ProcessingProgress["step"], [from: number, to: number]> = {
  opening: [0, 10],
  reading: [10, 50],
  recognising: [10, 50],
  listening: [10, 50],
  understanding: [50, 60],
};

/** Ten stitches: through the pages while they are read, then line by line as they are understood. */
export function ReadingProgress(props: {
  progress: ProcessingProgress | undefined;
  /** Where the light is, once the record is understood. */
  at: { line: number; count: number } | undefined;
}) {
  const { progress = { step: "opening" as const }, at } = props;
  if (at) {
    const percent = 60 + (40 * at.line) / Math.max(1, at.count);
    return <Stitches percent={percent} label={words.line(at.line, at.count)} />;
  }
  const [from, to] = sewn[progress.step];
  const { page, pageCount } = progress;
  const part = page && pageCount ? page / pageCount : 0;
  const label = page && pageCount && pageCount > 1 ? words.page(page, pageCount) : words.steps[progress.step];
  return (
    <>
      <Stitches percent={from + (to - from) * part} label={label} />
      <LongWait of={label}>{standsStillTexts.record}</LongWait>
    </>
  );
}
