import { useMemo } from "react";
import { paths } from "#app/paths.ts";
import { useChart } from "#app/use-chart.ts";
import { usePageTitle } from "#app/use-page-title.ts";
import { type EmergencyCard, emergencyCard } from "#core/findings/appointments/emergency-card.ts";
import { useDocuments } from "#db/live/use-documents.ts";
import { EmergencyPage } from "#features/emergency-card/emergency-page.tsx";
import { saveCardPdf, saveCardPictures } from "#features/summary-pdf/card/deliver-card.ts";
import { emergencyTexts as words } from "#features/texts/emergency.ts";
import { BackLink } from "#ui/back-link.tsx";
import type { Loadable } from "#ui/loaded.tsx";

/** The emergency card, from the records of this device alone. */
export function EmergencyScreen() {
  usePageTitle(words.title);
  const documents = useDocuments();
  const all = useMemo(() => (documents.state === "ready" ? documents.value : []), [documents]);
  const chart = useChart(all);
  const card = useMemo<Loadable<EmergencyCard>>(() => {
    if (documents.state === "failed") return documents;
    if (documents.state === "loading" || chart.state === "loading") return { state: "loading" };
    return chart.state === "failed" ? chart : { state: "ready", value: emergencyCard(documents.value, chart.value) };
  }, [documents, chart]);
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col px-5 pt-2 md:pt-6">
      <BackLink href={paths.appointment}>{words.back}</BackLink>
      <h1 className="mt-1 font-medium font-serif text-[2.1rem] leading-tight md:text-[2.6rem]">{words.title}</h1>
      <p className="measure mt-1 mb-6 text-soft">{words.text}</p>
      <EmergencyPage card={card} citationHref={paths.citation} savePdf={saveCardPdf} savePicture={saveCardPictures} />
    </div>
  );
}
