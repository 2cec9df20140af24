import { useMemo } from "react";
import { apiClient } from "#api/client.ts";
import { paths } from "#app/paths.ts";
import { today } from "#app/today.ts";
import { useOwnEntry } from "#app/use-own-entry.ts";
import type { CheckIn, OwnEntry } from "#core/domain/own-entry.ts";
import { checkInOf, isCheckIn, progressOfDays } from "#core/findings/check-ins/check-in-progress.ts";
import type { CitedRecord } from "#core/findings/now/day-digest.ts";
import { daysBefore } from "#core/findings/now/days-before.ts";
import { CheckInCard } from "#features/check-ins/check-in-card.tsx";

const isEntryOfDay = (entry: OwnEntry): entry is CheckIn => entry.kind === "check-in";

/**
 * Today's check-in as one row, with yesterday's to be said again.
 *
 * @param days - On how many days there is one, as it was counted last; `latest` are the newest of those.
 * @param since - Records that came since.
 */
export function HubCheckIn(props: { days: number; latest: readonly CitedRecord[]; since: readonly CitedRecord[] }) {
  const { days, latest, since } = props;
  const { documents, progress } = useMemo(() => {
    const came = since.filter(isCheckIn);
    const counted = new Set(latest.map(({ originalFilename }) => originalFilename));
    const more = new Set(came.map(({ originalFilename }) => originalFilename).filter((name) => !counted.has(name)));
    return { documents: [...came, ...latest], progress: progressOfDays(days + more.size) };
  }, [days, latest, since]);
  const doneToday = checkInOf(documents, today()) !== undefined;
  const before = checkInOf(documents, daysBefore(today(), 1));
  const card = { progress, doneToday, href: paths.checkIn };
  return before === undefined || doneToday ? <CheckInCard {...card} /> : <AfterYesterday {...card} id={before.id} />;
}

function AfterYesterday({ id, ...card }: Omit<Parameters<typeof CheckInCard>[0], "yesterday"> & { id: string }) {
  const known = useOwnEntry(id, isEntryOfDay);
  const checkIn = known.state === "ready" ? known.value : undefined;
  return (
    <CheckInCard
      {...card}
      yesterday={
        checkIn && {
          checkIn,
          async repeat() {
            // A note tells of its own day.
            const { note: _note, ...said } = checkIn;
            await apiClient.addEntry({ ...said, date: today() });
          },
        }
      }
    />
  );
}
