import { pagesTexts } from "#features/texts/pages.ts";
import { ButtonLink } from "#ui/button.tsx";
import type { PageLinks } from "./page-links.ts";
import { PageOpening } from "./page-opening.tsx";
import { PageSection } from "./page-section.tsx";
import { TitledPoints } from "./titled-points.tsx";

const words = pagesTexts.careCircle;

/** The planned add-on for families. */
export function CareCirclePage({ links }: { links: PageLinks }) {
  const ways = (
    <div className="flex flex-wrap gap-3">
      <ButtonLink href={links.demo} variant="primary">
        {words.demo}
      </ButtonLink>
      <ButtonLink href={links.pricing}>{words.pricing}</ButtonLink>
    </div>
  );
  return (
    <>
      <PageOpening heading={words.heading} lead={words.lead}>
        <p className="rounded-control bg-wait-wash px-4 py-3 font-semibold text-wait">{words.notYet}</p>
        {ways}
      </PageOpening>
      <PageSection heading={words.usesHeading}>
        <TitledPoints points={words.uses} />
      </PageSection>
      <PageSection heading={words.stepsHeading}>
        <TitledPoints points={words.steps} numbered />
      </PageSection>
      <PageSection heading={words.privacyHeading}>
        <ul className="flex max-w-[46rem] list-disc flex-col gap-2 pl-5 marker:text-edge">
          {words.privacy.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
        <p className="measure rounded-card bg-quiet-wash px-4 py-3">{words.privacyNote}</p>
      </PageSection>
    </>
  );
}
