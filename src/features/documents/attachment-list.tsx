import { FilePlus, Paperclip } from "lucide-react";
import { useState } from "react";
import type { EnclosedFile } from "#core/reading/enclosed-file.ts";
import { attachmentsTexts as words } from "#features/texts/attachments.ts";
import { failureMessage } from "#features/texts/failure-message.ts";
import { formatSize } from "#features/texts/formats.ts";
import { Button } from "#ui/button.tsx";
import { showToast } from "#ui/toast-store.ts";
import type { OpenEnclosures } from "./enclosures.ts";
import { useAttachments } from "./use-attachments.ts";

/** The files inside a PDF or an e-mail, each with the way to keep it as a record of its own; nothing where there are none. */
export function AttachmentList(props: {
  content: Blob | undefined;
  open: OpenEnclosures;
  upload: (files: File[]) => Promise<unknown>;
}) {
  const found = useAttachments(props.content, props.open);
  if (found === undefined) return null;

  async function add({ id, name }: EnclosedFile) {
    const read = await found?.read(id);
    if (!read?.ok) throw new Error(words.damaged);
    await props.upload([new File([read.value], name)]);
  }

  return (
    <section aria-labelledby="attachments-heading" className="mx-auto w-full max-w-6xl px-5 pt-9 pb-5">
      <h2 id="attachments-heading" className="mb-1 font-medium font-serif text-heading">
        {words.heading[found.within]}
      </h2>
      {found.within === "email" && <p className="measure text-soft">{words.notRead}</p>}
      <ul>
        {found.files.map((attachment) => (
          <AttachmentRow key={attachment.id} attachment={attachment} add={() => add(attachment)} />
        ))}
      </ul>
    </section>
  );
}

function AttachmentRow({ attachment, add }: { attachment: EnclosedFile; add: () => Promise<void> }) {
  const { name, byteSize, isReadable } = attachment;
  const [busy, setBusy] = useState(false);

  async function start() {
    setBusy(true);
    try {
      await add();
      showToast(words.added(name));
    } catch (error) {
      showToast({ variant: "destructive", ...words.failed, description: failureMessage(error, words.failed.title) });
    }
    setBusy(false);
  }

  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line py-3 not-first:border-t">
      <span className="flex min-w-0 items-start gap-3">
        <Paperclip aria-hidden="true" className="mt-1 size-5 shrink-0 text-soft" />
        <span className="min-w-0">
          <span className="block break-words font-semibold">{name}</span>
          <span className="block text-soft">{formatSize(byteSize)}</span>
        </span>
      </span>
      {isReadable ? (
        <Button
          busy={busy}
          onClick={start}
          aria-label={words.addNamed(name)}
          icon={<FilePlus aria-hidden="true" className="size-5" />}
        >
          {words.add}
        </Button>
      ) : (
        <span className="text-soft">{words.unreadable}</span>
      )}
    </li>
  );
}
