import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { paths } from "#app/paths.ts";
import { keepGuestFor, throwGuestAway } from "#app/session/guest-commands.ts";
import { chosenHours } from "#app/session/guest-time.ts";
import { useFirstLook } from "#app/use-first-look.ts";
import { useKeepGuest } from "#app/use-keep-guest.ts";
import { usePageTitle } from "#app/use-page-title.ts";
import type { MedicalDocument } from "#core/domain/medical-document.ts";
import { useReading } from "#db/live/use-documents.ts";
import { KeepForm } from "#features/auth/keep-form.tsx";
import { FirstLookWaiting } from "#features/first-record/first-look-waiting.tsx";
import { KeepBar } from "#features/first-record/keep-bar.tsx";
import { LeaveDialog } from "#features/first-record/leave-dialog.tsx";
import { RecordHeading, recordTitle } from "#features/first-record/record-heading.tsx";
import { untilWords } from "#features/first-record/until-words.ts";
import { firstRecordTexts as words } from "#features/texts/first-record.ts";
import { Button } from "#ui/button.tsx";
import { Link } from "#ui/link.tsx";
import { FirstRecordPage } from "./first-record-page.tsx";
import { FirstRecordWords } from "./first-record-words.tsx";

/** A record that is not kept yet: its page lights up as it is understood, then what it says, what to ask it, and how to keep it. */
export function FirstRecordScreen(props: {
  document: MedicalDocument;
  /** Everything that was put in, this record too. */
  all: readonly MedicalDocument[];
  guest: { expiresAt: number };
}) {
  const { document } = props;
  const [keeping, setKeeping] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const navigate = useNavigate();
  const commands = useKeepGuest(document.id);
  const found = useReading(document.id);
  const reading = found.state === "ready" ? found.value : undefined;
  const seen = useFirstLook(document, reading);
  usePageTitle(recordTitle(document));
  const now = Date.now();
  const until = untilWords(props.guest.expiresAt, now);
  const others = props.all.filter(({ id }) => id !== document.id);

  if (keeping) return <KeepForm {...commands} onBack={() => setKeeping(false)} />;
  return (
    <div className="mx-auto flex w-full max-w-6xl grow flex-col px-5">
      <RecordHeading document={document} seen={seen} pages={reading?.pages ?? []} onClose={() => setLeaving(true)} />
      <div className="grid grow items-start gap-x-10 gap-y-6 pb-8 lg:grid-cols-2">
        <FirstRecordPage document={document} pages={reading?.pages} lighting={seen?.lighting} />
        <div className="flex min-w-0 flex-col gap-8">
          {seen || document.processingStatus === "failed" || document.waiting ? (
            <FirstRecordWords document={document} seen={seen} pages={reading?.pages} />
          ) : (
            <FirstLookWaiting />
          )}
          {others.length > 0 && (
            <section aria-labelledby="others-heading">
              <h2 id="others-heading" className="font-semibold">
                {words.others}
              </h2>
              <ul>
                {others.map((other) => (
                  <li key={other.id}>
                    <Link
                      href={paths.firstRecordOf(other.id)}
                      className="inline-flex min-h-11 items-center break-words underline decoration-edge underline-offset-4 hover:decoration-ink"
                    >
                      {recordTitle(other)}
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          )}
          <Button variant="quiet" tight onClick={() => setLeaving(true)} className="-ml-2 self-start">
            {words.throwAway}
          </Button>
        </div>
      </div>
      <KeepBar until={until} onKeep={() => setKeeping(true)} />
      <LeaveDialog
        open={leaving}
        onClose={() => setLeaving(false)}
        until={until}
        chosen={chosenHours(props.guest.expiresAt, now)}
        onHours={keepGuestFor}
        onKeep={() => {
          setLeaving(false);
          setKeeping(true);
        }}
        onLeave={() => navigate(paths.home)}
        throwAway={throwGuestAway}
      />
    </div>
  );
}
