import { FileDown, Printer } from "lucide-react";
import { useState } from "react";
import type { AppointmentBrief } from "#core/appointments/appointment-brief.ts";
import type { AppointmentQuestion } from "#core/records/appointment-question.ts";
import type { Citation } from "#core/records/citation.ts";
import { appointmentsEn as words } from "#features/texts/appointments-en.ts";
import { formatClinicalDate } from "#features/texts/formats.ts";
import { Button } from "#ui/button.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { type Loadable, Loaded } from "#ui/loaded.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { showToast } from "#ui/toast-store.ts";
import { type AppointmentSheet, appointmentSheet } from "./appointment-sheet.ts";
import { MyQuestions, type QuestionCommands } from "./my-questions.tsx";
import { SheetSection } from "./sheet-section.tsx";
import { SourceList } from "./source-list.tsx";
import { VisitChoice } from "./visit-choice.tsx";

export interface AppointmentPageProps {
  brief: Loadable<AppointmentBrief>;
  questions: Loadable<AppointmentQuestion[]>;
  commands: QuestionCommands;
  onSince: (documentId: string) => void;
  citationHref: (citation: Citation) => string;
  savePdf: (sheet: AppointmentSheet, questions: AppointmentQuestion[]) => Promise<void>;
}

/** Everything for the appointment on one page that can be shown, printed or saved. */
export function AppointmentPage(props: AppointmentPageProps) {
  return (
    <div className="flex flex-col gap-10">
      <MyQuestions questions={props.questions} commands={props.commands} />
      <Loaded
        result={props.brief}
        loading={
          <p role="status" className="flex items-center gap-2 text-soft">
            <Spinner />
            {words.loading}
          </p>
        }
        failed={<ErrorState title={words.failed} />}
      >
        {(brief) => <Brief {...props} brief={brief} />}
      </Loaded>
    </div>
  );
}

function Brief(props: Omit<AppointmentPageProps, "brief"> & { brief: AppointmentBrief }) {
  const { brief, citationHref, questions } = props;
  const [saving, setSaving] = useState(false);
  const sheet = appointmentSheet(brief);

  async function save() {
    setSaving(true);
    try {
      await props.savePdf(sheet, questions.state === "ready" ? questions.value : []);
    } catch (error) {
      console.warn(error);
      showToast({ variant: "destructive", ...words.saveFailed });
    } finally {
      setSaving(false);
    }
  }

  return (
    <>
      {brief.next?.date && <p className="-order-1 text-lead">{words.next(formatClinicalDate(brief.next.date))}</p>}
      {sheet.sections.map((section) => (
        <SheetSection key={section.id} section={section} sources={sheet.sources} citationHref={citationHref}>
          {section.id === "changes" && <VisitChoice brief={brief} onChoose={props.onSince} />}
        </SheetSection>
      ))}
      <SourceList sources={sheet.sources} citationHref={citationHref} />
      <p className="measure text-soft">{words.notice}</p>
      <div data-print="hide" className="flex flex-wrap gap-3">
        <Button variant="primary" onClick={() => print()} icon={<Printer aria-hidden="true" className="size-5" />}>
          {words.print}
        </Button>
        <Button busy={saving} onClick={save} icon={<FileDown aria-hidden="true" className="size-5" />}>
          {saving ? words.saving : words.save}
        </Button>
      </div>
    </>
  );
}
