import { useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router-dom";

/**
 * Whoever went to another page goes on in its content, where what had the focus went away with the old one: else a keyboard and a screen
 * reader would begin anew at the top. What still stands, such as the navigation, keeps the focus.
 */
export function useFocusOnArrival(): void {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useLayoutEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    const { activeElement } = document;
    if (activeElement === null || activeElement === document.body)
      document.getElementById("content")?.focus({ preventScroll: true });
  }, [pathname]);
}
