import { NotebookPen } from "lucide-react";
import { checkInsTexts as words } from "#features/texts/check-ins.ts";
import { ButtonLink } from "#ui/button.tsx";

/** One press to the check-in, from wherever records are looked at. */
export function CheckInLink({ href }: { href: string }) {
  return (
    <ButtonLink
      href={href}
      className="mb-5 min-h-12 w-full sm:w-auto"
      icon={<NotebookPen aria-hidden="true" className="size-5" />}
    >
      {words.question}
    </ButtonLink>
  );
}
