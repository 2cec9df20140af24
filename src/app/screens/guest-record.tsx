import { useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { paths } from "#app/paths.ts";
import { openGuest } from "#app/session/guest-commands.ts";
import { type GuestState, useGuest } from "#app/session/guest-store.ts";
import { startHome } from "#app/start-home.ts";
import { usePageTitle } from "#app/use-page-title.ts";
import { useDocuments } from "#db/live/use-documents.ts";
import { firstRecordTexts } from "#features/texts/first-record.ts";
import { texts } from "#features/texts/texts.ts";
import { ButtonLink } from "#ui/button.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { FullScreenSpinner } from "#ui/spinner.tsx";
import { ThreadMark } from "#ui/thread.tsx";
import { FirstRecordScreen } from "./first-record-screen.tsx";

const words = firstRecordTexts.ended;
const spinner = <FullScreenSpinner label={texts.chrome.loading} />;

/** What was put in without an account: the record that the address names, else the newest; or, in words, that there is none any more. */
export function GuestRecord() {
  usePageTitle(firstRecordTexts.place.heading);
  const { loading, guest, ended } = useGuest();
  const { search } = useLocation();
  const documents = useDocuments();
  const [failed, setFailed] = useState(false);
  const id = guest?.id;
  useEffect(() => {
    if (id === undefined) return;
    startHome()
      .then(openGuest)
      .catch((error: unknown) => {
        console.warn(error);
        setFailed(true);
      });
  }, [id]);

  if (loading) return spinner;
  if (guest === undefined) return <Ended ended={ended} />;
  if (failed || documents.state === "failed") {
    return (
      <div className="mx-auto w-full max-w-2xl px-5 py-12">
        <ErrorState title={texts.document.failedToLoad} />
      </div>
    );
  }
  if (documents.state === "loading") return spinner;
  const named = new URLSearchParams(search).get("id");
  const document = documents.value.find((each) => each.id === named) ?? documents.value[0];
  if (document === undefined) return <Ended ended={undefined} />;
  return <FirstRecordScreen key={document.id} document={document} all={documents.value} guest={guest} />;
}

function Ended({ ended }: Pick<GuestState, "ended">) {
  const text = ended === undefined ? words.noneText : ended === "time-over" ? words.timeOver : words.thrownAway;
  return (
    <div className="mx-auto flex w-full max-w-2xl flex-col items-start gap-4 px-5 py-12">
      <ThreadMark className="h-5 w-auto text-thread" />
      <h1 className="font-medium font-serif text-title">{ended === undefined ? words.none : words.title}</h1>
      <p className="measure text-soft">{text}</p>
      <ButtonLink href={paths.home} variant="primary">
        {words.again}
      </ButtonLink>
    </div>
  );
}
