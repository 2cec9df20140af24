import { ChevronDown } from "lucide-react";

/** Questions that open to their answers; the browser's own disclosure, so that its search finds what is closed. */
export function Questions({ items }: { items: readonly { question: string; answer: string }[] }) {
  return (
    <div className="flex max-w-[46rem] flex-col border-line border-t">
      {items.map(({ question, answer }) => (
        <details key={question} className="group border-line border-b">
          <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3 font-semibold [&::-webkit-details-marker]:hidden">
            {question}
            <ChevronDown
              aria-hidden="true"
              className="size-5 shrink-0 text-soft transition-transform group-open:rotate-180"
            />
          </summary>
          <p className="measure pb-5 text-soft">{answer}</p>
        </details>
      ))}
    </div>
  );
}
