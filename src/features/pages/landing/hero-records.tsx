import { pagesTexts } from "#features/texts/pages.ts";
import { classNames } from "#ui/class-names.ts";
import { ThreadLine } from "#ui/thread.tsx";

const words = pagesTexts.landing;

/** Where each record hangs on a wide screen. */
const places = ["lg:-ml-6 lg:mr-16 lg:-rotate-1", "lg:ml-24 lg:-mr-4 lg:rotate-1", "lg:ml-4 lg:mr-10 lg:-rotate-1"];

/** Three records of the fictional patient; on a narrow screen a thread of their own runs down beside them. */
export function HeroRecords() {
  return (
    <div className="relative lg:pt-24">
      <ThreadLine className="absolute top-0 left-0 h-full w-6 text-thread lg:hidden" />
      <ul aria-label={words.cardsLabel} className="flex flex-col gap-4 pl-9 lg:gap-6 lg:pl-0">
        {words.cards.map(({ kind, title, before, marked, after }, index) => (
          <li key={kind} className={classNames("rounded-card border border-line bg-card px-5 py-4", places[index])}>
            <p className="text-soft">{kind}</p>
            <p className="font-medium font-serif text-heading">{title}</p>
            <p>
              {before}
              <mark>{marked}</mark>
              {after}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
