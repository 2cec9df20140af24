import { Files, FileUp, History, MessageCircle } from "lucide-react";
import { useLocation } from "react-router-dom";
import { hubTabFrom, paths } from "#app/paths.ts";
import { texts } from "#features/texts/texts.ts";
import { classNames } from "#ui/class-names.ts";
import { Link } from "#ui/link.tsx";

const words = texts.chrome;

const places = [
  { href: paths.hub("overview"), label: words.hub, Icon: Files },
  { href: paths.upload, label: words.upload, Icon: FileUp },
  { href: paths.hub("timeline"), label: words.timeline, Icon: History },
  { href: paths.chat, label: words.ask, Icon: MessageCircle },
];

/** The four places within reach of a thumb, on phones. */
export function BottomBar() {
  const { pathname, search } = useLocation();
  const onHub = pathname === paths.dashboard || pathname === paths.myHealth || pathname === paths.home;
  const here = onHub ? paths.hub(hubTabFrom(new URLSearchParams(search))) : pathname;
  return (
    <nav
      aria-label={words.bottomNavigation}
      data-print="hide"
      className="bottom-safe fixed inset-x-0 bottom-0 z-30 grid grid-cols-4 border-line border-t bg-paper md:hidden"
    >
      {places.map(({ href, label, Icon }) => (
        <Link
          key={href}
          href={href}
          aria-current={here === href ? "page" : undefined}
          className={classNames(
            "flex min-h-15 flex-col items-center justify-center gap-0.5 font-semibold text-fine",
            here === href ? "text-thread" : "text-soft",
          )}
        >
          <Icon aria-hidden="true" className="size-5" />
          {label}
        </Link>
      ))}
    </nav>
  );
}
