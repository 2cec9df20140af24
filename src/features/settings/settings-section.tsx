import { ChevronDown } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useMediaQuery } from "#ui/use-media-query.ts";

interface SectionProps {
  id: string;
  title: string;
  /** On a phone too it stands open from the first. */
  open?: boolean;
  children: ReactNode;
}

const headingLooks = "font-medium font-serif text-heading";

/**
 * One part of the settings, with an address of its own: its title beside it where there is room. On a phone it is a row that opens, and whoever
 * comes by its address finds it open.
 */
export function SettingsSection(props: SectionProps) {
  const isWide = useMediaQuery("(min-width: 48rem)");
  const { id, title } = props;
  if (!isWide && !props.open) return <FoldedSection {...props} />;
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid scroll-mt-4 gap-x-8 gap-y-3 border-line border-t py-5 md:grid-cols-[12rem_1fr] md:py-7"
    >
      <h2 id={`${id}-title`} className={headingLooks}>
        {title}
      </h2>
      <div className="flex min-w-0 flex-col gap-6 md:gap-8">{props.children}</div>
    </section>
  );
}

function FoldedSection({ id, title, children }: SectionProps) {
  const [open, setOpen] = useState(() => location.hash === `#${id}`);
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-4 border-line border-t">
      <details className="group" open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className="flex min-h-14 items-center justify-between gap-4">
          <h2 id={`${id}-title`} className={headingLooks}>
            {title}
          </h2>
          <ChevronDown
            aria-hidden="true"
            className="size-5 shrink-0 text-soft transition-transform group-open:rotate-180"
          />
        </summary>
        <div className="flex min-w-0 flex-col gap-6 pt-1 pb-6">{children}</div>
      </details>
    </section>
  );
}
