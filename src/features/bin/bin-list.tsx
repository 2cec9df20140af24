import { Trash2 } from "lucide-react";
import { useState } from "react";
import type { BinnedDocument } from "#core/domain/bin.ts";
import type { MedicalDocument } from "#core/domain/medical-document.ts";
import { binTexts as words } from "#features/texts/bin.ts";
import { texts } from "#features/texts/texts.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { type BinCommands, nameOf, useBinCommands } from "./bin-commands.ts";
import { BinRow } from "./bin-row.tsx";

/** What was deleted, last deleted first; each can be brought back or, asked once, deleted for good. `now`: epoch milliseconds. */
export function BinList(props: { binned: readonly BinnedDocument[]; now: number; commands: BinCommands }) {
  const { binned, now } = props;
  const { busy, bringBack, remove } = useBinCommands(props.commands);
  const [asking, setAsking] = useState<readonly MedicalDocument[]>();
  const [first] = asking ?? [];

  if (binned.length === 0) {
    return (
      <EmptyState title={words.empty}>
        <p className="measure text-soft">{words.emptyText}</p>
      </EmptyState>
    );
  }
  const all = binned.map(({ document }) => document);
  const isAll = asking?.length === all.length && all.length > 1;
  return (
    <div>
      <p className="measure mb-3 text-soft">{words.about}</p>
      <ul>
        {binned.map((each) => (
          <BinRow
            key={each.document.id}
            binned={each}
            now={now}
            busy={busy}
            onBringBack={() => bringBack(each.document)}
            onRemove={() => setAsking([each.document])}
          />
        ))}
      </ul>
      {all.length > 1 && (
        <Button
          variant="quiet"
          icon={<Trash2 aria-hidden="true" className="size-5" />}
          onClick={() => setAsking(all)}
          disabled={busy}
          className="mt-4 -ml-4"
        >
          {words.emptyBin}
        </Button>
      )}
      <Dialog
        open={asking !== undefined}
        onOpenChange={() => setAsking(undefined)}
        title={isAll ? words.emptyBinTitle : words.forGoodTitle}
        description={isAll ? words.emptyBinText(all.length) : first ? words.forGoodText(nameOf(first)) : ""}
        closeLabel={texts.chrome.close}
      >
        <div className="flex flex-wrap gap-3">
          <Button variant="danger" busy={busy} onClick={() => remove(asking ?? []).then(() => setAsking(undefined))}>
            {isAll ? words.emptyBin : words.forGood}
          </Button>
          <Button disabled={busy} onClick={() => setAsking(undefined)}>
            {words.cancel}
          </Button>
        </div>
      </Dialog>
    </div>
  );
}
