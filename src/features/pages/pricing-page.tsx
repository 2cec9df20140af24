import { pricingTexts } from "#features/texts/pricing.ts";
import { ButtonLink } from "#ui/button.tsx";
import type { PageLinks } from "./page-links.ts";
import { PageOpening } from "./page-opening.tsx";
import { PageSection } from "./page-section.tsx";
import { PlanCard } from "./plan-card.tsx";
import { Questions } from "./questions.tsx";
import { TitledPoints } from "./titled-points.tsx";

const words = pricingTexts;

/** What the product is planned to cost. */
export function PricingPage({ links }: { links: PageLinks }) {
  return (
    <>
      <PageOpening heading={words.heading} lead={words.lead} />
      <div className="mx-auto flex w-full max-w-6xl flex-col gap-5 px-5">
        <ul className="grid gap-5 lg:grid-cols-3">
          {words.plans.map((plan) => (
            <PlanCard key={plan.name} plan={plan} demo={links.demo} />
          ))}
        </ul>
        <section
          aria-label={words.careCircle.heading}
          className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-card border border-line border-dashed p-5 sm:p-6"
        >
          <div className="max-w-[46ch]">
            <h2 className="font-medium font-serif text-heading">{words.careCircle.heading}</h2>
            <p className="mt-1 text-soft">{words.careCircle.text}</p>
          </div>
          <p className="flex items-baseline gap-2">
            <span className="font-medium font-serif text-title">{words.careCircle.price}</span>
            <span className="text-soft">{words.careCircle.period}</span>
          </p>
          <ButtonLink href={links.careCircle}>{words.careCircle.more}</ButtonLink>
        </section>
        <p className="text-soft">{words.badgeNote}</p>
      </div>
      <PageSection heading={words.reassuranceHeading}>
        <TitledPoints points={words.reassurance} />
      </PageSection>
      <PageSection heading={words.faqHeading}>
        <Questions items={words.faq} />
      </PageSection>
      <PageSection heading={words.callHeading}>
        <div className="flex flex-wrap gap-3">
          <ButtonLink href={links.demo} variant="primary">
            {words.call}
          </ButtonLink>
          <ButtonLink href={links.story}>{words.story}</ButtonLink>
        </div>
      </PageSection>
    </>
  );
}
