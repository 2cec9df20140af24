import { LogOut, Menu, X } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { useAssistant } from "#features/assistant/assistant-store.ts";
import { navigationTexts as words } from "#features/texts/navigation.ts";
import { texts } from "#features/texts/texts.ts";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { NavigationLink, navigationItem } from "./navigation-link.tsx";
import { navigationPlaces } from "./navigation-places.ts";

/** The navigation of a phone: a button, and the places below it. Escape and any choice close it. */
export function MobileMenu(props: { email: string | undefined; onLogout: (() => void) | undefined }) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const openAssistant = useAssistant((assistant) => assistant.open);
  const { key } = useLocation();
  const id = useId();
  const { before, after } = navigationPlaces(props.email !== undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever has gone somewhere has chosen
  useEffect(() => setOpen(false), [key]);

  useEffect(() => {
    if (!open) return;
    const close = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener("keydown", close);
    return () => document.removeEventListener("keydown", close);
  }, [open]);

  function ask() {
    setOpen(false);
    // The dialog gives the focus back to what had it before.
    button.current?.focus();
    openAssistant("dialog");
  }

  const Icon = open ? X : Menu;
  return (
    <div className="md:hidden">
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={id}
        aria-label={open ? words.closeMenu : words.menu}
        onClick={() => setOpen(!open)}
        className="-mr-2 grid size-11 place-items-center rounded-control"
      >
        <Icon aria-hidden="true" className="size-6" />
      </button>
      <nav
        id={id}
        aria-label={texts.chrome.navigation}
        hidden={!open}
        className="absolute inset-x-0 top-full z-30 border-line border-y bg-paper px-2 py-2 shadow-lg"
      >
        <ul>
          {[...before, "assistant" as const, ...after].map((place) => (
            <li key={place === "assistant" ? place : place.href}>
              {place === "assistant" ? (
                <button type="button" onClick={ask} className={classNames(navigationItem, "w-full text-soft")}>
                  {words.assistant}
                </button>
              ) : (
                <NavigationLink place={place} className="w-full" onFollow={() => setOpen(false)} />
              )}
            </li>
          ))}
        </ul>
        {props.email !== undefined && (
          <div className="mx-3 mt-2 flex items-center justify-between gap-3 border-line border-t pt-2">
            <p className="min-w-0 truncate">{props.email}</p>
            {props.onLogout && (
              <Button
                variant="quiet"
                tight
                icon={<LogOut aria-hidden="true" className="size-5" />}
                onClick={props.onLogout}
                className="shrink-0"
              >
                {texts.chrome.logout}
              </Button>
            )}
          </div>
        )}
      </nav>
    </div>
  );
}
