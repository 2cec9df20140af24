import { type BinnedDocument, daysLeftInBin } from "#core/domain/bin.ts";
import { binTexts as words } from "#features/texts/bin.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { type BinCommands, nameOf, useBinCommands } from "./bin-commands.ts";

/** Stands where a record was that is in the bin now. `now`: epoch milliseconds. */
export function InBin({ binned, now, commands }: { binned: BinnedDocument; now: number; commands: BinCommands }) {
  const { busy, bringBack } = useBinCommands(commands);
  return (
    <EmptyState title={words.inBin}>
      <p className="break-words font-semibold">{nameOf(binned.document)}</p>
      <p className="text-soft">{words.inBinText(daysLeftInBin(binned, now))}</p>
      <Button busy={busy} onClick={() => bringBack(binned.document)}>
        {words.bringBack}
      </Button>
    </EmptyState>
  );
}
