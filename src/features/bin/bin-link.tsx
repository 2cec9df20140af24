import { Trash2 } from "lucide-react";
import { binTexts as words } from "#features/texts/bin.ts";
import { Link } from "#ui/link.tsx";

/** The way to the bin; nothing where it is empty. */
export function BinLink({ href, count }: { href: string; count: number }) {
  if (count === 0) return null;
  return (
    <Link
      href={href}
      className="inline-flex min-h-11 items-center gap-2 self-start text-soft underline decoration-edge underline-offset-4 hover:text-ink hover:decoration-ink"
    >
      <Trash2 aria-hidden="true" className="size-5" />
      {words.link(count)}
    </Link>
  );
}
