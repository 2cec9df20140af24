import { Search } from "lucide-react";
import { type ReactNode, useMemo } from "react";
import { paths } from "#app/paths.ts";
import { today } from "#app/today.ts";
import type { Citation } from "#core/domain/citation.ts";
import type { MedicalDocument } from "#core/domain/medical-document.ts";
import type { NowBrief } from "#core/findings/now/now-brief.ts";
import { AppointmentLink } from "#features/appointments/appointment-link.tsx";
import { ChangeList, MedicineRows, ToDoList } from "#features/now/now-first.tsx";
import { NowSourcesContext } from "#features/now/now-row.tsx";
import { NextRows, ResultRows } from "#features/now/now-second.tsx";
import { type NowWords, nowWords } from "#features/now/now-words.ts";
import { SourceNumbers } from "#features/now/sources.ts";
import { nowTexts as words } from "#features/texts/now.ts";
import { recordTitle } from "#features/texts/record-title.ts";
import { ButtonLink } from "#ui/button.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import type { Loadable } from "#ui/loaded.tsx";

interface NowProps {
  brief: Loadable<NowBrief>;
  documents: MedicalDocument[];
}

/** What to do, what changed, what is taken, what moved. */
export function HubNow(props: NowProps) {
  return (
    <>
      {props.brief.state === "failed" && <ErrorState title={words.failed} />}
      <Told {...props}>{(now) => <ToDoList now={now} />}</Told>
      <div className="flex gap-2">
        <div className="grid min-w-0 grow">
          <AppointmentLink href={paths.appointment} />
        </div>
        <ButtonLink href={paths.search} icon={<Search aria-hidden="true" className="size-5" />} className="min-h-12">
          <span className="sr-only">{words.search}</span>
        </ButtonLink>
      </div>
      <Told {...props}>
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
  return <Told {...props}>{(now) => <NextRows now={now} />}</Told>;
}

/** The brief in words, with where each of them comes from; nothing where it could not be put together. */
function Told({ brief, documents, children }: NowProps & { children: (now: NowWords) => ReactNode }) {
  const now = useMemo(() => (brief.state === "ready" ? nowWords(brief.value, today()) : undefined), [brief]);
  const sources = useMemo(() => {
    if (now === undefined) return undefined;
    const numbers = new SourceNumbers(now);
    const byId = new Map(documents.map((document) => [document.id, document]));
    return {
      of: numbers.of.bind(numbers),
      href: paths.citation,
      titleOf({ documentId, originalFilename, page }: Citation) {
        const document = byId.get(documentId);
        return words.page(document === undefined ? originalFilename : recordTitle(document), page);
      },
    };
  }, [now, documents]);
  if (now === undefined) return null;
  return <NowSourcesContext value={sources}>{children(now)}</NowSourcesContext>;
}
