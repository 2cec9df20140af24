import { publicLinks } from "#app/public-links.ts";
import { usePageTitle } from "#app/use-page-title.ts";
import { LandingPage } from "#features/pages/landing/landing-page.tsx";
import { pagesEn } from "#features/texts/pages-en.ts";

export function LandingScreen() {
  usePageTitle(pagesEn.landing.title);
  return <LandingPage links={publicLinks} />;
}
