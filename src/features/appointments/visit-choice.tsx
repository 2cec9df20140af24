import { useId } from "react";
import type { AppointmentBrief } from "#core/findings/appointments/appointment-brief.ts";
import { appointmentsTexts } from "#features/texts/appointments.ts";
import { formatClinicalDate } from "#features/texts/formats.ts";
import { inputClassName } from "#ui/text-field.tsx";

const words = appointmentsTexts.changes;

/** Since which visit changes are told. Nothing where there is no choice. */
export function VisitChoice(props: { brief: AppointmentBrief; onChoose: (documentId: string) => void }) {
  const id = useId();
  const { visits, lastVisit } = props.brief;
  if (visits.length < 2) return null;
  return (
    <div data-print="hide" className="mt-3 mb-2 flex items-center gap-3">
      <label htmlFor={id} className="shrink-0 text-soft">
        {words.since}
      </label>
      <select
        id={id}
        value={lastVisit?.documentId}
        onChange={(event) => props.onChoose(event.target.value)}
        className={`${inputClassName} max-w-md truncate`}
      >
        {visits.map(({ documentId, title, date }) => (
          <option key={documentId} value={documentId}>
            {words.visit(formatClinicalDate(date), title)}
          </option>
        ))}
      </select>
    </div>
  );
}
