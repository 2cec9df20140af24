import type { AssistantAddresses } from "#features/assistant/assistant-script.ts";
import type { PageLinks } from "#features/pages/page-links.ts";
import { paths } from "./paths.ts";

/** The demo's addresses: undefined until its screens stand, so that nothing leads to what is not there. */
const demo: string | undefined = undefined;
const trends: string | undefined = undefined;

/** Where the public pages, the navigation and the footer lead. */
export const publicLinks: PageLinks = { ...paths, demo };

/** Where the assistant's options lead. */
export const assistantAddresses: AssistantAddresses = { pricing: paths.pricing, demo, trends };
