import { install, installLater, useInstall } from "#app/install/install-store.ts";
import { paths } from "#app/paths.ts";
import { InstallCard } from "#features/install/install-card.tsx";
import { forgetsAfterSevenDays, installWay } from "#features/install/install-way.ts";
import { useMediaQuery } from "#ui/use-media-query.ts";

const dayMs = 86_400_000;
/** So long nobody is asked again; where the browser forgets, it is said sooner. */
const quietMs = 30 * dayMs;
const quietWhereForgottenMs = 3 * dayMs;

/** How the app gets onto the home screen. `always`: also where somebody has said "not now". */
export function InstallCoaching({ hasRecords, always = false }: { hasRecords: boolean; always?: boolean }) {
  const { offer, isInstalled, laterAt } = useInstall();
  const isWide = useMediaQuery("(min-width: 48rem)");
  const { userAgent, maxTouchPoints } = navigator;
  const way = installWay({ userAgent, maxTouchPoints, isInstalled, offers: offer !== undefined });
  const quiet = forgetsAfterSevenDays(way) ? quietWhereForgottenMs : quietMs;
  if (!always && Date.now() - laterAt < quiet) return null;
  return (
    <InstallCard
      way={way}
      hasRecords={hasRecords}
      install={install}
      {...(always ? {} : { later: installLater })}
      folded={!always && !isWide}
      backupHref={`${paths.profile}#backup`}
    />
  );
}
