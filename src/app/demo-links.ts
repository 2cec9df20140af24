import type { DemoLinks } from "#features/demo/overview/demo-actions.tsx";
import { paths } from "./paths.ts";

/** Where the demo's screens lead. */
export const demoLinks: DemoLinks = {
  overview: paths.demo,
  chat: paths.demoChat,
  upload: paths.demoUpload,
  trends: paths.demoTrends,
};
