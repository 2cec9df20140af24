import { useEffect } from "react";

import type { NowBrief } from "#core/findings/now/now-brief.ts";
import { badgeCount } from "./badge-count.ts";
import { today } from "./today.ts";

/** The number on the installed app's icon: what is due. Browsers without such a thing are left alone. */
export function useBadge(brief: NowBrief | undefined): void {
  const count = brief === undefined ? undefined : badgeCount(brief, today());
  useEffect(() => {
    if (count === undefined || !("setAppBadge" in navigator)) return;
    const shown = count === 0 ? navigator.clearAppBadge() : navigator.setAppBadge(count);
    // Refused where the app is not installed, or the person does not want badges.
    shown.catch(() => undefined);
  }, [count]);
}
