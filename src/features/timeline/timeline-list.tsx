import type { ReactNode } from "react";
import type { MedicalDocument } from "#core/domain/medical-document.ts";
import { formatClinicalDate } from "#features/texts/formats.ts";
import { texts } from "#features/texts/texts.ts";
import { timelineTexts } from "#features/texts/timeline.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { Note } from "#ui/note.tsx";
import { Segmented } from "#ui/segmented.tsx";
import { TimelineCheckIns } from "./timeline-check-ins.tsx";
import { TimelineEntry } from "./timeline-entry.tsx";
import { timelineItems } from "./timeline-items.ts";
import { timelineGroups } from "./timeline-order.ts";
import { useTimelineDirection } from "./use-timeline-direction.ts";

const words = texts.timeline;

/** My Timeline: the completed records month by month, on one thread. */
export function TimelineList(props: {
  documents: MedicalDocument[];
  documentHref: (id: string) => string;
  /** Stands above the list, also where it is empty. */
  checkIn?: ReactNode;
  /** Stands below the list, also where it is empty. */
  bin?: ReactNode;
}) {
  const [direction, setDirection] = useTimelineDirection();
  const groups = timelineGroups(props.documents, direction);
  const entries = groups.flatMap(({ month, documents }) =>
    timelineItems(documents).map((item, index) => ({ item, heading: index === 0 ? headingOf(month) : undefined })),
  );
  const count = groups.reduce((sum, { documents }) => sum + documents.length, 0);
  if (entries.length === 0) {
    return (
      <>
        {props.checkIn}
        <EmptyState title={words.empty} />
        {props.bin}
      </>
    );
  }
  return (
    <div className="max-w-3xl">
      {props.checkIn}
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="text-soft">{timelineTexts.count(count)}</p>
        {entries.length > 1 && (
          <Segmented
            label={timelineTexts.order}
            value={direction}
            onChange={setDirection}
            options={[
              { value: "oldest", label: timelineTexts.oldest },
              { value: "newest", label: timelineTexts.newest },
            ]}
          />
        )}
      </div>
      <Note>{texts.chrome.englishOnly}</Note>
      <ol aria-label={words.heading}>
        {entries.map(({ item, heading }, index) => {
          const place = { heading, mirrored: index % 2 === 1, last: index === entries.length - 1 };
          if (item.kind === "check-ins") {
            const { documents } = item;
            return (
              <TimelineCheckIns
                key={documents[0].id}
                documents={documents}
                documentHref={props.documentHref}
                {...place}
              />
            );
          }
          const { document } = item;
          return (
            <TimelineEntry key={document.id} document={document} href={props.documentHref(document.id)} {...place} />
          );
        })}
      </ol>
      {props.bin}
    </div>
  );
}

function headingOf(month: ReturnType<typeof timelineGroups>[number]["month"]): string {
  return month === undefined ? timelineTexts.undated : formatClinicalDate(month);
}
