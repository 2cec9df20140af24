import { type ReactNode, useState } from "react";
import { useLocation } from "react-router-dom";
import { isHub, placeOfPath } from "#app/own-pages.ts";
import { paths } from "#app/paths.ts";
import { texts } from "#features/texts/texts.ts";
import { classNames } from "#ui/class-names.ts";
import { AssistantCorner } from "./assistant-corner.tsx";
import { NewVersion } from "./new-version.tsx";
import { PageFooter } from "./page-footer.tsx";
import { placesLooks } from "./place-label.tsx";
import { PlacesNavigation } from "./places-navigation.tsx";
import { PlacesSlot } from "./places-slot.ts";
import { PrototypeBanner } from "./prototype-banner.tsx";
import { SmallFooter } from "./small-footer.tsx";
import { TopNavigation } from "./top-navigation.tsx";

/** What stands around every page: around a page of one's own little else than the four places. */
export function PageFrame(props: { email: string | undefined; onLogout: () => void; children: ReactNode }) {
  const { pathname } = useLocation();
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  const signedIn = props.email !== undefined;
  const isOwn = signedIn && placeOfPath(pathname) !== undefined;
  const main = (
    // As high as the window from the beginning, so that what loads never pushes the footer through it.
    <main
      id="content"
      tabIndex={-1}
      className={classNames("flex min-h-dvh grow flex-col outline-none", isOwn && "md:min-w-0")}
    >
      {props.children}
    </main>
  );
  return (
    <div
      className={classNames(
        "flex min-h-dvh flex-col",
        signedIn && "pb-16 [--bottom-bar:3.75rem] md:pb-0 md:[--bottom-bar:0px]",
      )}
    >
      <a
        href="#content"
        className="sr-only z-50 rounded-control bg-ink px-4 py-3 text-paper focus:not-sr-only focus:absolute focus:top-2 focus:left-2"
      >
        {texts.chrome.skip}
      </a>
      <PrototypeBanner />
      <NewVersion />
      {/* The hub has a Logout in its heading: one is enough. */}
      <TopNavigation email={props.email} onLogout={signedIn && isHub(pathname) ? undefined : props.onLogout} />
      {isOwn ? (
        <PlacesSlot value={slot}>
          {/* At the right of a wide screen, room for the assistant: it stands over nothing. */}
          <div className="mx-auto flex w-full max-w-7xl grow md:pr-18 md:pl-5">
            {isHub(pathname) ? (
              <nav ref={setSlot} aria-label={texts.chrome.bottomNavigation} data-print="hide" className={placesLooks} />
            ) : (
              <PlacesNavigation />
            )}
            <div className="flex min-w-0 grow flex-col">
              {main}
              <SmallFooter whole={pathname === paths.profile} />
            </div>
          </div>
        </PlacesSlot>
      ) : (
        <>
          {main}
          <PageFooter />
        </>
      )}
      <AssistantCorner place={isOwn ? "own" : "public"} />
    </div>
  );
}
