import { type ReactNode, useId } from "react";
import { modelsTexts as words } from "#features/texts/models.ts";
import { Badge, type BadgeTone } from "#ui/badge.tsx";
import { classNames } from "#ui/class-names.ts";

type RungBadge = "speaks" | "here" | "suggested" | "missing";

const badges: Record<RungBadge, { tone: BadgeTone; label: string }> = {
  speaks: { tone: "green", label: words.speaks },
  here: { tone: "grey", label: words.here },
  suggested: { tone: "yellow", label: words.suggested },
  missing: { tone: "grey", label: words.notPossible },
};

/** The look of a rung: its name, where it runs, how it stands, its figures, and (as children) what can be done. */
export function RungFrame(props: {
  name: string;
  place?: string;
  badge: RungBadge | undefined;
  facts: readonly string[];
  children?: ReactNode;
}) {
  const id = useId();
  const badge = props.badge && badges[props.badge];
  return (
    <li
      aria-labelledby={id}
      className={classNames(
        "flex flex-col gap-3 rounded-card border bg-card p-4 sm:p-5",
        props.badge === "speaks" ? "border-well" : "border-line",
      )}
    >
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h2 id={id} className="font-semibold text-lead">
          {props.name}
          {props.place && <span className="font-normal text-soft"> {props.place}</span>}
        </h2>
        {badge && <Badge tone={badge.tone}>{badge.label}</Badge>}
      </div>
      {props.facts.length > 0 && (
        <ul className="-mt-2 flex flex-wrap gap-x-4 text-soft tabular-nums">
          {props.facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      )}
      {props.children}
    </li>
  );
}
