import type { ReactNode } from "react";
import { texts } from "#features/texts/texts.ts";
import { classNames } from "#ui/class-names.ts";
import { AssistantCorner } from "./assistant-corner.tsx";
import { BottomBar } from "./bottom-bar.tsx";
import { PageFooter } from "./page-footer.tsx";
import { PrototypeBanner } from "./prototype-banner.tsx";
import { TopNavigation } from "./top-navigation.tsx";

/** What stands around every page. */
export function PageFrame(props: { email: string | undefined; onLogout: () => void; children: ReactNode }) {
  const signedIn = props.email !== undefined;
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
      <TopNavigation email={props.email} onLogout={props.onLogout} />
      <main id="content" tabIndex={-1} className="flex grow flex-col outline-none">
        {props.children}
      </main>
      <PageFooter />
      {signedIn && <BottomBar />}
      <AssistantCorner aboveBar={signedIn} />
    </div>
  );
}
