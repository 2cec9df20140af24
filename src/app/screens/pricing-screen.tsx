import { publicLinks } from "#app/public-links.ts";
import { usePageTitle } from "#app/use-page-title.ts";
import { PricingPage } from "#features/pages/pricing-page.tsx";
import { pricingEn } from "#features/texts/pricing-en.ts";

export function PricingScreen() {
  usePageTitle(pricingEn.title);
  return <PricingPage links={publicLinks} />;
}
