import { publicLinks } from "#app/public-links.ts";
import { usePageTitle } from "#app/use-page-title.ts";
import { StoryPage } from "#features/pages/story-page.tsx";
import { pagesTexts } from "#features/texts/pages.ts";

export function StoryScreen() {
  usePageTitle(pagesTexts.story.title);
  return <StoryPage links={publicLinks} />;
}
