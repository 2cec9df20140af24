import { useLayoutEffect } from "react";
import { useLocation, useNavigationType } from "react-router-dom";

/** A page that was gone to begins at its top; going back leaves the browser to find the place again. */
export function useScrollToTop(): void {
  const { pathname, hash } = useLocation();
  const type = useNavigationType();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another path is another page
  useLayoutEffect(() => {
    if (type !== "POP" && hash === "") window.scrollTo(0, 0);
  }, [pathname]);
}
