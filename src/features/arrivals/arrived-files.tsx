import { Inbox } from "lucide-react";
import { useState } from "react";
import { maximumFileBytes } from "#core/domain/medical-document.ts";
import { arrivalsTexts as words } from "#features/texts/arrivals.ts";
import { formatSize } from "#features/texts/formats.ts";
import { Button } from "#ui/button.tsx";
import { showToast } from "#ui/toast-store.ts";

/** So many names are read at a glance. */
const namesShown = 8;

interface Uploaded {
  documents: readonly unknown[];
  refused: readonly { originalFilename: string; message: string }[];
}

export function ArrivedFiles(props: {
  files: readonly File[];
  upload: (files: File[]) => Promise<Uploaded>;
  letGo: () => Promise<void>;
}) {
  const { files } = props;
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Uploaded["refused"]>([]);

  async function keep() {
    setBusy(true);
    try {
      const fitting = files.filter(({ size }) => size <= maximumFileBytes);
      const tooLarge = files.filter(({ size }) => size > maximumFileBytes);
      const stored = fitting.length === 0 ? { documents: [], refused: [] } : await props.upload(fitting);
      const left = [
        ...stored.refused,
        ...tooLarge.map(({ name }) => ({ originalFilename: name, message: words.tooLarge })),
      ];
      setRefused(left);
      if (stored.documents.length > 0) showToast(words.kept(stored.documents.length));
      if (left.length === 0) await props.letGo();
    } catch (error) {
      console.warn(error);
      showToast({ variant: "destructive", ...words.failed });
    } finally {
      setBusy(false);
    }
  }

  return (
    <section
      aria-label={words.title}
      className="flex flex-col items-start gap-3 rounded-card border border-thread bg-card p-4"
    >
      <h2 className="flex items-center gap-2 font-semibold text-lead">
        <Inbox aria-hidden="true" className="size-6 shrink-0" />
        {words.title}
      </h2>
      <ul className="w-full">
        {files.slice(0, namesShown).map(({ name, size }, at) => (
          // Two files may have one name.
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes its order
          <li key={at} className="flex justify-between gap-4">
            <span className="min-w-0 break-all">{name}</span>
            <span className="shrink-0 text-soft">{formatSize(size)}</span>
          </li>
        ))}
      </ul>
      {files.length > namesShown && <p className="text-soft">{words.more(files.length - namesShown)}</p>}
      <p className="measure text-soft">{words.text}</p>
      <ul role="alert" className="break-words text-thread empty:hidden">
        {refused.map(({ originalFilename, message }) => (
          <li key={originalFilename}>{`${originalFilename}: ${message}`}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        {refused.length === 0 && (
          <Button busy={busy} onClick={keep}>
            {words.keep(files.length)}
          </Button>
        )}
        <Button variant="quiet" disabled={busy} onClick={() => void props.letGo()}>
          {refused.length === 0 ? words.letGo : words.close}
        </Button>
      </div>
    </section>
  );
}
