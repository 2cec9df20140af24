import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";

/** Something that should be here could not be shown: one sentence, and what to do. */
export function ErrorState({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div role="alert" className="flex items-start gap-3 rounded-card bg-wash p-4">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-thread" />
      <div className="flex flex-col items-start gap-3">
        <p className="font-semibold">{title}</p>
        {children}
      </div>
    </div>
  );
}
