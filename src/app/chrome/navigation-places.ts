import { paths } from "#app/paths.ts";
import { en } from "#features/texts/en.ts";
import { navigationEn } from "#features/texts/navigation-en.ts";

export interface NavigationPlace {
  href: string;
  label: string;
  /** Red: where somebody who is new here should look. */
  accent?: boolean;
}

/** The places of the navigation, before and after the button that opens the assistant. */
export function navigationPlaces(signedIn: boolean): { before: NavigationPlace[]; after: NavigationPlace[] } {
  const own = [
    { href: paths.upload, label: en.chrome.upload },
    { href: paths.chat, label: en.chrome.ask },
  ];
  return {
    before: [
      // Signed in, the root is the hub; signed out, it is the landing page, and the hub's address shows the form.
      { href: signedIn ? paths.landing : paths.home, label: navigationEn.home },
      { href: signedIn ? paths.dashboard : paths.myHealth, label: navigationEn.myHealth },
      ...(signedIn ? own : []),
      { href: paths.pricing, label: navigationEn.pricing },
    ],
    after: [{ href: paths.demo, label: navigationEn.demo, accent: true }],
  };
}
