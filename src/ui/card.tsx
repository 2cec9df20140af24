import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

/** `threaded` gives it the red edge of something that stands on the thread. */
export function Card(props: { threaded?: boolean; className?: string; children: ReactNode }) {
  return (
    <div
      className={classNames(
        "rounded-card border border-line bg-card p-4 sm:p-5",
        props.threaded && "border-l-4 border-l-thread",
        props.className,
      )}
    >
      {props.children}
    </div>
  );
}
