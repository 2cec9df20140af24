import { usePageTitle } from "#app/use-page-title.ts";
import { PlainPage } from "#features/pages/plain-page.tsx";
import { plainPagesTexts } from "#features/texts/plain-pages.ts";

/** One of the short honest pages. */
export function PlainScreen({ page }: { page: keyof typeof plainPagesTexts }) {
  const texts = plainPagesTexts[page];
  usePageTitle(texts.title);
  return <PlainPage key={page} texts={texts} />;
}
