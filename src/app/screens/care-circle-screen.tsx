import { publicLinks } from "#app/public-links.ts";
import { usePageTitle } from "#app/use-page-title.ts";
import { CareCirclePage } from "#features/pages/care-circle-page.tsx";
import { pagesTexts } from "#features/texts/pages.ts";

export function CareCircleScreen() {
  usePageTitle(pagesTexts.careCircle.title);
  return <CareCirclePage links={publicLinks} />;
}
