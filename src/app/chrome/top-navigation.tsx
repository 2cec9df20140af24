import { LogOut } from "lucide-react";
import { NavLink } from "react-router-dom";
import { paths } from "#app/paths.ts";
import { en } from "#features/texts/en.ts";
import { Button } from "#ui/button.tsx";
import { Link } from "#ui/link.tsx";
import { ThreadMark } from "#ui/thread.tsx";

const words = en.chrome;

const places = [
  { href: paths.dashboard, label: words.myHealth },
  { href: paths.upload, label: words.upload },
  { href: paths.chat, label: words.ask },
];

/** Home, the places that exist, and who is signed in. On a phone the places stand in the bottom bar. */
export function TopNavigation(props: { email: string | undefined; status: string; onLogout: () => void }) {
  return (
    <header data-print="hide" className="mx-auto flex w-full max-w-6xl items-center gap-x-6 px-5 py-2 md:py-3">
      <Link
        href={paths.home}
        aria-label={words.home}
        className="flex min-h-11 shrink-0 items-center gap-2.5 whitespace-nowrap"
      >
        <ThreadMark className="h-5 w-auto text-thread" />
        <span className="font-medium font-serif text-heading">{en.product}</span>
      </Link>
      {props.email === undefined ? null : (
        <>
          <nav aria-label={words.navigation} className="hidden items-center gap-1 md:flex">
            {places.map(({ href, label }) => (
              <NavLink
                key={href}
                to={href}
                className="inline-flex min-h-11 items-center rounded-control px-3 font-semibold text-soft hover:text-ink aria-[current=page]:text-ink aria-[current=page]:underline aria-[current=page]:decoration-2 aria-[current=page]:decoration-thread aria-[current=page]:underline-offset-8"
              >
                {label}
              </NavLink>
            ))}
          </nav>
          <div className="ml-auto flex min-w-0 items-center gap-3">
            <p role="status" className="text-soft md:hidden lg:block">
              {props.status}
            </p>
            <p className="hidden min-w-0 max-w-56 truncate md:block">{props.email}</p>
            <Button
              variant="quiet"
              icon={<LogOut aria-hidden="true" className="size-5" />}
              onClick={props.onLogout}
              tight
              className="max-md:hidden"
            >
              {words.logout}
            </Button>
          </div>
        </>
      )}
    </header>
  );
}
