import type { Citation } from "#core/domain/citation.ts";
import type { ListedMedicine, MedicineList } from "#core/findings/medicines/medicine-list.ts";
import { medicinesTexts as words } from "#features/texts/medicines.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { type Loadable, Loaded } from "#ui/loaded.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { MedicineCard } from "./medicine-card.tsx";

/** All medicines: taken now, taken before, each with its newest statement and the record that makes it. */
export function MedicinePage(props: {
  medicines: Loadable<MedicineList>;
  citationHref: (citation: Citation) => string;
}) {
  return (
    <Loaded
      result={props.medicines}
      loading={
        <p role="status" className="flex items-center gap-2 text-soft">
          <Spinner />
          {words.loading}
        </p>
      }
      failed={<ErrorState title={words.failed} />}
    >
      {({ current, open, past }) =>
        current.length + open.length + past.length === 0 ? (
          <EmptyState title={words.none}>
            <p className="measure text-soft">{words.noneText}</p>
          </EmptyState>
        ) : (
          <div className="flex flex-col gap-9">
            <p className="measure text-soft">{words.text}</p>
            <Medicines id="current" heading={words.current} medicines={current} citationHref={props.citationHref}>
              <p className="text-soft">{words.noneCurrent}</p>
            </Medicines>
            {open.length > 0 && (
              <Medicines id="open" heading={words.open} medicines={open} citationHref={props.citationHref} />
            )}
            {past.length > 0 && (
              <Medicines id="past" heading={words.past} medicines={past} citationHref={props.citationHref} />
            )}
          </div>
        )
      }
    </Loaded>
  );
}

function Medicines(props: {
  id: string;
  heading: string;
  medicines: ListedMedicine[];
  citationHref: (citation: Citation) => string;
  /** In place of an empty list. */
  children?: React.ReactNode;
}) {
  return (
    <section aria-labelledby={`${props.id}-heading`}>
      <h2 id={`${props.id}-heading`} className="mb-3 font-medium font-serif text-heading">
        {props.heading}
      </h2>
      {props.medicines.length === 0 ? (
        props.children
      ) : (
        <ul className="grid gap-4 lg:grid-cols-2">
          {props.medicines.map((listed) => (
            <li key={`${listed.medicine.name} ${listed.medicine.printedName} ${listed.medicine.since}`}>
              <MedicineCard listed={listed} citationHref={props.citationHref} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
