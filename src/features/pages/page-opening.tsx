import type { ReactNode } from "react";
import { ThreadSweep } from "#ui/thread.tsx";

/** How every public page but the landing begins: its heading, a sentence or two, and the thread that runs on below them. */
export function PageOpening({ heading, lead, children }: { heading: string; lead: ReactNode; children?: ReactNode }) {
  return (
    <div className="relative isolate overflow-hidden">
      <ThreadSweep className="pointer-events-none absolute inset-x-0 bottom-5 -z-10 h-18 w-full text-thread md:bottom-4 md:h-28" />
      <div className="mx-auto flex w-full max-w-6xl flex-col items-start gap-5 px-5 pt-8 pb-26 md:pt-16 md:pb-36">
        <h1 className="max-w-[16ch] text-balance font-medium font-serif text-display tracking-[-0.015em]">{heading}</h1>
        <p className="max-w-[52ch] text-lead text-soft">{lead}</p>
        {children}
      </div>
    </div>
  );
}
