import { useMemo } from "react";
import { paths } from "#app/paths.ts";
import { useMedicines } from "#app/use-medicines.ts";
import { usePageTitle } from "#app/use-page-title.ts";
import { useDocuments } from "#db/live/use-documents.ts";
import { AddByHandLink } from "#features/entries/add-by-hand-link.tsx";
import { MedicinePage } from "#features/medicines/medicine-page.tsx";
import { handEntriesTexts } from "#features/texts/hand-entries.ts";
import { medicinesTexts as words } from "#features/texts/medicines.ts";
import { BackLink } from "#ui/back-link.tsx";

/** All medicines that the records name. */
export function MedicinesScreen() {
  usePageTitle(words.title);
  const documents = useDocuments();
  const all = useMemo(() => (documents.state === "ready" ? documents.value : []), [documents]);
  const medicines = useMedicines(all);
  return (
    <div className="mx-auto flex w-full max-w-5xl flex-col px-5 pt-2 md:pt-6">
      <BackLink href={paths.dashboard}>{words.back}</BackLink>
      <h1 className="mt-1 mb-4 font-medium font-serif text-title">{words.title}</h1>
      <AddByHandLink
        href={paths.addByHandOf("medicine")}
        label={handEntriesTexts.addMedicine}
        className="mb-6 self-start"
      />
      <MedicinePage medicines={documents.state === "failed" ? documents : medicines} citationHref={paths.citation} />
    </div>
  );
}
