import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "./link.tsx";

/** The way back to where this page belongs. */
export function BackLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link
      href={href}
      data-print="hide"
      className="inline-flex min-h-11 items-center gap-1.5 self-start text-soft underline decoration-transparent underline-offset-4 hover:text-ink hover:decoration-ink"
    >
      <ArrowLeft aria-hidden="true" className="size-4" />
      {children}
    </Link>
  );
}
