import { Split } from "lucide-react";
import { otherVersionsTexts as words } from "#features/texts/other-versions.ts";
import { Link } from "#ui/link.tsx";

/** Says on the first page that there is something to choose, and leads there; nothing where the devices agree. */
export function VersionsNotice({ count, href }: { count: number; href: string | undefined }) {
  if (count === 0 || href === undefined) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-card border border-edge border-l-[5px] border-l-wait bg-card px-4 py-2.5">
      <Split aria-hidden="true" className="size-5 shrink-0 text-wait" />
      <span className="min-w-0 flex-1 basis-48 font-semibold">{words.notice(count)}</span>
      <Link
        href={href}
        className="inline-flex min-h-11 items-center font-semibold underline decoration-edge underline-offset-4 hover:decoration-ink"
      >
        {words.look}
      </Link>
    </p>
  );
}
