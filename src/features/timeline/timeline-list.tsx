import { type ReactNode, useMemo } from "react";
import type { MedicalDocument } from "#core/domain/medical-document.ts";
import { formatClinicalDate } from "#features/texts/formats.ts";
import { texts } from "#features/texts/texts.ts";
import { timelineTexts } from "#features/texts/timeline.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { Note } from "#ui/note.tsx";
import { Segmented } from "#ui/segmented.tsx";
import { useListWindow } from "#ui/use-list-window.ts";
import { TimelineCheckIns } from "./timeline-check-ins.tsx";
import { TimelineEntry } from "./timeline-entry.tsx";
import { type TimelineItem, timelineItems } from "./timeline-items.ts";
import { type TimelineDirection, timelineGroups } from "./timeline-order.ts";
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
  const { entries, count } = useMemo(() => entriesOf(props.documents, direction), [props.documents, direction]);
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
      <TimelineEntries entries={entries} documentHref={props.documentHref} />
      {props.bin}
    </div>
  );
}

interface Entry {
  /** The id of its (first) record. */
  key: string;
  item: TimelineItem;
  heading: string | undefined;
}

function entriesOf(documents: MedicalDocument[], direction: TimelineDirection): { entries: Entry[]; count: number } {
  const groups = timelineGroups(documents, direction);
  const entries = groups.flatMap(({ month, documents }) =>
    timelineItems(documents).map((item, index) => ({
      key: item.kind === "record" ? item.document.id : item.documents[0].id,
      item,
      heading: index === 0 ? headingOf(month) : undefined,
    })),
  );
  return { entries, count: groups.reduce((sum, { documents }) => sum + documents.length, 0) };
}

/** The thread itself. Of ten thousand records only those near the screen are drawn; the others are as much empty room. */
function TimelineEntries({ entries, documentHref }: { entries: Entry[]; documentHref: (id: string) => string }) {
  const keys = useMemo(() => entries.map(({ key }) => key), [entries]);
  const { list, from, to, before, after } = useListWindow(keys);
  return (
    <ol aria-label={words.heading} ref={list}>
      {before > 0 && <li aria-hidden="true" style={{ height: before }} />}
      {entries.slice(from, to).map(({ key, item, heading }, place) => {
        const index = from + place;
        const look = { heading, mirrored: index % 2 === 1, last: index === entries.length - 1 };
        const within = { "data-key": key, "aria-posinset": index + 1, "aria-setsize": entries.length };
        return item.kind === "check-ins" ? (
          <TimelineCheckIns
            key={key}
            documents={item.documents}
            documentHref={documentHref}
            {...look}
            within={within}
          />
        ) : (
          <TimelineEntry key={key} document={item.document} href={documentHref(key)} {...look} within={within} />
        );
      })}
      {after > 0 && <li aria-hidden="true" style={{ height: after }} />}
    </ol>
  );
}

function headingOf(month: ReturnType<typeof timelineGroups>[number]["month"]): string {
  return month === undefined ? timelineTexts.undated : formatClinicalDate(month);
}
