import { NavLink } from "react-router-dom";
import { classNames } from "#ui/class-names.ts";
import type { NavigationPlace } from "./navigation-places.ts";

export const navigationItem = "inline-flex min-h-11 items-center rounded-control px-3 font-semibold";

/** A place in the navigation; the one where somebody is has the thread under it. */
export function NavigationLink(props: { place: NavigationPlace; className?: string; onFollow?: () => void }) {
  const { href, label, accent } = props.place;
  return (
    <NavLink
      to={href}
      end
      onClick={props.onFollow}
      className={classNames(
        navigationItem,
        accent ? "text-thread hover:text-thread-deep" : "text-soft hover:text-ink aria-[current=page]:text-ink",
        "aria-[current=page]:underline aria-[current=page]:decoration-2 aria-[current=page]:decoration-thread aria-[current=page]:underline-offset-8",
        props.className,
      )}
    >
      {label}
    </NavLink>
  );
}
