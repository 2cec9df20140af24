import { useMemo, useState } from "react";
import { apiClient } from "#api/client.ts";
import { paths } from "#app/paths.ts";
import { useChart } from "#app/use-chart.ts";
import { useDisagreementsOfKind } from "#app/use-disagreements.ts";
import { usePageTitle } from "#app/use-page-title.ts";
import { useThreads } from "#app/use-threads.ts";
import { type AppointmentBrief, appointmentBrief } from "#core/findings/appointments/appointment-brief.ts";
import { useAppointmentQuestions } from "#db/live/use-appointment-questions.ts";
import { useDocuments } from "#db/live/use-documents.ts";
import { AppointmentPage } from "#features/appointments/appointment-page.tsx";
import { EmergencyLink } from "#features/emergency-card/emergency-link.tsx";
import { OtherVersions } from "#features/other-versions/other-versions.tsx";
import { saveAppointmentPdf } from "#features/summary-pdf/deliver-appointment.ts";
import { appointmentsTexts as words } from "#features/texts/appointments.ts";
import { BackLink } from "#ui/back-link.tsx";
import type { Loadable } from "#ui/loaded.tsx";

const commands = {
  add: apiClient.addAppointmentQuestion,
  rewrite: apiClient.rewriteAppointmentQuestion,
  remove: apiClient.deleteAppointmentQuestion,
};

/** Appointment mode: what to take along, from the records of this device alone. */
export function AppointmentScreen() {
  const versions = useDisagreementsOfKind("appointment-question");
  usePageTitle(words.title);
  const documents = useDocuments();
  const all = useMemo(() => (documents.state === "ready" ? documents.value : []), [documents]);
  const chart = useChart(all);
  const questions = useAppointmentQuestions();
  const threads = useThreads();
  const [since, setSince] = useState<string>();
  const brief = useMemo<Loadable<AppointmentBrief>>(() => {
    if (documents.state === "failed") return documents;
    if (documents.state === "loading" || chart.state === "loading") return { state: "loading" };
    if (chart.state === "failed") return chart;
    return { state: "ready", value: appointmentBrief(documents.value, chart.value, since) };
  }, [documents, chart, since]);
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col px-5 pt-2 md:pt-6">
      <BackLink href={paths.dashboard}>{words.back}</BackLink>
      <h1 className="mt-1 font-medium font-serif text-[2.1rem] leading-tight md:text-[2.6rem]">{words.title}</h1>
      <p data-print="hide" className="mt-1 mb-6 text-soft">
        {words.text}
      </p>
      <div data-print="hide" className="mb-6">
        <EmergencyLink href={paths.emergencyCard} />
      </div>
      <OtherVersions disagreements={versions.own} choose={versions.choose} />
      <AppointmentPage
        brief={brief}
        threads={threads.state === "ready" ? threads.value.shown : []}
        questions={questions}
        commands={commands}
        onSince={setSince}
        citationHref={paths.citation}
        savePdf={saveAppointmentPdf}
      />
    </div>
  );
}
