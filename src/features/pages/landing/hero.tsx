import type { ReactNode } from "react";
import type { PageLinks } from "#features/pages/page-links.ts";
import { pagesTexts } from "#features/texts/pages.ts";
import { ButtonLink } from "#ui/button.tsx";
import { HeroRecords } from "./hero-records.tsx";
import { HeroThread } from "./hero-thread.tsx";

const words = pagesTexts.landing;

/** The promise, the place where a record is put in, the two ways in, and three records on the thread that crosses the page. */
export function Hero({ links, place }: { links: PageLinks; place?: ReactNode }) {
  return (
    <div className="relative isolate overflow-hidden">
      <HeroThread className="pointer-events-none absolute inset-0 -z-10 hidden h-full w-full text-thread lg:block" />
      <div className="mx-auto grid w-full max-w-6xl gap-10 px-5 pt-8 pb-8 md:pt-12 lg:min-h-[38rem] lg:grid-cols-[1.1fr_1fr] lg:gap-8 lg:pb-28">
        <div className="flex flex-col items-start gap-6">
          <h1 className="font-medium font-serif text-display tracking-[-0.015em]">
            {words.heading.map((line) => (
              <span key={line} className="block text-balance">
                {line}{" "}
              </span>
            ))}
          </h1>
          <p className="max-w-[44ch] text-lead text-soft">{words.lead}</p>
          {place}
          <div className="flex flex-wrap gap-3 max-sm:w-full">
            <ButtonLink href={links.upload} variant={place ? "secondary" : "primary"} className="max-sm:w-full">
              {words.start}
            </ButtonLink>
            <ButtonLink href={links.demo} className="max-sm:w-full">
              {words.demo}
            </ButtonLink>
          </div>
          <p className="text-soft">{words.promise}</p>
        </div>
        <HeroRecords />
      </div>
    </div>
  );
}
