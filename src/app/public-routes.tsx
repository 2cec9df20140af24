import { type ComponentType, lazy } from "react";
import { Route } from "react-router-dom";
import { paths } from "./paths.ts";
import { readToken } from "./session/session-token.ts";

let loaded: ComponentType | undefined;

async function loadLanding(): Promise<ComponentType> {
  loaded = (await import("./screens/landing-screen.tsx")).LandingScreen;
  return loaded;
}

const LandingWhenLoaded = lazy(async () => ({ default: await loadLanding() }));

/** The landing page; drawn at once where `prepareLanding` has brought it in. */
export function LandingScreen() {
  const Screen = loaded ?? LandingWhenLoaded;
  return <Screen />;
}

/**
 * Brings in the landing page before anything is drawn, where it is what will be drawn: the page itself preloads it, and React would hold a
 * spinner in its place for a third of a second. Never throws: what could not be brought in is asked for again by its route.
 */
export async function prepareLanding(): Promise<void> {
  const { pathname } = location;
  const isFirst = pathname === paths.landing || (pathname === paths.home && readToken() === null);
  if (isFirst) await loadLanding().catch(() => undefined);
}

const StoryScreen = lazy(() =>
  import("./screens/story-screen.tsx").then(({ StoryScreen }) => ({ default: StoryScreen })),
);
const PricingScreen = lazy(() =>
  import("./screens/pricing-screen.tsx").then(({ PricingScreen }) => ({ default: PricingScreen })),
);
const CareCircleScreen = lazy(() =>
  import("./screens/care-circle-screen.tsx").then(({ CareCircleScreen }) => ({ default: CareCircleScreen })),
);
const PlainScreen = lazy(() =>
  import("./screens/plain-screen.tsx").then(({ PlainScreen }) => ({ default: PlainScreen })),
);

/** In the development build only: in the built app the condition is false, and nothing of the styleguide is left. */
const StyleguideScreen = import.meta.env.DEV
  ? lazy(() =>
      import("./styleguide/styleguide-screen.tsx").then(({ StyleguideScreen }) => ({ default: StyleguideScreen })),
    )
  : undefined;

/** The pages that anybody may see, signed in or not. */
export const publicRoutes = (
  <>
    <Route path={paths.landing} element={<LandingScreen />} />
    <Route path={paths.story} element={<StoryScreen />} />
    <Route path={paths.pricing} element={<PricingScreen />} />
    <Route path={paths.careCircle} element={<CareCircleScreen />} />
    <Route path={paths.privacy} element={<PlainScreen page="privacy" />} />
    <Route path={paths.howItWorks} element={<PlainScreen page="howItWorks" />} />
    <Route path={paths.accessibility} element={<PlainScreen page="accessibility" />} />
    {StyleguideScreen && <Route path="/styleguide" element={<StyleguideScreen />} />}
  </>
);
