import type { MedicalDocument } from "#core/domain/medical-document.ts";
import { texts } from "#features/texts/texts.ts";
import { classNames } from "#ui/class-names.ts";

const words = texts.hub.counters;

/** The four numbers of the overview. "Processing" counts what waits to be read as well. */
export function RecordCounters({ documents, insightCount }: { documents: MedicalDocument[]; insightCount: number }) {
  const count = (...statuses: MedicalDocument["processingStatus"][]) =>
    documents.filter(({ processingStatus }) => statuses.includes(processingStatus)).length;
  const counters = [
    { label: words.total, value: documents.length },
    { label: words.processed, value: count("completed") },
    { label: words.processing, value: count("pending", "processing") },
    { label: words.insights, value: insightCount, red: insightCount > 0 },
  ];
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-5 sm:grid-cols-4">
      {counters.map(({ label, value, red }) => (
        <div key={label} className="flex flex-col-reverse">
          <dt className="text-soft leading-snug">{label}</dt>
          <dd className={classNames("font-medium font-serif text-[2.2rem] leading-none", red && "text-thread")}>
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
