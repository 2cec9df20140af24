import { createContext, type ReactNode, useContext } from "react";
import type { Citation } from "#core/domain/citation.ts";
import { nowTexts as words } from "#features/texts/now.ts";
import { classNames } from "#ui/class-names.ts";
import { Link } from "#ui/link.tsx";
import type { NowLine } from "./now-words.ts";

export interface NowSources {
  of: (line: NowLine) => { number: number; citation: Citation }[];
  href: (citation: Citation) => string;
  /** What the record is called that a place is in. */
  titleOf: (citation: Citation) => string;
}

/** Where the lines of the screen come from. */
export const NowSourcesContext = createContext<NowSources | undefined>(undefined);

const tones = {
  amber: "bg-wait-wash text-wait",
  green: "bg-well-wash text-well",
  grey: "bg-quiet-wash text-soft",
};

/** A row: the whole of it opens the first of its places; the further ones have a round of their own. */
export function NowRow(props: { line: NowLine; before?: ReactNode; aside?: ReactNode; strong?: boolean }) {
  const { line, strong = true } = props;
  return (
    <li className="relative flex min-h-13 items-center gap-3 border-line px-4 py-1.5 not-first:border-t hover:bg-quiet-wash/50">
      {props.before}
      <div className="min-w-0 grow basis-40">
        <p className={classNames("break-words leading-snug", strong && "font-semibold")}>
          <span lang="en">{line.text}</span>
        </p>
        <p className="break-words text-fine text-soft">
          {line.tag?.inline && <Tag {...line.tag} />}
          <span lang="en">{line.detail}</span>
          <Rounds line={line} />
        </p>
      </div>
      {line.tag && !line.tag.inline && <Tag {...line.tag} />}
      {props.aside}
    </li>
  );
}

function Tag({ tone, label, inline = false }: { tone: keyof typeof tones; label: string; inline?: boolean }) {
  return (
    <span
      className={classNames(
        "shrink-0 rounded-md px-2 py-0.5 font-semibold text-fine",
        inline && "mr-1.5 inline-block",
        tones[tone],
      )}
    >
      {label}
    </span>
  );
}

/** The numbers of a line's places. The first is as large as its row; none stands alone on a line. */
function Rounds({ line }: { line: NowLine }) {
  const sources = useContext(NowSourcesContext);
  return (
    <>
      {sources?.of(line).map(({ number, citation }, index) => (
        <span key={number} className="whitespace-nowrap">
          {" "}
          <Link
            href={sources.href(citation)}
            aria-label={words.sourceOf(line.text, number, sources.titleOf(citation))}
            className={classNames(
              "ml-1 inline-grid size-[1.45em] place-items-center rounded-full bg-wash align-middle font-bold text-[0.82rem] text-thread leading-none hover:bg-thread hover:text-on-thread",
              index === 0 ? "after:absolute after:inset-0" : "relative z-10 after:absolute after:-inset-2.5",
            )}
          >
            {number}
          </Link>
        </span>
      ))}
    </>
  );
}
