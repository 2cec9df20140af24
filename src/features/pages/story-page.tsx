import { pagesTexts } from "#features/texts/pages.ts";
import { ButtonLink } from "#ui/button.tsx";
import { ThreadLine } from "#ui/thread.tsx";
import type { PageLinks } from "./page-links.ts";
import { PageOpening } from "./page-opening.tsx";
import { PageSection } from "./page-section.tsx";
import { TitledPoints } from "./titled-points.tsx";

const words = pagesTexts.story;

/** Why the product exists. */
export function StoryPage({ links }: { links: PageLinks }) {
  return (
    <>
      <PageOpening heading={words.heading} lead={words.note} />
      <div className="mx-auto w-full max-w-6xl px-5 pb-6">
        <div className="relative flex max-w-[44rem] flex-col gap-5 pl-10 md:pl-14">
          <ThreadLine className="absolute top-0 left-0 h-full w-6 text-thread" />
          {words.paragraphs.map((paragraph) => (
            <p key={paragraph} className="measure text-voice">
              {paragraph}
            </p>
          ))}
          <p className="max-w-[26ch] py-3 text-balance font-serif text-[1.6rem] leading-snug md:text-[2rem]">
            {words.quote}
          </p>
          <h2 className="mt-4 font-medium font-serif text-title">{words.turnHeading}</h2>
          {words.turn.map((paragraph) => (
            <p key={paragraph} className="measure text-voice">
              {paragraph}
            </p>
          ))}
        </div>
      </div>
      <PageSection heading={words.visionHeading}>
        <TitledPoints points={words.vision} className="md:grid-cols-2" />
      </PageSection>
      <PageSection heading={words.callHeading}>
        <div className="-mt-3 flex flex-col items-start gap-4 md:-mt-5">
          <p className="text-lead">{words.callText}</p>
          <ButtonLink href={links.upload} variant="primary">
            {words.call}
          </ButtonLink>
          <p className="text-soft">{words.prototype}</p>
        </div>
      </PageSection>
    </>
  );
}
