import { LockKeyhole } from "lucide-react";
import { firstRecordTexts as words } from "#features/texts/first-record.ts";
import { Button } from "#ui/button.tsx";

/** Says, as long as the record is not kept, where it is and until when; and keeps it. */
export function KeepBar(props: { until: string; onKeep: () => void }) {
  return (
    <aside className="sticky bottom-0 z-20 -mx-5 max-[24rem]:static border-line border-t bg-card px-5 py-2.5">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-x-5 gap-y-2">
        <p className="flex min-w-0 grow basis-32 items-start gap-2 text-fine text-soft">
          <LockKeyhole aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-well" />
          {words.onlyHere(props.until)}
        </p>
        <Button variant="primary" onClick={props.onKeep} className="min-h-13 px-6 max-[24rem]:grow">
          {words.keep}
        </Button>
      </div>
    </aside>
  );
}
