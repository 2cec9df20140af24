import { useMemo, useState } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { apiClient } from "#api/client.ts";
import { paths } from "#app/paths.ts";
import { today } from "#app/today.ts";
import { useFacts } from "#app/use-facts.ts";
import { useMedicines } from "#app/use-medicines.ts";
import { useOwnEntry } from "#app/use-own-entry.ts";
import { usePageTitle } from "#app/use-page-title.ts";
import type { FactKind } from "#core/domain/fact.ts";
import type { MedicalDocument } from "#core/domain/medical-document.ts";
import type { CheckIn, OwnEntry } from "#core/domain/own-entry.ts";
import { checkInOf } from "#core/findings/check-ins/check-in-progress.ts";
import { daysBefore } from "#core/findings/now/days-before.ts";
import { useDocuments } from "#db/live/use-documents.ts";
import { medicinesOf, symptomsOf } from "#features/check-ins/check-in-draft.ts";
import { CheckInForm } from "#features/check-ins/check-in-form.tsx";
import { DayField } from "#features/check-ins/day-field.tsx";
import { offeredFirst, suggestedMedicines, suggestedSymptoms } from "#features/check-ins/suggestions.ts";
import { checkInsTexts as words } from "#features/texts/check-ins.ts";
import { BackLink } from "#ui/back-link.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { Loaded } from "#ui/loaded.tsx";
import { showToast } from "#ui/toast-store.ts";

const isCheckIn = (entry: OwnEntry): entry is CheckIn => entry.kind === "check-in";
const symptomKinds: readonly FactKind[] = ["symptom"];

/** How a day was. The address may name the day; it is today where it names none, or one to come. */
export function CheckInScreen() {
  const now = today();
  const [search, setSearch] = useSearchParams();
  const named = search.get("date") ?? "";
  const date = /^\d{4}-\d{2}-\d{2}$/.test(named) && named < now ? named : now;
  const title = date === now ? words.titleToday : words.title;
  usePageTitle(title);
  const documents = useDocuments();
  return (
    <div className="mx-auto flex w-full max-w-2xl flex-col px-5 pt-2 md:pt-6">
      <BackLink href={paths.dashboard}>{words.back}</BackLink>
      <h1 className="mt-1 font-medium font-serif text-title">{title}</h1>
      <p className="mt-1 mb-5 text-soft">{words.text}</p>
      <DayField date={date} today={now} onChange={(day) => setSearch({ date: day }, { replace: true })} />
      <Loaded result={documents} loading={null} failed={<ErrorState title={words.loadFailed} />}>
        {(all) => <Day key={date} date={date} documents={all} />}
      </Loaded>
    </div>
  );
}

function Day({ date, documents }: { date: string; documents: MedicalDocument[] }) {
  // The first answer stays: what is saved in the meantime must not empty a form that somebody fills in.
  const [document] = useState(() => checkInOf(documents, date));
  return document === undefined ? (
    <Form date={date} documents={documents} />
  ) : (
    <KnownDay date={date} documents={documents} id={document.id} />
  );
}

function KnownDay(props: { date: string; documents: MedicalDocument[]; id: string }) {
  const known = useOwnEntry(props.id, isCheckIn);
  return (
    <Loaded result={known} loading={null} failed={<ErrorState title={words.loadFailed} />}>
      {(checkIn) => (
        <>
          <p className="mb-5 text-soft">{words.editing}</p>
          <Form {...props} known={checkIn} />
        </>
      )}
    </Loaded>
  );
}

interface FormProps {
  date: string;
  documents: MedicalDocument[];
  id?: string;
  known?: CheckIn;
}

/** What was said the day before is offered first; where there is nothing of that day, the records alone are asked. */
function Form(props: FormProps) {
  const [before] = useState(() => checkInOf(props.documents, daysBefore(props.date, 1)));
  return before === undefined ? <OfferingForm {...props} /> : <FormAfter {...props} before={before.id} />;
}

function FormAfter({ before, ...props }: FormProps & { before: string }) {
  const yesterday = useOwnEntry(before, isCheckIn);
  if (yesterday.state === "loading") return null;
  return <OfferingForm {...props} yesterday={yesterday.state === "ready" ? yesterday.value : undefined} />;
}

function OfferingForm(props: FormProps & { yesterday?: CheckIn | undefined }) {
  const { date, documents, id, known, yesterday } = props;
  const navigate = useNavigate();
  const facts = useFacts(documents, symptomKinds);
  const medicines = useMedicines(documents);
  const symptoms = useMemo(() => (facts.state === "ready" ? suggestedSymptoms(facts.value) : []), [facts]);

  async function save(checkIn: CheckIn) {
    await (id === undefined ? apiClient.addEntry(checkIn) : apiClient.rewriteEntry(id, checkIn));
    navigate(paths.dashboard);
    showToast(words.saved);
  }

  // What is offered stands from the beginning, so that nothing moves under a thumb.
  if (facts.state === "loading" || medicines.state === "loading") return null;
  return (
    <CheckInForm
      date={date}
      known={known}
      symptoms={offeredFirst(yesterday && symptomsOf(yesterday).map(({ name }) => name), symptoms)}
      medicines={offeredFirst(
        yesterday && medicinesOf(yesterday),
        medicines.state === "ready" ? suggestedMedicines(medicines.value.current) : [],
      )}
      save={save}
    />
  );
}
