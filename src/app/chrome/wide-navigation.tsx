import { useAssistant } from "#features/assistant/assistant-store.ts";
import { navigationTexts } from "#features/texts/navigation.ts";
import { texts } from "#features/texts/texts.ts";
import { classNames } from "#ui/class-names.ts";
import { NavigationLink, navigationItem } from "./navigation-link.tsx";
import { navigationPlaces } from "./navigation-places.ts";

/** All places in one row, from a tablet's width on. */
export function WideNavigation({ signedIn, className }: { signedIn: boolean; className?: string }) {
  const openAssistant = useAssistant((assistant) => assistant.open);
  const { before, after } = navigationPlaces(signedIn);
  return (
    <nav aria-label={texts.chrome.navigation} className={classNames("-mx-3 hidden items-center md:flex", className)}>
      {before.map((place) => (
        <NavigationLink key={place.href} place={place} />
      ))}
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => openAssistant("dialog")}
        className={classNames(navigationItem, "text-soft hover:text-ink")}
      >
        {navigationTexts.assistant}
      </button>
      {after.map((place) => (
        <NavigationLink key={place.href} place={place} />
      ))}
    </nav>
  );
}
