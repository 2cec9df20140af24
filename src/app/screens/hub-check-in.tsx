import { useMemo } from "react";
import { apiClient } from "#api/client.ts";
import { paths } from "#app/paths.ts";
import { today } from "#app/today.ts";
import { useOwnEntry } from "#app/use-own-entry.ts";
import type { MedicalDocument } from "#core/domain/medical-document.ts";
import type { CheckIn, OwnEntry } from "#core/domain/own-entry.ts";
import { checkInOf, checkInProgress } from "#core/findings/check-ins/check-in-progress.ts";
import { daysBefore } from "#core/findings/now/days-before.ts";
import { CheckInCard } from "#features/check-ins/check-in-card.tsx";

const isCheckIn = (entry: OwnEntry): entry is CheckIn => entry.kind === "check-in";

/** Today's check-in as one row, with yesterday's to be said again. */
export function HubCheckIn({ documents }: { documents: MedicalDocument[] }) {
  const progress = useMemo(() => checkInProgress(documents), [documents]);
  const doneToday = checkInOf(documents, today()) !== undefined;
  const before = checkInOf(documents, daysBefore(today(), 1));
  const card = { progress, doneToday, href: paths.checkIn };
  return before === undefined || doneToday ? <CheckInCard {...card} /> : <AfterYesterday {...card} id={before.id} />;
}

function AfterYesterday({ id, ...card }: Omit<Parameters<typeof CheckInCard>[0], "yesterday"> & { id: string }) {
  const known = useOwnEntry(id, isCheckIn);
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
