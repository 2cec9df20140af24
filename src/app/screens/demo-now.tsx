import { useMemo } from "react";
import { paths } from "#app/paths.ts";
import { nowBrief } from "#core/findings/now/now-brief.ts";
import { withOwnTitle } from "#demo/files.ts";
import type { ProcessedCase } from "#demo/processed-files.ts";
import { ChangeList, MedicineRows, ToDoList } from "#features/now/now-first.tsx";
import { NextRows, ResultRows } from "#features/now/now-second.tsx";
import { demoTexts } from "#features/texts/demo.ts";
import { formatClinicalDate } from "#features/texts/formats.ts";
import { Told } from "./told-now.tsx";

const words = demoTexts.now;

/** What Nora sees first on the demo's day: the same rows, from the same engine, as for anybody with records. */
export function DemoNow({ files, chart }: Pick<ProcessedCase, "files" | "chart">) {
  const documents = useMemo(() => files.map(({ document }) => withOwnTitle(document)), [files]);
  const brief = useMemo(() => nowBrief(documents, chart), [documents, chart]);
  return (
    <section aria-labelledby="demo-now-heading">
      <h2 id="demo-now-heading" className="font-medium font-serif text-title">
        {words.heading}
      </h2>
      <p className="measure mb-4 text-soft">{words.text(formatClinicalDate({ date: chart.asOf, precision: "day" }))}</p>
      <Told brief={brief} documents={documents} day={chart.asOf} href={paths.demoCitation}>
        {(now) => (
          <div className="grid items-start gap-x-10 gap-y-6 lg:grid-cols-2">
            <div className="flex min-w-0 flex-col gap-6">
              <ToDoList now={now} />
              <ChangeList now={now} />
              <MedicineRows now={now} />
            </div>
            <div className="flex min-w-0 flex-col gap-6">
              <ResultRows now={now} allHref={paths.demoResults} />
              <NextRows now={now} />
            </div>
          </div>
        )}
      </Told>
    </section>
  );
}
