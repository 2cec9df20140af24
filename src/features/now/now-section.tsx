import { type ReactNode, useId } from "react";
import { nowTexts as words } from "#features/texts/now.ts";
import { Folded } from "#ui/folded.tsx";
import { Link } from "#ui/link.tsx";

/** A heading, the way to all of it where there is one, and what stands below. */
export function NowSection(props: {
  heading: string;
  count?: number;
  all?: { href: string; label: string } | undefined;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className="mb-1 flex items-baseline justify-between gap-4">
        <h2 id={id} className="font-medium font-serif text-heading">
          {props.heading}
          {props.count ? <span className="ml-2 font-sans text-fine text-soft">{props.count}</span> : null}
        </h2>
        {props.all && (
          <Link
            href={props.all.href}
            className="relative shrink-0 font-semibold text-fine underline decoration-edge underline-offset-4 after:absolute after:-inset-x-2 after:-inset-y-3 hover:decoration-ink"
          >
            {props.all.label}
          </Link>
        )}
      </div>
      {props.children}
    </section>
  );
}

const cardLooks = "overflow-hidden rounded-card border border-line bg-card";

/** Rows in one card: the first of them, and the rest one press away. */
export function NowRows<Line extends { key: string }>(props: {
  lines: readonly Line[];
  shown: number;
  row: (line: Line) => ReactNode;
}) {
  const { lines, row } = props;
  // To fold a single row takes as much room as the row.
  const shown = lines.length === props.shown + 1 ? lines.length : props.shown;
  const rest = lines.slice(shown);
  if (lines.length === 0) return null;
  return (
    <div className={cardLooks}>
      <ul>{lines.slice(0, shown).map(row)}</ul>
      {rest.length > 0 && (
        <div className="border-line border-t px-4 [&_details>ul]:-mx-4 [&_details>ul]:border-line [&_details>ul]:border-t">
          <Folded label={words.more(rest.length)}>
            <ul>{rest.map(row)}</ul>
          </Folded>
        </div>
      )}
    </div>
  );
}
