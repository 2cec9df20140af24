import { paths } from "#app/paths.ts";
import type { MedicalDocument } from "#core/domain/medical-document.ts";
import { useBin } from "#db/live/use-bin.ts";
import { BinLink } from "#features/bin/bin-link.tsx";
import { CheckInLink } from "#features/check-ins/check-in-link.tsx";
import { AddByHandLink } from "#features/entries/add-by-hand-link.tsx";
import { TimelineList } from "#features/timeline/timeline-list.tsx";
import { TimelineParts } from "./timeline-parts.tsx";

/** The hub's third tab: the records in their order, and beside them the ways to results and red threads. */
export function HubTimeline({ documents }: { documents: MedicalDocument[] }) {
  const bin = useBin();
  return (
    <>
      <TimelineParts here={paths.hub("timeline")} />
      <TimelineList
        documents={documents}
        documentHref={paths.document}
        bin={<BinLink href={paths.bin} count={bin.state === "ready" ? bin.value.length : 0} />}
        checkIn={
          <div className="flex flex-wrap gap-x-3">
            <CheckInLink href={paths.checkIn} />
            <AddByHandLink href={paths.addByHand} />
          </div>
        }
      />
    </>
  );
}
