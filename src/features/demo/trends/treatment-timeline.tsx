import type { Treatment } from "#demo/treatments.ts";
import { demoTexts } from "#features/texts/demo.ts";
import { formatClinicalDate } from "#features/texts/formats.ts";
import { classNames } from "#ui/class-names.ts";
import { Link } from "#ui/link.tsx";
import { type TreatmentBar, treatmentRows } from "./treatment-rows.ts";

const words = demoTexts.trends;
/** A new dose has the other tone, so that its beginning is seen. */
const doseTones = ["bg-soft", "bg-ink"];
const day = (date: string) => formatClinicalDate({ date, precision: "day" });

/** What was taken when: a bar for each dose, and the same in words, which open the record that says so. */
export function TreatmentTimeline(props: {
  treatments: readonly Treatment[];
  months: readonly string[];
  documentHref: (id: string) => string;
}) {
  return (
    <section aria-labelledby="treatments-heading" className="flex flex-col gap-4">
      <div>
        <h2 id="treatments-heading" className="font-medium font-serif text-title">
          {words.treatments}
        </h2>
        <p className="text-soft">{words.treatmentsText}</p>
      </div>
      <ol className="rounded-card border border-line bg-card px-4 sm:px-5">
        {treatmentRows(props.treatments).map(({ name, bars }, row) => (
          <li
            key={name}
            className="grid gap-x-6 gap-y-2 border-line py-3.5 not-first:border-t lg:grid-cols-[minmax(0,38rem)_1fr] lg:items-center"
          >
            <div>
              <h3 lang="en" className="font-semibold">
                {name}
              </h3>
              <ul>
                {bars.map((bar) => (
                  <li key={bar.from} className="flex flex-wrap items-center gap-x-3 sm:justify-between">
                    <Dose bar={bar} href={props.documentHref(bar.fileId)} />
                  </li>
                ))}
              </ul>
            </div>
            <div aria-hidden="true">
              <div className="relative h-3.5 rounded-full bg-quiet-wash">
                {bars.map((bar, index) => (
                  <span
                    key={bar.from}
                    className={classNames(
                      "absolute inset-y-0 rounded-full border-2 border-card",
                      bar.asNeeded ? "border-edge border-dashed bg-transparent" : doseTones[index % doseTones.length],
                    )}
                    style={{ left: `${bar.left}%`, width: `${bar.width}%` }}
                  />
                ))}
              </div>
              <div
                className={classNames(
                  "mt-1 grid auto-cols-fr grid-flow-col text-fine text-soft",
                  row > 0 && "lg:hidden",
                )}
              >
                {props.months.map((month) => (
                  <span key={month}>{month}</span>
                ))}
              </div>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Dose({ bar, href }: { bar: TreatmentBar; href: string }) {
  return (
    <>
      <span lang="en">
        {bar.dose} {bar.frequency}
      </span>
      <Link
        href={href}
        className="inline-flex min-h-11 items-center text-soft underline decoration-edge underline-offset-4 hover:decoration-ink"
      >
        {words.span(day(bar.from), bar.to && day(bar.to))}
      </Link>
    </>
  );
}
