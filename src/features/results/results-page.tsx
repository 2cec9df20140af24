import { Search } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import type { Citation } from "#core/domain/citation.ts";
import { nowTexts } from "#features/texts/now.ts";
import { resultsTexts as words } from "#features/texts/results.ts";
import { writtenUnit } from "#features/texts/written-unit.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { inputClassName } from "#ui/text-field.tsx";
import { commonSpan, type Span } from "./graph-places.ts";
import { isNamed, nearestNames } from "./nearest-names.ts";
import { PinButton } from "./pin-button.tsx";
import { ResultDetails } from "./result-details.tsx";
import { nameOf, type ResultHistory } from "./result-history.ts";
import { ResultRows } from "./result-rows.tsx";

interface ResultsPageProps {
  histories: readonly ResultHistory[];
  /** Names of the tests that stand on top, in the order in which they were pinned. */
  pinned: readonly string[];
  onPin: (name: string) => void;
  citationHref: (citation: Citation) => string;
  titleOf: (citation: Citation) => string;
}

/** All tests over years: the pinned ones with their lines below one another on the same years, then every test as a row. */
export function ResultsPage(props: ResultsPageProps) {
  const { histories } = props;
  const [search, setSearch] = useState("");
  if (histories.length === 0) {
    return (
      <EmptyState title={words.none}>
        <p className="measure text-soft">{words.noneText}</p>
      </EmptyState>
    );
  }
  const pinned = props.pinned.flatMap((name) => histories.find((history) => history.name === name) ?? []);
  const found = histories.filter((history) => isNamed(namesOf(history), search));
  const isPinned = (name: string) => props.pinned.includes(name);
  const details = (history: ResultHistory, span: Span) => (
    <ResultDetails history={history} span={span} citationHref={props.citationHref} titleOf={props.titleOf} />
  );
  const pin = (history: ResultHistory) => (
    <PinButton name={nameOf(history)} pinned={isPinned(history.name)} onPin={() => props.onPin(history.name)} />
  );
  return (
    <div className="flex flex-col gap-6">
      <TestSearch value={search} onChange={setSearch} />
      {search === "" && pinned.length > 0 && (
        <Part heading={words.pinned}>
          <div className="grid gap-4 lg:grid-cols-2">
            {pinned.map((history) => (
              <PinnedResult key={history.name} history={history} pin={pin(history)}>
                {details(history, commonSpan(pinned))}
              </PinnedResult>
            ))}
          </div>
        </Part>
      )}
      {found.length === 0 ? (
        <NoHit histories={histories} search={search} onChoose={setSearch} />
      ) : (
        <Part heading={words.all} count={found.length}>
          {props.pinned.length === 0 && <p className="mb-2 text-soft">{words.pinHint}</p>}
          <ResultRows histories={found} details={(history) => details(history, commonSpan([history]))} pin={pin} />
        </Part>
      )}
    </div>
  );
}

function TestSearch(props: { value: string; onChange: (value: string) => void }) {
  const id = useId();
  return (
    <search className="relative max-w-xl">
      <label htmlFor={id} className="sr-only">
        {words.search}
      </label>
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-3.5 size-5 -translate-y-1/2 text-soft"
      />
      <input
        id={id}
        type="search"
        autoComplete="off"
        value={props.value}
        placeholder={words.searchExample}
        onChange={({ target }) => props.onChange(target.value)}
        className={`${inputClassName} pl-11`}
      />
    </search>
  );
}

function Part(props: { heading: string; count?: number; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-2 font-medium font-serif text-heading">
        {props.heading}
        {props.count !== undefined && <span className="ml-2 font-sans text-fine text-soft">{props.count}</span>}
      </h2>
      {props.children}
    </section>
  );
}

function PinnedResult(props: { history: ResultHistory; pin: ReactNode; children: ReactNode }) {
  const { latest } = props.history;
  return (
    <article className="min-w-0 rounded-card border border-line bg-card px-4 pt-3 pb-1">
      <div className="flex items-start gap-3">
        <div className="min-w-0 grow">
          <h3 lang="en" className="break-words font-semibold text-lead leading-snug">
            {nameOf(props.history)}
          </h3>
          <p className="text-fine text-soft">{latest.flag ? nowTexts.flags[latest.flag] : nowTexts.noRange}</p>
        </div>
        <p className="shrink-0 text-right leading-tight">
          <span className="block font-medium font-serif text-heading">{latest.said}</span>
          <span className="text-fine text-soft">{writtenUnit(latest.unit)}</span>
        </p>
        {props.pin}
      </div>
      {props.children}
    </article>
  );
}

function NoHit(props: { histories: readonly ResultHistory[]; search: string; onChoose: (name: string) => void }) {
  const names = props.histories.map(nameOf);
  const nearest = nearestNames(names, props.search);
  return (
    <div role="status">
      <p className="font-serif text-lead">{words.noHit}</p>
      {nearest.length > 0 && (
        <div className="mt-2 flex flex-wrap items-center gap-2">
          <span className="text-soft">{words.nearest}</span>
          {nearest.map((name) => (
            <button
              key={name}
              type="button"
              lang="en"
              onClick={() => props.onChoose(name)}
              className="min-h-11 rounded-full bg-quiet-wash px-4 font-semibold hover:bg-line"
            >
              {name}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

/** The chart's name, and how the records print it: what stands before the first number of the words. */
function namesOf(history: ResultHistory): string {
  const printed = history.points.map(({ citation }) => citation.quote.split(/\d/)[0] ?? "");
  return [history.name, nameOf(history), ...new Set(printed)].join(" ");
}
