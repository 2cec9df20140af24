import { lazy, Suspense, useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { contextAt } from "#app/assistant-context.ts";
import { ErrorBoundary } from "#app/error-boundary.tsx";
import { assistantAddresses } from "#app/public-links.ts";
import { useLift } from "#app/use-lift.ts";
import { AssistantLauncher } from "#features/assistant/assistant-launcher.tsx";
import { useAssistant } from "#features/assistant/assistant-store.ts";
import type { AssistantDestination } from "#features/texts/assistant-en.ts";
import { navigationTexts } from "#features/texts/navigation.ts";
import { classNames } from "#ui/class-names.ts";

const AssistantPanel = lazy(() =>
  import("#features/assistant/assistant-panel.tsx").then(({ AssistantPanel }) => ({ default: AssistantPanel })),
);
const AssistantDialog = lazy(() =>
  import("#features/assistant/assistant-dialog.tsx").then(({ AssistantDialog }) => ({ default: AssistantDialog })),
);

/**
 * The assistant's launcher, panel and dialog. Among one's own records the launcher is small and covers nothing: it stands at the end of the bar
 * of a phone, and beside the page on a wide screen, so it is never lifted there. Elsewhere it is never over the input of a chat.
 */
export function AssistantCorner({ place }: { place: "own" | "public" }) {
  const { view, open, opener } = useAssistant();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const launcher = useRef<HTMLButtonElement>(null);
  const corner = useRef<HTMLDivElement>(null);
  const lift = useLift(corner, view === "closed" && place === "public");
  const focusNext = useRef<"opener" | "content">(undefined);

  useEffect(() => {
    if (view !== "closed") {
      focusNext.current = "opener";
      return;
    }
    // Only now: while the dialog is there, it does not let the focus out.
    if (focusNext.current === "content") document.getElementById("content")?.focus();
    // The launcher that opened the panel is not the one that stands there again.
    if (focusNext.current === "opener")
      (opener?.isConnected ? opener : launcher.current)?.focus({ preventScroll: true });
    focusNext.current = undefined;
  }, [view, opener]);

  const conversation = {
    context: contextAt(pathname),
    onNavigate(destination: AssistantDestination) {
      focusNext.current = "content";
      navigate(assistantAddresses[destination]);
    },
  };
  return (
    <ErrorBoundary>
      <div
        ref={corner}
        data-print="hide"
        style={{ transform: lift > 0 ? `translateY(-${lift}px)` : undefined }}
        className={classNames(
          "fixed right-3 md:right-5",
          view === "panel" ? "z-40" : "z-30",
          view === "panel" && place === "own" ? "bottom-19" : "bottom-4",
          place === "own" && view === "closed" && "bottom-2 md:right-3.5",
          "md:bottom-5",
        )}
      >
        {view === "panel" && (
          <Suspense>
            <AssistantPanel {...conversation} />
          </Suspense>
        )}
        {view === "closed" && (
          <AssistantLauncher
            label={navigationTexts.assistant}
            small={place === "own"}
            onOpen={() => open("panel")}
            buttonRef={launcher}
          />
        )}
      </div>
      {view === "dialog" && (
        <Suspense>
          <AssistantDialog {...conversation} />
        </Suspense>
      )}
    </ErrorBoundary>
  );
}
