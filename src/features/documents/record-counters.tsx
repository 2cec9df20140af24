import { texts } from "#features/texts/texts.ts";

const words = texts.hub.counters;

/** How many records there are, how many of them are read, and how many are being read or wait for it. */
export interface RecordCounts {
  total: number;
  completed: number;
  reading: number;
}

/** The four numbers of the overview, in one small line. "Processing" counts what waits to be read as well. */
export function RecordCounters({ counts, insightCount }: { counts: RecordCounts; insightCount: number }) {
  const counters = [
    { label: words.total, value: counts.total },
    { label: words.processed, value: counts.completed },
    { label: words.processing, value: counts.reading },
    { label: words.insights, value: insightCount },
  ];
  return (
    <dl className="flex flex-wrap gap-x-4 gap-y-1 text-fine">
      {counters.map(({ label, value }) => (
        <div key={label} className="flex flex-row-reverse items-baseline gap-1.5">
          <dt className="text-soft">{label}</dt>
          <dd className="font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
