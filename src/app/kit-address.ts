import { kitFragment, paths } from "./paths.ts";

export interface KitInAddress {
  email: string;
  letters: string;
}

/** The address that a recovery kit's square leads to: the sign-in screen, with e-mail and letters in the fragment. */
export function kitAddress(origin: string, { email, letters }: KitInAddress): string {
  return `${origin}${paths.auth}#${kitFragment}${letters}&email=${encodeURIComponent(email)}`;
}

/** What such an address carries, or undefined. */
export function kitFrom(hash: string): KitInAddress | undefined {
  if (!hash.startsWith(`#${kitFragment}`)) return undefined;
  const said = new URLSearchParams(hash.slice(1));
  return { letters: said.get("kit") ?? "", email: said.get("email") ?? "" };
}
