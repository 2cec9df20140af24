import { usePageTitle } from "#app/use-page-title.ts";
import { PlainPage } from "#features/pages/plain-page.tsx";
import { plainPagesEn } from "#features/texts/plain-pages-en.ts";

/** One of the short honest pages. */
export function PlainScreen({ page }: { page: keyof typeof plainPagesEn }) {
  const texts = plainPagesEn[page];
  usePageTitle(texts.title);
  return <PlainPage key={page} texts={texts} />;
}
