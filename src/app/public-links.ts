import type { PageLinks } from "#features/pages/page-links.ts";
import type { AssistantDestination } from "#features/texts/assistant-en.ts";
import { paths } from "./paths.ts";

/** Where the public pages lead. */
export const publicLinks: PageLinks = paths;

/** Where the assistant's options lead. */
export const assistantAddresses: Record<AssistantDestination, string> = {
  demo: paths.demo,
  pricing: paths.pricing,
  trends: paths.demoTrends,
};
