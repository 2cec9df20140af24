import { type RefObject, useEffect, useState } from "react";
import { useLocation } from "react-router-dom";

const gapPx = 12;

/** What stays at the lower edge of the page while it scrolls: where a chat is written in, and what saves a long form. */
const floor = "main [class*='sticky bottom-']";

/** How far up the element has to move from its own place so that it covers nothing that one has to press. */
function liftOver(element: HTMLElement): number {
  const box = element.getBoundingClientRect();
  // Of what is on the screen, not of what was asked for last: several measurements may come before the page is drawn again.
  const lifted = -new DOMMatrixReadOnly(getComputedStyle(element).transform).m42;
  const top = box.top + lifted;
  const bottom = box.bottom + lifted;
  const lifts = [...document.querySelectorAll(floor)].map((bar) => {
    const below = bar.getBoundingClientRect();
    if (below.height === 0 || below.right < box.left || below.left > box.right) return 0;
    return below.bottom < top || below.top > bottom ? 0 : bottom - below.top + gapPx;
  });
  return Math.max(0, ...lifts);
}

/** Pixels by which what floats over the page has to be lifted, as the page scrolls, grows and changes. 0 while `active` is false. */
export function useLift(element: RefObject<HTMLElement | null>, active: boolean): number {
  const [lift, setLift] = useState(0);
  const { key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another form, or none
  useEffect(() => {
    if (!active) {
      setLift(0);
      return;
    }
    const measure = () => setLift(element.current ? liftOver(element.current) : 0);
    const size = new ResizeObserver(measure);
    size.observe(document.body);
    // A form that comes, goes or moves in a page that keeps its height, as when an answer has come.
    const changes = new MutationObserver(() => requestAnimationFrame(measure));
    const content = document.getElementById("content");
    if (content) changes.observe(content, { childList: true, subtree: true });
    // Captured: what scrolls may be a part of the page.
    const options = { passive: true, capture: true };
    for (const event of ["scroll", "resize", "input"]) window.addEventListener(event, measure, options);
    measure();
    return () => {
      size.disconnect();
      changes.disconnect();
      for (const event of ["scroll", "resize", "input"]) window.removeEventListener(event, measure, options);
    };
  }, [element, active, key]);

  return lift;
}
