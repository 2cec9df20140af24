import { publicLinks } from "#app/public-links.ts";
import { usePageTitle } from "#app/use-page-title.ts";
import { CareCirclePage } from "#features/pages/care-circle-page.tsx";
import { pagesEn } from "#features/texts/pages-en.ts";

export function CareCircleScreen() {
  usePageTitle(pagesEn.careCircle.title);
  return <CareCirclePage links={publicLinks} />;
}
