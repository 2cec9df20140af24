import { publicLinks } from "#app/public-links.ts";
import { usePageTitle } from "#app/use-page-title.ts";
import { PricingPage } from "#features/pages/pricing-page.tsx";
import { pricingTexts } from "#features/texts/pricing.ts";

export function PricingScreen() {
  usePageTitle(pricingTexts.title);
  return <PricingPage links={publicLinks} />;
}
