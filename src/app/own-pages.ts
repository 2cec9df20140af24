import { type HubTab, paths } from "./paths.ts";

const hub: readonly string[] = [paths.home, paths.dashboard, paths.myHealth];

/** To which of the four places a page of one's own belongs, by how its address begins. */
const belongs: readonly [beginning: string, tab: HubTab][] = [
  [paths.upload, "upload"],
  [paths.chat, "ask"],
  [paths.threads, "timeline"],
  [paths.results, "timeline"],
  [paths.bin, "timeline"],
  ["/documents", "timeline"],
  [paths.search, "overview"],
  [paths.medicines, "overview"],
  [paths.checkIn, "overview"],
  [paths.addByHand, "overview"],
  [paths.appointment, "overview"],
  [paths.emergencyCard, "overview"],
  [paths.profile, "overview"],
];

/** Whether somebody who is signed in finds the hub at this address. */
export function isHub(pathname: string): boolean {
  return hub.includes(pathname);
}

/** The place that a page of one's own belongs to; undefined for a page that is not one's own. */
export function placeOfPath(pathname: string): HubTab | undefined {
  if (isHub(pathname)) return "overview";
  return belongs.find(([beginning]) => pathname === beginning || pathname.startsWith(`${beginning}/`))?.[1];
}
