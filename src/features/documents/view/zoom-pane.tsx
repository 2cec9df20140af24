import { ZoomIn, ZoomOut } from "lucide-react";
import type { ReactNode } from "react";
import { correctionsTexts as words } from "#features/texts/corrections.ts";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";

/** How much larger than its pane the original is drawn. */
const levels = [1, 1.5, 2, 3, 4];

/** The original in a pane of its own: larger, smaller, scrolled by hand, wheel or arrow keys. */
export function ZoomPane(props: {
  zoom: number;
  onZoom: (zoom: number) => void;
  /** The buttons stand below the original. */
  buttonsBelow?: boolean | undefined;
  children: ReactNode;
}) {
  const at = Math.max(0, levels.indexOf(props.zoom));
  const to = (index: number) => props.onZoom(levels[index] ?? 1);
  return (
    <div className="flex min-h-0 flex-col gap-2">
      <div className={classNames("flex items-center justify-end gap-1", props.buttonsBelow && "order-last")}>
        <Button
          variant="quiet"
          tight
          aria-label={words.zoomOut}
          disabled={at === 0}
          onClick={() => to(at - 1)}
          icon={<ZoomOut aria-hidden="true" className="size-5" />}
        />
        <p aria-live="polite" className="min-w-16 text-center text-soft tabular-nums">
          {words.zoom(props.zoom * 100)}
        </p>
        <Button
          variant="quiet"
          tight
          aria-label={words.zoomIn}
          disabled={at === levels.length - 1}
          onClick={() => to(at + 1)}
          icon={<ZoomIn aria-hidden="true" className="size-5" />}
        />
      </div>
      <section
        aria-label={words.originalRegion}
        data-scrolls
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what can be scrolled must be reached by keyboard
        tabIndex={0}
        className="relative max-h-[var(--pane,calc(100dvh-6rem))] min-h-40 overflow-auto rounded-card"
      >
        {props.children}
      </section>
    </div>
  );
}
