import type { ReactNode } from "react";

/** One part of the settings, with an address of its own: its title beside it where there is room, above it where there is not. */
export function SettingsSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid scroll-mt-4 gap-x-8 gap-y-4 border-line border-t py-7 md:grid-cols-[12rem_1fr]"
    >
      <h2 id={`${id}-title`} className="font-medium font-serif text-heading">
        {title}
      </h2>
      <div className="flex min-w-0 flex-col gap-8">{children}</div>
    </section>
  );
}
