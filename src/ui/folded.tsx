import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";

/** The rest of something, one press away and never cut off. */
export function Folded({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <details className="group">
      <summary className="flex min-h-11 flex-wrap items-center gap-x-2.5 font-semibold text-fine hover:underline hover:underline-offset-4">
        {label}
        <ChevronDown aria-hidden="true" className="size-4 transition-transform group-open:rotate-180" />
      </summary>
      {children}
    </details>
  );
}
