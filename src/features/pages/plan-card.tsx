import { Check, Minus } from "lucide-react";
import { pricingTexts } from "#features/texts/pricing.ts";
import type { PricingPlan } from "#features/texts/pricing-en.ts";
import { ButtonLink } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";

/** One plan: what it is to cost, and what is in it and what is not. */
export function PlanCard({ plan, demo }: { plan: PricingPlan; demo: string }) {
  return (
    <li
      className={classNames(
        "flex flex-col gap-5 rounded-card border bg-card p-5 sm:p-6",
        plan.badge ? "border-ink" : "border-line",
      )}
    >
      <div>
        <p className="flex min-h-8 flex-wrap items-center gap-2 text-soft">
          {pricingTexts.planned}
          {plan.badge && (
            <span className="rounded-full bg-ink px-2.5 py-0.5 font-semibold text-fine text-paper">{plan.badge}</span>
          )}
        </p>
        <h2 className="mt-1 font-medium font-serif text-heading">{plan.name}</h2>
        <p className="mt-2 flex flex-wrap items-baseline gap-x-2">
          <span className="font-medium font-serif text-[2.4rem] leading-none">{plan.price}</span>
          <span className="text-soft">{plan.period}</span>
        </p>
        <p className="mt-3 max-w-[40ch]">{plan.description}</p>
      </div>
      <ul className="flex flex-col gap-2 border-line border-t pt-4">
        {plan.features.map(({ text, included }) => {
          const Icon = included ? Check : Minus;
          return (
            <li key={text} className={classNames("flex items-start gap-2.5", !included && "text-soft")}>
              <Icon
                aria-hidden="true"
                className={classNames("mt-1 size-[1.1em] shrink-0", included ? "text-well" : "text-soft")}
              />
              <span>
                <span className="sr-only">{included ? pricingTexts.included : pricingTexts.notIncluded} </span>
                {text}
              </span>
            </li>
          );
        })}
      </ul>
      <ButtonLink href={demo} className="mt-auto w-full">
        {pricingTexts.choose}
        <span className="sr-only">: {plan.name}</span>
      </ButtonLink>
    </li>
  );
}
