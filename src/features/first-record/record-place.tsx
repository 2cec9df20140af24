import { Camera, FileText, LockKeyhole } from "lucide-react";
import { useState } from "react";
import { firstRecordTexts } from "#features/texts/first-record.ts";
import { ButtonLink } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { FileButton } from "#ui/file-button.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { useDroppedFiles } from "./use-dropped-files.ts";

const words = firstRecordTexts.place;

export interface RecordPlaceProps {
  /** The file inputs' `accept`. */
  accept: string;
  /** Takes the files in and goes on to them; answers the sentence that says why they were not taken. */
  take: (files: File[]) => Promise<string | undefined>;
  /** Called when somebody is about to put something in: what stands behind it can be fetched. */
  onNear: () => void;
  /** A record that is here already, and until when. */
  waiting: { href: string; until: string } | undefined;
}

/** The place on the landing page where a record is put in at once. All of the window takes what is dropped. */
export function RecordPlace(props: RecordPlaceProps) {
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  const { waiting } = props;

  async function give(files: File[]) {
    if (busy) return;
    setTrouble(undefined);
    setBusy(true);
    try {
      setTrouble(await props.take(files));
    } catch (error) {
      console.warn(error);
      setTrouble(words.failed);
    } finally {
      setBusy(false);
    }
  }
  const isOver = useDroppedFiles(give, props.onNear);

  const choosers = (
    <>
      <FileButton
        variant={waiting ? "secondary" : "primary"}
        accept={props.accept}
        multiple
        disabled={busy}
        onFiles={give}
        icon={<FileText aria-hidden="true" className="size-5" />}
        className="grow"
      >
        {words.choose}
      </FileButton>
      <FileButton
        accept="image/*"
        camera
        disabled={busy}
        onFiles={give}
        icon={<Camera aria-hidden="true" className="size-5" />}
        className="grow"
      >
        {words.photograph}
      </FileButton>
    </>
  );
  return (
    <section
      aria-labelledby="record-place-heading"
      data-state={busy ? "busy" : isOver ? "drag-over" : "idle"}
      onPointerEnter={props.onNear}
      onFocus={props.onNear}
      className={classNames(
        "flex w-full max-w-[34rem] flex-col gap-4 rounded-[1.1rem] border-2 border-thread border-dashed p-5 transition-colors",
        isOver ? "bg-wash" : "bg-paper",
      )}
    >
      <div>
        <h2 id="record-place-heading" className="font-medium font-serif text-heading">
          {isOver ? words.letGo : waiting ? words.waiting : words.heading}
        </h2>
        <p className="mt-1 text-soft">{waiting ? words.waitingText(waiting.until) : words.text}</p>
      </div>
      {busy ? (
        <p role="status" className="flex min-h-13 items-center gap-2.5 font-semibold">
          <Spinner className="text-thread" />
          {words.opening}
        </p>
      ) : (
        <>
          {waiting && (
            <ButtonLink href={waiting.href} variant="primary" className="min-h-13">
              {words.goOn}
            </ButtonLink>
          )}
          {waiting && <p className="-mb-2 font-semibold">{words.another}</p>}
          <div className="flex flex-wrap gap-2.5">{choosers}</div>
        </>
      )}
      <div role="alert" className="empty:hidden">
        {trouble && <p className="rounded-control bg-wait-wash px-3.5 py-2.5 font-semibold text-wait">{trouble}</p>}
      </div>
      <p className="flex items-start gap-2 text-fine text-soft">
        <LockKeyhole aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-well" />
        {words.sealed}
      </p>
    </section>
  );
}
