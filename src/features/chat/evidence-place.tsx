import type { Citation } from "#core/domain/citation.ts";
import { spokenTime } from "#core/reading/speech-page.ts";
import { useReading } from "#db/live/use-documents.ts";
import { formatClock } from "#features/texts/format-clock.ts";
import { texts } from "#features/texts/texts.ts";

const recording = /\.(?:m4a|mp4|mp3|wav|webm|ogg|oga|opus|aac|flac|mpga)$/i;

/** Where in its record a source stands: its page, or the seconds of a recording. */
export function EvidencePlace({ source }: { source: Citation }) {
  return recording.test(source.originalFilename) ? (
    <SpokenPlace source={source} />
  ) : (
    <PrintedPlace page={source.page} />
  );
}

function PrintedPlace({ page }: { page: number }) {
  return <span className="inline-block text-soft">{texts.chat.evidencePage(page)}</span>;
}

function SpokenPlace({ source }: { source: Citation }) {
  const reading = useReading(source.documentId);
  if (reading.state === "loading") return null;
  const page =
    reading.state === "ready" ? reading.value?.pages.find(({ number }) => number === source.page) : undefined;
  const time = page && spokenTime(page, source.start, source.end);
  if (time === undefined) return <PrintedPlace page={source.page} />;
  const [from, to] = [formatClock(time.startMs / 1000), formatClock(Math.ceil(time.endMs / 1000))];
  return <span className="inline-block text-soft tabular-nums">{texts.chat.evidenceTime(from, to)}</span>;
}
