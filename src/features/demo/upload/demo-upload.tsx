import { ArrowLeft, FileUp, Info } from "lucide-react";
import { demoTexts } from "#features/texts/demo.ts";
import { Badge } from "#ui/badge.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { DropZone } from "#ui/drop-zone.tsx";
import { OtherWays } from "./other-ways.tsx";
import { SimulatedFileList } from "./simulated-file-list.tsx";
import { useSimulatedUpload } from "./simulated-upload.ts";

const words = demoTexts.upload;

/** What the file picker offers (specification, section 5). */
export const demoAccept = ".pdf,.jpg,.jpeg,.png,.mp3,.wav";

/** The simulated upload: what it would look like, without a file being opened. */
export function DemoUpload({ backHref, signUpHref }: { backHref: string; signUpHref: string }) {
  const { files, add, remove } = useSimulatedUpload();
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-8 px-5 pt-4 md:pt-6">
      <header className="flex flex-col items-start gap-3">
        <ButtonLink
          href={backHref}
          variant="quiet"
          icon={<ArrowLeft aria-hidden="true" className="size-5" />}
          className="-ml-4"
        >
          {words.back}
        </ButtonLink>
        <Badge tone="yellow">{demoTexts.badge}</Badge>
        <h1 className="font-medium font-serif text-title">{words.title}</h1>
        <p className="measure flex gap-2.5">
          <Info aria-hidden="true" className="mt-1 size-5 shrink-0 text-wait" />
          {words.simulated}
        </p>
      </header>
      <DropZone
        label={words.zone}
        hint={words.hint}
        icon={<FileUp className="size-6" />}
        accept={demoAccept}
        uploading={false}
        uploadingLabel={words.states.uploading}
        onFiles={add}
      />
      <SimulatedFileList files={files} remove={remove} />
      <OtherWays />
      <div className="flex flex-col items-start gap-3 border-line border-t pt-6">
        <p className="measure text-soft">{words.ownRecords}</p>
        <ButtonLink href={signUpHref} variant="primary">
          {words.signUp}
        </ButtonLink>
      </div>
    </div>
  );
}
