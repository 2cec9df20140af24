import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import { pagesTexts } from "#features/texts/pages.ts";
import { plainPagesTexts } from "#features/texts/plain-pages.ts";
import { pricingTexts } from "#features/texts/pricing.ts";
import { App } from "./app.tsx";
import { paths } from "./paths.ts";
import { preparePublicScreen } from "./public-screens.tsx";
import { titleOf } from "./use-page-title.ts";

interface Page {
  path: string;
  title: string;
  /** The module of its screen, as the bundler names it from the root. */
  screen: string;
}

const plain = "/src/app/screens/plain-screen.tsx";
const landing = { title: pagesTexts.landing.title, screen: "/src/app/screens/landing-screen.tsx" };

/** The pages that the build draws ahead: those of words, the same for every visitor, in the language of the records. */
export const pages: readonly Page[] = [
  { path: paths.home, ...landing },
  { path: paths.landing, ...landing },
  { path: paths.story, title: pagesTexts.story.title, screen: "/src/app/screens/story-screen.tsx" },
  { path: paths.pricing, title: pricingTexts.title, screen: "/src/app/screens/pricing-screen.tsx" },
  { path: paths.careCircle, title: pagesTexts.careCircle.title, screen: "/src/app/screens/care-circle-screen.tsx" },
  { path: paths.privacy, title: plainPagesTexts.privacy.title, screen: plain },
  { path: paths.howItWorks, title: plainPagesTexts.howItWorks.title, screen: plain },
  { path: paths.accessibility, title: plainPagesTexts.accessibility.title, screen: plain },
];

/** The markup and the title of a page as a visitor sees it first. For the build: the page then goes on with what it finds there. */
export async function prerender({ path, title }: Page): Promise<{ markup: string; title: string }> {
  await preparePublicScreen(path);
  const markup = renderToString(
    <StaticRouter location={path}>
      <App />
    </StaticRouter>,
  );
  return { markup, title: titleOf(title) };
}
