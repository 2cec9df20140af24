import { create } from "zustand";

/** What Chromium's browsers hand to a page that may be installed. */
interface InstallOffer extends Event {
  prompt(): Promise<{ outcome: "accepted" | "dismissed" }>;
}

/** When somebody has last said "not now", in epoch milliseconds. */
const laterKey = "red-thread.install-later";
const installedLooks = "(display-mode: standalone)";

interface InstallState {
  offer: InstallOffer | undefined;
  isInstalled: boolean;
  laterAt: number;
}

export const useInstall = create<InstallState>(() => ({
  offer: undefined,
  isInstalled: runsAsApp(),
  laterAt: Number(localStorage.getItem(laterKey) ?? 0),
}));

/** Safari on phones says it in a property of its own. */
function runsAsApp(): boolean {
  return matchMedia(installedLooks).matches || ("standalone" in navigator && navigator.standalone === true);
}

/** Catches what the browser offers: it comes once, before anybody asks for it. */
export function followInstallOffer(): void {
  addEventListener("beforeinstallprompt", (event) => {
    // Else some browsers lay a bar of their own over the page.
    event.preventDefault();
    useInstall.setState({ offer: event as InstallOffer });
  });
  addEventListener("appinstalled", () => useInstall.setState({ offer: undefined, isInstalled: true }));
}

/** Puts the browser's question. An offer can be used once. */
export async function install(): Promise<void> {
  const { offer } = useInstall.getState();
  if (offer === undefined) return;
  useInstall.setState({ offer: undefined });
  const { outcome } = await offer.prompt();
  if (outcome === "accepted") useInstall.setState({ isInstalled: true });
}

export function installLater(): void {
  const laterAt = Date.now();
  localStorage.setItem(laterKey, String(laterAt));
  useInstall.setState({ laterAt });
}
