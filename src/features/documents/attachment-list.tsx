import { FilePlus, Paperclip } from "lucide-react";
import { useState } from "react";
import type { PdfAttachment } from "#core/reading/pdf-attachment.ts";
import { attachmentsTexts as words } from "#features/texts/attachments.ts";
import { failureMessage } from "#features/texts/failure-message.ts";
import { formatSize } from "#features/texts/formats.ts";
import { Button } from "#ui/button.tsx";
import { showToast } from "#ui/toast-store.ts";
import type { PdfClient } from "#workers/pdf/client.ts";
import { useAttachments } from "./use-attachments.ts";

/** The files inside a PDF, each with the way to keep it as a record of its own; nothing where there are none. */
export function AttachmentList(props: {
  content: Blob | undefined;
  open: PdfClient["open"];
  upload: (files: File[]) => Promise<unknown>;
}) {
  const found = useAttachments(props.content, props.open);
  if (found === undefined) return null;

  async function add({ id, name }: PdfAttachment) {
    const read = await found?.file.readAttachment(id, new AbortController().signal);
    if (!read?.ok) throw new Error(words.damaged);
    await props.upload([new File([read.value], name)]);
  }

  return (
    <section aria-labelledby="attachments-heading" className="mx-auto w-full max-w-6xl px-5 pt-9 pb-5">
      <h2 id="attachments-heading" className="mb-1 font-medium font-serif text-heading">
        {words.heading}
      </h2>
      <ul>
        {found.attachments.map((attachment) => (
          <AttachmentRow key={attachment.id} attachment={attachment} add={() => add(attachment)} />
        ))}
      </ul>
    </section>
  );
}

function AttachmentRow({ attachment, add }: { attachment: PdfAttachment; add: () => Promise<void> }) {
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
