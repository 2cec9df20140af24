import { ShieldAlert } from "lucide-react";
import { emergencyTexts as words } from "#features/texts/emergency.ts";
import { ButtonLink } from "#ui/button.tsx";

/** The way to the emergency card. */
export function EmergencyLink({ href }: { href: string }) {
  return (
    <ButtonLink
      href={href}
      icon={<ShieldAlert aria-hidden="true" className="size-5" />}
      className="self-start max-sm:w-full"
    >
      {words.open}
    </ButtonLink>
  );
}
