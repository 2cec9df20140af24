import { publicLinks } from "#app/public-links.ts";
import { usePageTitle } from "#app/use-page-title.ts";
import { LandingPage } from "#features/pages/landing/landing-page.tsx";
import { pagesTexts } from "#features/texts/pages.ts";
import { RecordAtFirst } from "./record-at-first.tsx";

export function LandingScreen() {
  usePageTitle(pagesTexts.landing.title);
  return <LandingPage links={publicLinks} place={<RecordAtFirst />} />;
}
