import type { Citation } from "#core/domain/citation.ts";
import type { MedicineList } from "#core/findings/medicines/medicine-list.ts";
import { medicineName } from "#features/texts/medicine-names.ts";
import { medicinesTexts as words } from "#features/texts/medicines.ts";
import { CitationMark } from "#ui/citation-mark.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { Link } from "#ui/link.tsx";
import { type Loadable, Loaded } from "#ui/loaded.tsx";
import { doseOf, statusOf } from "./medicine-words.ts";

/** So many stand on the overview. */
const shown = 5;

/** What is taken now, in a few lines; nothing at all while no record names a medicine. */
export function MedicineSummary(props: {
  medicines: Loadable<MedicineList>;
  citationHref: (citation: Citation) => string;
  allHref: string;
}) {
  return (
    <Loaded result={props.medicines} loading={null} failed={<ErrorState title={words.failed} />}>
      {({ current, open, past }) =>
        current.length + open.length + past.length === 0 ? null : (
          <section aria-labelledby="medicines-heading">
            <div className="mb-3 flex items-baseline justify-between gap-4">
              <h2 id="medicines-heading" className="font-medium font-serif text-heading">
                {words.heading}
              </h2>
              <Link
                href={props.allHref}
                className="relative shrink-0 font-semibold underline decoration-edge underline-offset-4 after:absolute after:-inset-y-3 after:-inset-x-2 hover:decoration-ink"
              >
                {words.all}
              </Link>
            </div>
            {current.length === 0 && <p className="text-soft">{words.noneCurrent}</p>}
            <ul className="rounded-card border border-line bg-card px-4 empty:hidden sm:px-5">
              {current.slice(0, shown).map(({ medicine, differ }, index) => (
                <li
                  key={`${medicine.name} ${medicine.printedName}`}
                  className="flex flex-wrap items-baseline justify-between gap-x-4 border-line py-3 not-first:border-t"
                >
                  <p className="min-w-0 break-words">
                    <span lang="en" className="font-semibold">
                      {medicineName(medicine)}
                    </span>{" "}
                    <Dose dose={doseOf(medicine)} />
                  </p>
                  <p className="text-soft">
                    {differ && <span className="font-semibold text-wait">{words.differ} · </span>}
                    {statusOf(medicine)}
                    {medicine.citations.slice(0, 1).map((citation) => (
                      <CitationMark
                        key={citation.documentId}
                        number={index + 1}
                        label={words.source(index + 1, citation.originalFilename, citation.page)}
                        href={props.citationHref(citation)}
                      />
                    ))}
                  </p>
                </li>
              ))}
            </ul>
            {current.length > shown && <p className="mt-2 text-soft">{words.more(current.length - shown)}</p>}
          </section>
        )
      }
    </Loaded>
  );
}

/** As the record prints it; that it is not stated, in the language of the interface. */
function Dose({ dose }: { dose: string | undefined }) {
  return dose === undefined ? <span className="text-soft">{words.noDose}</span> : <span lang="en">{dose}</span>;
}
