import { createContext, type ReactNode, useContext } from "react";
import type { Citation } from "#core/domain/citation.ts";
import { nowTexts as words } from "#features/texts/now.ts";
import { classNames } from "#ui/class-names.ts";
import { Link } from "#ui/link.tsx";
import type { DetailPart, NowLine } from "./now-words.ts";

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
export function NowRow(props: { line: NowLine; aside?: ReactNode }) {
  const { line } = props;
  return (
    <li className="relative flex min-h-13 items-center gap-3 border-line px-4 py-1.5 not-first:border-t hover:bg-quiet-wash/50">
      <div className="min-w-0 grow">
        <div className="flex items-start justify-between gap-3">
          <p lang="en" className="min-w-0 break-words font-semibold leading-snug">
            {line.text}
          </p>
          {line.tag && !line.tag.inline && <Tag {...line.tag} />}
        </div>
        <p className="break-words text-fine text-soft">
          {line.tag?.inline && <Tag {...line.tag} />}
          <Detail parts={line.detail} />
          <Rounds line={line} />
        </p>
      </div>
      {props.aside}
    </li>
  );
}

function Detail({ parts }: { parts: readonly DetailPart[] }) {
  return parts.map(({ text, quoted }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one line, replaced whole
    <span key={index} lang={quoted && "en"}>
      {index === 0 ? text : `, ${text}`}
    </span>
  ));
}

function Tag({ tone, label, inline = false }: NonNullable<NowLine["tag"]>) {
  return (
    <span
      className={classNames(
        "shrink-0 rounded-md px-2 font-semibold text-fine",
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
