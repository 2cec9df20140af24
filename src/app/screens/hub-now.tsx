import { Search } from "lucide-react";
import { paths } from "#app/paths.ts";
import { today } from "#app/today.ts";
import type { CitedRecord } from "#core/findings/now/day-digest.ts";
import type { NowBrief } from "#core/findings/now/now-brief.ts";
import { AppointmentLink } from "#features/appointments/appointment-link.tsx";
import { ChangeList, MedicineRows, ToDoList } from "#features/now/now-first.tsx";
import { NextRows, ResultRows } from "#features/now/now-second.tsx";
import { nowTexts as words } from "#features/texts/now.ts";
import { ButtonLink } from "#ui/button.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import type { Loadable } from "#ui/loaded.tsx";
import { Told } from "./told-now.tsx";

interface NowProps {
  brief: Loadable<NowBrief>;
  /** The records that the brief cites. */
  documents: readonly CitedRecord[];
}

/** What to do, what changed, what is taken, what moved. */
export function HubNow(props: NowProps) {
  const told = toldOf(props);
  return (
    <>
      {props.brief.state === "failed" && <ErrorState title={words.failed} />}
      <Told {...told}>{(now) => <ToDoList now={now} />}</Told>
      <div className="flex gap-2">
        <div className="grid min-w-0 grow">
          <AppointmentLink href={paths.appointment} />
        </div>
        <ButtonLink href={paths.search} icon={<Search aria-hidden="true" className="size-5" />} className="min-h-12">
          <span className="sr-only">{words.search}</span>
        </ButtonLink>
      </div>
      <Told {...told}>
        {(now) => (
          <>
            <ChangeList now={now} />
            <MedicineRows now={now} allHref={paths.medicines} />
            <ResultRows now={now} allHref={paths.results} />
          </>
        )}
      </Told>
    </>
  );
}

/** What comes next and who to call. */
export function HubNowSecond(props: NowProps) {
  return <Told {...toldOf(props)}>{(now) => <NextRows now={now} />}</Told>;
}

function toldOf({ brief, documents }: NowProps) {
  return { brief: brief.state === "ready" ? brief.value : undefined, documents, day: today(), href: paths.citation };
}
