import { lazy } from "react";
import { Route } from "react-router-dom";
import { paths } from "./paths.ts";

export const LandingScreen = lazy(() =>
  import("./screens/landing-screen.tsx").then(({ LandingScreen }) => ({ default: LandingScreen })),
);
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
  </>
);
