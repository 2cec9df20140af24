import { RotateCcw } from "lucide-react";
import { type BinnedDocument, daysLeftInBin } from "#core/domain/bin.ts";
import { binTexts as words } from "#features/texts/bin.ts";
import { formatDay } from "#features/texts/formats.ts";
import { texts } from "#features/texts/texts.ts";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { nameOf } from "./bin-commands.ts";

/** Days from which on it is said with some weight that a record will be gone. */
const soon = 3;

/** One record of the bin: its name, until when it can be brought back, and the two ways out. */
export function BinRow(props: {
  binned: BinnedDocument;
  now: number;
  busy: boolean;
  onBringBack: () => void;
  onRemove: () => void;
}) {
  const { document, deletedAt } = props.binned;
  const left = daysLeftInBin(props.binned, props.now);
  const name = nameOf(document);
  const kind = document.kind && texts.documents.kinds[document.kind];
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line py-4 not-first:border-t">
      <div className="min-w-0 flex-1 basis-64">
        <p lang={document.title ? "en" : undefined} className="break-words font-semibold">
          {name}
        </p>
        <p className="text-soft">{[kind, words.deletedOn(formatDay(deletedAt))].filter(Boolean).join(" · ")}</p>
        <p className={classNames(left <= soon ? "font-semibold text-wait" : "text-soft")}>{words.left(left)}</p>
      </div>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Button
          icon={<RotateCcw aria-hidden="true" className="size-5" />}
          aria-label={words.bringBackNamed(name)}
          disabled={props.busy}
          onClick={props.onBringBack}
        >
          {words.bringBack}
        </Button>
        <Button variant="quiet" aria-label={words.forGoodNamed(name)} disabled={props.busy} onClick={props.onRemove}>
          {words.forGood}
        </Button>
      </div>
    </li>
  );
}
