import type { Citation } from "#core/domain/citation.ts";

export const hubTabs = ["overview", "upload", "timeline", "ask"] as const;
export type HubTab = (typeof hubTabs)[number];

export type Place = Pick<Citation, "page" | "start" | "end">;

type CitedPlace = Pick<Citation, "documentId" | keyof Place>;

function placeOf({ documentId, page, start, end }: CitedPlace): string {
  return `${encodeURIComponent(documentId)}?page=${page}&start=${start}&end=${end}`;
}

/** How the fragment of an address begins that carries what a recovery kit says. No server is ever sent a fragment. */
export const kitFragment = "kit=";

/** Every address of the app. Route patterns and links are both made from here. */
export const paths = {
  home: "/",
  landing: "/home",
  story: "/story",
  pricing: "/pricing",
  careCircle: "/care-circle",
  privacy: "/privacy",
  howItWorks: "/how-it-works",
  accessibility: "/accessibility",
  auth: "/auth",
  /** Coming back from a backup, on a device that has nothing. */
  restore: "/restore",
  dashboard: "/dashboard",
  myHealth: "/my-health",
  upload: "/upload",
  chat: "/chat",
  search: "/search",
  medicines: "/medicines",
  checkIn: "/check-in",
  addByHand: "/add",
  threads: "/threads",
  results: "/results",
  appointment: "/appointment",
  emergencyCard: "/emergency-card",
  bin: "/bin",
  profile: "/profile",
  languageModel: "/profile/language-model",
  recoveryKit: "/profile/recovery-kit",
  demo: "/demo",
  demoChat: "/demo/chat",
  demoUpload: "/demo/upload",
  demoTrends: "/demo/trends",
  demoResults: "/demo/results",
  demoDocumentPattern: "/demo/documents/:id",
  health: "/app/health",
  documentPattern: "/documents/:id",
  /** The record that somebody has put in without an account. */
  firstRecord: "/first",
  searchFor: (query: string) => `/search?q=${encodeURIComponent(query)}`,
  checkInOf: (date: string) => `/check-in?date=${encodeURIComponent(date)}`,
  addByHandOf: (kind: "medicine" | "result" | "note") => `/add?kind=${kind}`,
  editEntry: (id: string) => `/add?id=${encodeURIComponent(id)}`,
  hub: (tab: HubTab) => (tab === "overview" ? "/dashboard" : `/dashboard?tab=${tab}`),
  document: (id: string) => `/documents/${encodeURIComponent(id)}`,
  citation: (cited: CitedPlace) => `/documents/${placeOf(cited)}`,
  firstRecordOf: (id: string) => `/first?id=${encodeURIComponent(id)}`,
  firstRecordPlace: ({ documentId, page, start, end }: CitedPlace) =>
    `/first?id=${encodeURIComponent(documentId)}&page=${page}&start=${start}&end=${end}`,
  demoDocument: (id: string) => `/demo/documents/${encodeURIComponent(id)}`,
  demoCitation: (cited: CitedPlace) => `/demo/documents/${placeOf(cited)}`,
} as const;

/** The hub's tab that an address names; the overview where it names none. */
export function hubTabFrom(search: URLSearchParams): HubTab {
  return hubTabs.find((tab) => tab === search.get("tab")) ?? "overview";
}

/** The place in a document that an address names, or undefined where it names none or nonsense. */
export function placeFrom(search: URLSearchParams): Place | undefined {
  const [page, start, end] = ["page", "start", "end"].map((name) => {
    const value = search.get(name);
    return value !== null && /^\d{1,9}$/.test(value) ? Number(value) : undefined;
  });
  if (!page || start === undefined || end === undefined || end < start) return undefined;
  return { page, start, end };
}
