import { type ReactNode, useId } from "react";
import { classNames } from "#ui/class-names.ts";

/** One part of a public page under its own heading. */
export function PageSection(props: { heading: string; className?: string; children: ReactNode }) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={classNames(
        "mx-auto flex w-full max-w-6xl flex-col gap-6 px-5 py-10 md:gap-8 md:py-14",
        props.className,
      )}
    >
      <h2 id={id} className="max-w-[24ch] text-balance font-medium font-serif text-title">
        {props.heading}
      </h2>
      {props.children}
    </section>
  );
}
