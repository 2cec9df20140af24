import { ChevronRight } from "lucide-react";
import { paths } from "#app/paths.ts";
import { EmergencyLink } from "#features/emergency-card/emergency-link.tsx";
import { SettingsSection } from "#features/settings/settings-section.tsx";
import { emergencyTexts as words } from "#features/texts/emergency.ts";
import { Link } from "#ui/link.tsx";
import { useMediaQuery } from "#ui/use-media-query.ts";

/** The way to the emergency card, in the settings: on a phone a row that leads there at once. */
export function EmergencySection() {
  const isWide = useMediaQuery("(min-width: 48rem)");
  if (isWide) {
    return (
      <SettingsSection id="emergency-card" title={words.title} open>
        <p className="measure">{words.text}</p>
        <EmergencyLink href={paths.emergencyCard} />
      </SettingsSection>
    );
  }
  return (
    <section id="emergency-card" aria-label={words.title} className="border-line border-t">
      <Link
        href={paths.emergencyCard}
        className="flex min-h-14 items-center justify-between gap-4 font-medium font-serif text-heading"
      >
        {words.title}
        <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-soft" />
      </Link>
    </section>
  );
}
