import { type ComponentType, createElement, lazy } from "react";
import type { plainPagesTexts } from "#features/texts/plain-pages.ts";
import { paths } from "./paths.ts";

interface PublicScreen {
  /** Brings the screen in, so that it is drawn at once. Rejects where it cannot be fetched. */
  prepare(): Promise<ComponentType>;
  /** What draws it: itself where it was brought in, else what brings it in first. */
  component(): ComponentType;
}

function publicScreen(load: () => Promise<ComponentType>): PublicScreen {
  let loaded: ComponentType | undefined;
  async function prepare(): Promise<ComponentType> {
    loaded ??= await load();
    return loaded;
  }
  const WhenLoaded = lazy(async () => ({ default: await prepare() }));
  return { prepare, component: () => loaded ?? WhenLoaded };
}

function plainScreen(page: keyof typeof plainPagesTexts): PublicScreen {
  return publicScreen(async () => {
    const { PlainScreen } = await import("./screens/plain-screen.tsx");
    return () => <PlainScreen page={page} />;
  });
}

const landing = publicScreen(async () => (await import("./screens/landing-screen.tsx")).LandingScreen);

/** The pages of words that anybody may see, by their addresses: also what the build draws ahead. */
export const publicScreens: Readonly<Record<string, PublicScreen>> = {
  [paths.landing]: landing,
  [paths.story]: publicScreen(async () => (await import("./screens/story-screen.tsx")).StoryScreen),
  [paths.pricing]: publicScreen(async () => (await import("./screens/pricing-screen.tsx")).PricingScreen),
  [paths.careCircle]: publicScreen(async () => (await import("./screens/care-circle-screen.tsx")).CareCircleScreen),
  [paths.privacy]: plainScreen("privacy"),
  [paths.howItWorks]: plainScreen("howItWorks"),
  [paths.accessibility]: plainScreen("accessibility"),
};

/** One of the public screens: the landing page, where none is named. */
export function PublicScreenView({ screen = landing }: { screen?: PublicScreen }) {
  return createElement(screen.component());
}

/** The public screen of an address, where it has one; at `/` it is the landing page, which a visitor sees there. */
function screenAt(pathname: string): PublicScreen | undefined {
  return pathname === paths.home ? landing : publicScreens[pathname];
}

/** Brings in the public screen of an address, where it has one. Rejects where it cannot be fetched. */
export async function preparePublicScreen(pathname: string): Promise<void> {
  await screenAt(pathname)?.prepare();
}
