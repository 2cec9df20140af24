import type { FoundPlace } from "#core/findings/answers/found-place.ts";
import type { SearchResults as Results } from "#core/findings/answers/search-records.ts";
import { searchTexts as words } from "#features/texts/search.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { type Loadable, Loaded } from "#ui/loaded.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { FoundRecordCard } from "./found-record-card.tsx";

/** What was found for a query, calmly also where it is nothing. `results` belongs to `query`. */
export function SearchResults(props: {
  query: string;
  results: Loadable<Results>;
  documentHref: (id: string) => string;
  placeHref: (id: string, place: Pick<FoundPlace, "page" | "start" | "end">) => string;
}) {
  const { query } = props;
  if (query === "") return <p className="measure text-soft">{words.hint}</p>;
  return (
    <Loaded
      result={props.results}
      loading={
        <p role="status" className="flex items-center gap-2 text-soft">
          <Spinner />
          {words.searching}
        </p>
      }
      failed={<ErrorState title={words.failed} />}
    >
      {({ records, total, searched, complete }) => (
        <>
          <p role="status" className="mb-4 text-soft empty:hidden">
            {records.length > 0 && (complete ? "" : `${words.some} `)}
            {records.length > 0 && (total > records.length ? words.shown(records.length, total) : words.found(total))}
          </p>
          {records.length === 0 ? (
            <EmptyState title={words.nothing(query)}>
              <p className="measure text-soft">{words.nothingText(searched)}</p>
            </EmptyState>
          ) : (
            <ol aria-label={words.found(total)} className="flex flex-col gap-4">
              {records.map((record) => (
                <li key={record.document.id}>
                  <FoundRecordCard record={record} documentHref={props.documentHref} placeHref={props.placeHref} />
                </li>
              ))}
            </ol>
          )}
        </>
      )}
    </Loaded>
  );
}
