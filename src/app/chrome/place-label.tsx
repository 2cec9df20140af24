import { classNames } from "#ui/class-names.ts";
import type { Place } from "./places.ts";

/** How a place looks: a picture over a word on a phone, beside its words on a wide screen; where one is has a stitch. */
export const placeLooks = classNames(
  "relative flex min-h-15 flex-col items-center justify-center gap-0.5 text-center font-semibold text-fine text-soft hover:text-ink",
  "md:min-h-12 md:flex-row md:justify-start md:gap-3 md:rounded-control md:px-3 md:text-left md:text-base md:hover:bg-quiet-wash",
  "aria-[current]:text-ink data-[state=active]:text-ink",
  "before:absolute before:bg-thread max-md:before:top-0 max-md:before:h-[3px] max-md:before:w-8.5",
  "before:hidden aria-[current]:before:block data-[state=active]:before:block md:before:inset-y-3 md:before:left-0 md:before:w-[3px]",
);

/** Where the places stand: at the foot of a phone, with room for the assistant at their end; at the left of a wide screen. */
export const placesLooks = classNames(
  "bottom-safe fixed inset-x-0 bottom-0 z-30 grid min-h-15 grid-cols-4 border-line border-t bg-paper pr-15",
  "md:sticky md:inset-x-auto md:top-3 md:bottom-auto md:z-10 md:flex md:w-46 md:shrink-0 md:flex-col md:gap-1 md:self-start md:border-0 md:pt-3 md:pr-0",
);

/** On a phone, only the word that tells it from the others is seen; the whole label is always its name. */
export function PlaceLabel({ place: { label, short, Icon } }: { place: Place }) {
  const at = label.toLowerCase().indexOf(short.toLowerCase());
  const [from, to] = at === -1 ? [0, label.length] : [at, at + short.length];
  return (
    <>
      <Icon aria-hidden="true" className="size-5 shrink-0" />
      <span className="max-md:first-letter:uppercase">
        {from > 0 && <span className="max-md:sr-only">{label.slice(0, from)}</span>}
        {label.slice(from, to)}
        {to < label.length && <span className="max-md:sr-only">{label.slice(to)}</span>}
      </span>
    </>
  );
}
