import type { ReactNode } from "react";

/** One component in one or more states, under its name. */
export function Specimen({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section aria-label={name} className="flex flex-col gap-3 border-line border-t py-6">
      <h3 className="font-semibold">{name}</h3>
      <div className="flex flex-wrap items-start gap-4">{children}</div>
    </section>
  );
}

/** Specimens that belong together. */
export function Chapter({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-col">
      <h2 className="mt-8 mb-3 font-medium font-serif text-title">{name}</h2>
      {children}
    </div>
  );
}
