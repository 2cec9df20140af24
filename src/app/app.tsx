import { lazy, Suspense, useEffect, useState } from "react";
import { texts } from "#features/texts/texts.ts";
import { LinkProvider } from "#ui/link.tsx";
import { useLaunches } from "./arrivals/use-launches.ts";
import { pressAgain } from "./press-again.ts";
import { AppLink } from "./router-link.tsx";
import { AppRoutes } from "./routes.tsx";

const Toaster = lazy(() => import("#ui/toaster.tsx").then(({ Toaster }) => ({ default: Toaster })));

/** Everything inside the router. */
export function App() {
  useLaunches();
  return (
    <LinkProvider value={AppLink}>
      <AppRoutes />
      <Toasts />
    </LinkProvider>
  );
}

/** Fetched once the page stands: nothing is told before that, and what is told in between waits in its store. */
function Toasts() {
  const [stands, setStands] = useState(false);
  useEffect(() => {
    setStands(true);
    pressAgain();
  }, []);
  if (!stands) return null;
  return (
    <Suspense>
      <Toaster regionLabel={texts.chrome.toasts} closeLabel={texts.chrome.close} />
    </Suspense>
  );
}
