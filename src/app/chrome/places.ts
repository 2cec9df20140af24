import { Files, FileUp, History, type LucideIcon, MessageCircle } from "lucide-react";
import { type HubTab, paths } from "#app/paths.ts";
import { texts } from "#features/texts/texts.ts";

export interface Place {
  tab: HubTab;
  href: string;
  label: string;
  /** What of the label stands below its picture on a phone. */
  short: string;
  Icon: LucideIcon;
}

const { tabs } = texts.hub;

/** The four places of somebody who is signed in: the hub's tabs, and from every other page of one's own the way to them. */
export const places: readonly Place[] = [
  { tab: "overview", href: paths.dashboard, label: tabs.overview, short: tabs.overview, Icon: Files },
  { tab: "upload", href: paths.upload, label: tabs.upload, short: texts.chrome.upload, Icon: FileUp },
  { tab: "timeline", href: paths.hub("timeline"), label: tabs.timeline, short: texts.chrome.timeline, Icon: History },
  { tab: "ask", href: paths.chat, label: tabs.ask, short: texts.chrome.ask, Icon: MessageCircle },
];
