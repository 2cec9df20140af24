import { LogOut } from "lucide-react";
import { paths } from "#app/paths.ts";
import { texts } from "#features/texts/texts.ts";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { Link } from "#ui/link.tsx";
import { ThreadMark } from "#ui/thread.tsx";
import { MobileMenu } from "./mobile-menu.tsx";
import { SaveStatus } from "./save-status.tsx";
import { WideNavigation } from "./wide-navigation.tsx";

const words = texts.chrome;

/** The product's own pages, and who is signed in; on a phone they stand behind a button. Without `onLogout`, the page itself has that button. */
export function TopNavigation(props: { email: string | undefined; onLogout: (() => void) | undefined }) {
  const signedIn = props.email !== undefined;
  return (
    <header data-print="hide" className="relative mx-auto w-full max-w-7xl px-5 py-2 md:py-3">
      <div className="flex items-center gap-x-6">
        <Link
          href={paths.home}
          aria-label={words.home}
          className="flex min-h-11 shrink-0 items-center gap-2.5 whitespace-nowrap"
        >
          <ThreadMark className="h-5 w-auto text-thread" />
          <span className={classNames("font-medium font-serif text-heading", signedIn && "max-sm:hidden")}>
            {texts.product}
          </span>
        </Link>
        <div className="ml-auto flex min-w-0 items-center gap-3">
          {signedIn ? (
            <>
              <SaveStatus />
              <p className="hidden min-w-0 max-w-56 truncate md:block">{props.email}</p>
              {props.onLogout && (
                <Button
                  variant="quiet"
                  icon={<LogOut aria-hidden="true" className="size-5" />}
                  onClick={props.onLogout}
                  tight
                  className="max-md:hidden"
                >
                  {words.logout}
                </Button>
              )}
            </>
          ) : (
            <WideNavigation signedIn={false} />
          )}
          <MobileMenu email={props.email} onLogout={props.onLogout} />
        </div>
      </div>
      {signedIn && <WideNavigation signedIn className="mt-1" />}
    </header>
  );
}
