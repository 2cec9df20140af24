import { publicLinks } from "#app/public-links.ts";
import { usePageTitle } from "#app/use-page-title.ts";
import { StoryPage } from "#features/pages/story-page.tsx";
import { pagesEn } from "#features/texts/pages-en.ts";

export function StoryScreen() {
  usePageTitle(pagesEn.story.title);
  return <StoryPage links={publicLinks} />;
}
