import { FileDown, Printer } from "lucide-react";
import { useState } from "react";
import type { AppointmentQuestion } from "#core/domain/appointment-question.ts";
import type { Citation } from "#core/domain/citation.ts";
import { clinicalDateOf } from "#core/domain/clinical-date.ts";
import type { Insight } from "#core/domain/insight.ts";
import type { AppointmentBrief } from "#core/findings/appointments/appointment-brief.ts";
import { appointmentsTexts as words } from "#features/texts/appointments.ts";
import { formatClinicalDate } from "#features/texts/formats.ts";
import { Button } from "#ui/button.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import type { Loadable } from "#ui/loaded.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { showToast } from "#ui/toast-store.ts";
import { type AppointmentSheet, appointmentSheet } from "./appointment-sheet.ts";
import { MyQuestions, type QuestionCommands } from "./my-questions.tsx";
import { SheetSection } from "./sheet-section.tsx";
import { SourceList } from "./source-list.tsx";
import { VisitChoice } from "./visit-choice.tsx";

export interface AppointmentPageProps {
  brief: Loadable<AppointmentBrief>;
  /** The red threads that are shown. */
  threads?: readonly Insight[];
  questions: Loadable<AppointmentQuestion[]>;
  commands: QuestionCommands;
  onSince: (documentId: string) => void;
  citationHref: (citation: Citation) => string;
  savePdf: (sheet: AppointmentSheet, questions: AppointmentQuestion[]) => Promise<void>;
}

/** Everything for the appointment on one page that can be shown, printed or saved. */
export function AppointmentPage(props: AppointmentPageProps) {
  const { brief, questions, citationHref } = props;
  const [saving, setSaving] = useState(false);
  const sheet = brief.state === "ready" ? appointmentSheet(brief.value, props.threads) : undefined;

  async function save(ready: AppointmentSheet) {
    setSaving(true);
    try {
      await props.savePdf(ready, questions.state === "ready" ? questions.value : []);
    } catch (error) {
      console.warn(error);
      showToast({ variant: "destructive", ...words.saveFailed });
    } finally {
      setSaving(false);
    }
  }

  return (
    <div className="flex flex-col gap-7">
      <div data-print="hide" className="flex flex-wrap gap-3">
        <Button
          variant="primary"
          disabled={sheet === undefined}
          onClick={() => print()}
          icon={<Printer aria-hidden="true" className="size-5" />}
        >
          {words.print}
        </Button>
        <Button
          busy={saving}
          disabled={sheet === undefined}
          onClick={() => sheet && save(sheet)}
          icon={<FileDown aria-hidden="true" className="size-5" />}
        >
          {saving ? words.saving : words.save}
        </Button>
      </div>
      {brief.state === "ready" && brief.value.next && (
        <p className="text-lead">{words.next(formatClinicalDate(clinicalDateOf(brief.value.next.date)))}</p>
      )}
      <MyQuestions questions={questions} commands={props.commands} />
      {brief.state === "loading" && (
        <p role="status" className="flex items-center gap-2 text-soft">
          <Spinner />
          {words.loading}
        </p>
      )}
      {brief.state === "failed" && <ErrorState title={words.failed} />}
      {brief.state === "ready" && sheet && (
        <>
          <p lang="en" className="font-semibold text-lead">
            {sheet.patient}
          </p>
          {sheet.sections.map((section) => (
            <SheetSection key={section.id} section={section} sources={sheet.sources} citationHref={citationHref}>
              {section.id === "changes" && <VisitChoice brief={brief.value} onChoose={props.onSince} />}
            </SheetSection>
          ))}
          <SourceList sources={sheet.sources} citationHref={citationHref} />
          <p className="measure text-soft">{words.notice}</p>
        </>
      )}
    </div>
  );
}
