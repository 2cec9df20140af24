import { PencilLine } from "lucide-react";
import { useRef, useState } from "react";
import type { Page } from "#core/domain/page.ts";
import { correctionsTexts as words } from "#features/texts/corrections.ts";
import { Button } from "#ui/button.tsx";
import { type Correcting, useCorrecting } from "./correcting.ts";
import type { MarkedPlace } from "./marked-place.ts";
import { MarkedWords } from "./marked-words.tsx";
import { pageMarks } from "./page-marks.ts";
import { type Rewriting, rewriteLine, rewritePage } from "./rewrite-lines.ts";
import { segmentText } from "./text-segments.ts";
import { WordsEditor } from "./words-editor.tsx";

const nothingShown = { place: undefined, found: [], current: undefined };

/** The lines of a page, each to be rewritten; or all of it at once. */
export function PageCorrector(props: {
  page: Page;
  read: Page;
  correcting: Correcting;
  /** Told of the line that is edited, so that it is seen on the original too. */
  onLook: (place: MarkedPlace | undefined) => void;
}) {
  const { page, read, correcting, onLook } = props;
  const { corrections, commands } = correcting;
  const { busy, save } = useCorrecting(commands);
  const [edited, setEdited] = useState<number | "page">();
  const list = useRef<HTMLUListElement>(null);
  const marks = pageMarks(page, nothingShown);
  const shown = { page, read, corrections };

  function edit(line: number) {
    setEdited(line);
    const { start = 0, end = 0 } = page.lines[line] ?? {};
    onLook({ page: page.number, start, end });
  }
  /** The focus goes back to the line that was edited. */
  function close(line: number | "page") {
    setEdited(undefined);
    onLook(undefined);
    requestAnimationFrame(() => {
      list.current?.parentElement?.querySelector<HTMLElement>(`[data-line="${line}"]`)?.focus();
    });
  }
  async function apply({ changes, undo }: Rewriting, line: number | "page") {
    if ((changes.length === 0 && undo.length === 0) || (await save(changes, undo))) close(line);
  }

  return (
    <div>
      <p className="measure mb-2 text-soft">{words.correctingHint}</p>
      <ul ref={list} className="rounded-card border border-line bg-card py-1">
        {page.lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no name but their number
          <li key={index} className="not-first:border-line not-first:border-t">
            {edited === index ? (
              <div className="px-2">
                <WordsEditor
                  label={words.lineLabel(index + 1)}
                  text={page.text.slice(line.start, line.end)}
                  oneLine
                  busy={busy}
                  save={(text) => apply(rewriteLine(shown, index, text), index)}
                  cancel={() => close(index)}
                />
              </div>
            ) : (
              <button
                type="button"
                data-line={index}
                aria-label={editLabel(page.text.slice(line.start, line.end))}
                onClick={() => edit(index)}
                className="flex min-h-11 w-full items-center justify-between gap-3 px-4 py-2 text-left hover:bg-quiet-wash"
              >
                <span lang="en" className="min-w-0 whitespace-pre-wrap break-words">
                  <MarkedWords segments={segmentText(page.text, marks, line)} />
                </span>
                <PencilLine aria-hidden="true" className="size-5 shrink-0 text-soft" />
              </button>
            )}
          </li>
        ))}
      </ul>
      {edited === "page" ? (
        <WordsEditor
          label={words.pageLabel(page.number)}
          text={page.text}
          oneLine={false}
          busy={busy}
          save={(text) => apply(rewritePage(shown, text), "page")}
          cancel={() => close("page")}
        />
      ) : (
        <Button variant="quiet" tight className="mt-2" data-line="page" onClick={() => setEdited("page")}>
          {words.wholePage}
        </Button>
      )}
    </div>
  );
}

function editLabel(line: string): string {
  return line.trim() === "" ? words.editEmptyLine : words.editLine(line);
}
