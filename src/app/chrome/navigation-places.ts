import { paths } from "#app/paths.ts";
import { navigationTexts } from "#features/texts/navigation.ts";

export interface NavigationPlace {
  href: string;
  label: string;
  /** Red: where somebody who is new here should look. */
  accent?: boolean;
}

/** The places of the navigation, before and after the button that opens the assistant. */
export function navigationPlaces(signedIn: boolean): { before: NavigationPlace[]; after: NavigationPlace[] } {
  return {
    before: [
      // Signed in, the root is the hub; signed out, it is the landing page, and the hub's address shows the form.
      { href: signedIn ? paths.landing : paths.home, label: navigationTexts.home },
      { href: signedIn ? paths.dashboard : paths.myHealth, label: navigationTexts.myHealth },
      { href: paths.pricing, label: navigationTexts.pricing },
    ],
    after: [{ href: paths.demo, label: navigationTexts.demo, accent: true }],
  };
}
