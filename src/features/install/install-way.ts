/** What a device says of itself. */
export interface DeviceSigns {
  userAgent: string;
  /** Fingers that its screen tells apart: an iPad calls itself a Mac, and has five. */
  maxTouchPoints: number;
  /** The app runs in a window of its own. */
  isInstalled: boolean;
  /** The browser has offered to install it. */
  offers: boolean;
}

/**
 * How the app is installed here. `prompt`: by the browser's own question; `iphone`, `mac`: by steps in Safari; `menu`: by a browser's menu;
 * `installed`: it is; `none`: this browser cannot.
 */
export type InstallWay = "prompt" | "iphone" | "mac" | "menu" | "installed" | "none";

export function installWay({ userAgent, maxTouchPoints, isInstalled, offers }: DeviceSigns): InstallWay {
  if (isInstalled) return "installed";
  if (offers) return "prompt";
  if (/iPhone|iPad|iPod/.test(userAgent)) return "iphone";
  if (/Macintosh/.test(userAgent) && /Version\/[\d.]+ .*Safari\//.test(userAgent))
    return maxTouchPoints > 1 ? "iphone" : "mac";
  return /Android/.test(userAgent) && /Firefox|SamsungBrowser/.test(userAgent) ? "menu" : "none";
}

/** Whether the browser deletes what a page keeps once it was not visited for seven days of use: Safari, in a tab. */
export function forgetsAfterSevenDays(way: InstallWay): boolean {
  return way === "iphone" || way === "mac";
}
