import { Link as RouterLink } from "react-router-dom";
import type { LinkProps } from "#ui/link.tsx";

/** The design system's link, through the router. What is not a path of ours (a blob to download) stays a plain link. */
export function AppLink({ href, ...rest }: LinkProps) {
  if (!href.startsWith("/")) return <a {...rest} href={href} />;
  return <RouterLink {...rest} to={href} />;
}
