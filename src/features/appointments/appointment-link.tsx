import { ArrowRight } from "lucide-react";
import { appointmentsTexts as words } from "#features/texts/appointments.ts";
import { ButtonLink } from "#ui/button.tsx";

/** One press to everything for the next appointment. */
export function AppointmentLink({ href }: { href: string }) {
  return (
    <ButtonLink href={href} variant="primary" className="min-h-12 gap-4">
      <span className="grow text-left">{words.open}</span>
      <ArrowRight aria-hidden="true" className="size-5" />
    </ButtonLink>
  );
}
