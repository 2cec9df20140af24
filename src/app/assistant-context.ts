import type { AssistantContext } from "#features/texts/assistant-en.ts";
import { paths } from "./paths.ts";

/** What the assistant talks about at an address. */
export function contextAt(pathname: string): AssistantContext {
  if (pathname === paths.pricing) return "pricing";
  if (pathname === paths.story) return "story";
  if (pathname === "/demo/trends") return "trends";
  return pathname === "/demo" || pathname.startsWith("/demo/") ? "demo" : "default";
}
