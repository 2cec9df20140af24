import { type RefObject, useEffect, useState } from "react";
import { useLocation } from "react-router-dom";

const gapPx = 12;

/** How far up the box has to move so that it covers no form with a text area: what a chat is written in. */
function liftOver(box: DOMRect, currentLift: number): number {
  const form = document.querySelector("main form:has(textarea)")?.getBoundingClientRect();
  if (!form || form.height === 0 || form.right < box.left || form.left > box.right) return 0;
  const top = box.top + currentLift;
  const bottom = box.bottom + currentLift;
  if (form.bottom < top || form.top > bottom) return 0;
  return bottom - form.top + gapPx;
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
    const measure = () =>
      setLift((current) => (element.current ? liftOver(element.current.getBoundingClientRect(), current) : 0));
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
