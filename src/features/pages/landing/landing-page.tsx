import type { ReactNode } from "react";
import type { PageLinks } from "#features/pages/page-links.ts";
import { PageSection } from "#features/pages/page-section.tsx";
import { TitledPoints } from "#features/pages/titled-points.tsx";
import { pagesTexts } from "#features/texts/pages.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Link } from "#ui/link.tsx";
import { FeatureCards } from "./feature-cards.tsx";
import { Hero } from "./hero.tsx";
import { SampleExchange } from "./sample-exchange.tsx";
import { SamplePain } from "./sample-pain.tsx";
import { SampleProfile } from "./sample-profile.tsx";
import { VideoBanner } from "./video-banner.tsx";

const { features, sample, privacy, closing } = pagesTexts;

/** What a visitor sees first. `place`: where a record is put in at once. */
export function LandingPage({ links, place }: { links: PageLinks; place?: ReactNode }) {
  return (
    <>
      <Hero links={links} place={place} />
      <PageSection heading={features.heading}>
        <FeatureCards />
      </PageSection>
      <VideoBanner links={links} />
      <PageSection heading={sample.heading}>
        <p className="-mt-3 flex flex-wrap items-baseline gap-x-3 gap-y-1 md:-mt-5">
          <span className="rounded-full bg-wait-wash px-2.5 py-1 font-semibold text-fine text-wait">
            {sample.badge}
          </span>
          <span className="text-soft">{sample.text}</span>
        </p>
        <div className="grid gap-6 lg:grid-cols-[1fr_1.5fr]">
          <SampleProfile />
          <SampleExchange />
          <SamplePain />
        </div>
      </PageSection>
      <PageSection heading={privacy.heading}>
        <TitledPoints points={privacy.points} />
        <p>
          <Link
            href={links.privacy}
            className="inline-flex min-h-11 items-center font-semibold underline decoration-edge underline-offset-4 hover:decoration-ink"
          >
            {privacy.more}
          </Link>
        </p>
      </PageSection>
      <PageSection heading={closing.heading}>
        <div className="flex flex-wrap gap-3">
          <ButtonLink href={links.story}>{closing.story}</ButtonLink>
          <ButtonLink href={links.pricing}>{closing.pricing}</ButtonLink>
        </div>
      </PageSection>
    </>
  );
}
