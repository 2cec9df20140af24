import { useState } from "react";
import type { Correction, CorrectionChange, FactEdit } from "#core/domain/correction.ts";
import { correctionsTexts as words } from "#features/texts/corrections.ts";
import { formatClinicalDate, formatDay } from "#features/texts/formats.ts";
import { texts } from "#features/texts/texts.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { type Correcting, useCorrecting } from "./correcting.ts";

/** Everything that the patient said of a record, newest first; each can be undone, and all at once. */
export function CorrectionList({ correcting, unplaced }: { correcting: Correcting; unplaced: readonly string[] }) {
  const { corrections, commands } = correcting;
  const { busy, undo, undoAll } = useCorrecting(commands);
  const [asking, setAsking] = useState(false);
  return (
    <div>
      <p className="measure mb-3 text-soft">{words.yoursHint}</p>
      <ul>
        {[...corrections].reverse().map((correction) => (
          <li
            key={correction.id}
            className="flex flex-wrap items-start justify-between gap-x-4 border-line border-t py-3"
          >
            <div className="min-w-0 grow basis-64">
              <p className="text-soft">
                {words.kinds[correction.change.type]} · {formatDay(correction.correctedAt)}
              </p>
              <p className="break-words">{describe(correction.change)}</p>
              {unplaced.includes(correction.id) && <p className="measure text-wait">{words.unplaced}</p>}
            </div>
            <UndoButton correction={correction} busy={busy} undo={undo} />
          </li>
        ))}
      </ul>
      {corrections.length > 1 && (
        <Button className="mt-2" disabled={busy} onClick={() => setAsking(true)}>
          {words.undoAll}
        </Button>
      )}
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        title={words.undoAllTitle}
        description={words.undoAllText}
        closeLabel={texts.chrome.close}
      >
        <div className="flex flex-wrap gap-3">
          <Button variant="danger" busy={busy} onClick={async () => (await undoAll()) && setAsking(false)}>
            {words.undoAll}
          </Button>
          <Button onClick={() => setAsking(false)} disabled={busy}>
            {words.cancel}
          </Button>
        </div>
      </Dialog>
    </div>
  );
}

function UndoButton(props: { correction: Correction; busy: boolean; undo: (id: string) => Promise<boolean> }) {
  const { id, change } = props.correction;
  return (
    <Button
      variant="quiet"
      tight
      disabled={props.busy}
      aria-label={words.undoOf(describe(change))}
      onClick={() => props.undo(id)}
    >
      {words.undo}
    </Button>
  );
}

/** What a correction says, in one line. */
export function describe(change: CorrectionChange): string {
  switch (change.type) {
    case "text":
      return words.wordsChange(change.oldText.trim(), change.newText.trim());
    case "fact":
      return `${change.fact.name}: ${editWords(change.edit)}`;
    case "not-mine":
      return [change.fact.name, change.fact.value, change.fact.dose].filter(Boolean).join(" ");
    case "title":
      return change.title;
    case "date":
      return formatClinicalDate(change.occurredOn);
  }
}

function editWords({ date, ...edit }: FactEdit): string {
  return [...Object.values(edit), date && formatClinicalDate(date)].filter(Boolean).join(" · ");
}
