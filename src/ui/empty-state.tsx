import type { ReactNode } from "react";
import { ThreadMark } from "./thread.tsx";

/** Nothing is here yet: says so, and what would change that. */
export function EmptyState({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="flex flex-col items-start gap-3 py-6">
      <ThreadMark className="h-5 w-auto text-thread" />
      <p className="font-medium font-serif text-heading">{title}</p>
      {children}
    </div>
  );
}
