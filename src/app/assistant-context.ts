import type { AssistantContext } from "#features/texts/assistant-en.ts";
import { paths } from "./paths.ts";

/** What the assistant talks about at an address. */
export function contextAt(pathname: string): AssistantContext {
  if (pathname === paths.pricing) return "pricing";
  if (pathname === paths.story) return "story";
  if (pathname === paths.demoTrends) return "trends";
  return pathname === paths.demo || pathname.startsWith(`${paths.demo}/`) ? "demo" : "default";
}
