import { Settings } from "lucide-react";
import type { ReactNode } from "react";
import { profileTexts } from "#features/texts/profile.ts";
import { texts } from "#features/texts/texts.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";

const words = texts.settings;

/** Who is signed in, the way to all settings, and (as children) the way to another person. */
export function ProfileDialog(props: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  email: string;
  settingsHref: string;
  children: ReactNode;
}) {
  return (
    <Dialog
      open={props.open}
      onOpenChange={props.onOpenChange}
      title={words.title}
      description={words.text}
      closeLabel={texts.chrome.close}
    >
      <dl>
        <dt className="text-soft">{words.email}</dt>
        <dd className="break-words font-semibold text-lead">{props.email}</dd>
      </dl>
      <ButtonLink
        href={props.settingsHref}
        icon={<Settings aria-hidden="true" className="size-5" />}
        className="mt-5 w-full"
      >
        {profileTexts.open}
      </ButtonLink>
      <hr className="my-6 border-line" />
      {props.children}
    </Dialog>
  );
}
