import { useEffect, useRef, useState } from "react";
import type { Box } from "#core/domain/page.ts";
import { texts } from "#features/texts/texts.ts";
import { classNames } from "#ui/class-names.ts";
import { ErrorState } from "#ui/error-state.tsx";
import { useObjectUrl } from "#ui/use-object-url.ts";

const noBoxes: Box[] = [];

/** A page of the original as an image, with the boxes of cited words marked as a pen would; `lit`: those that are understood, more faintly. */
export function OriginalPage(props: { image: Blob; label: string; boxes: Box[]; lit?: Box[]; zoom?: number }) {
  const url = useObjectUrl(props.image);
  const first = useRef<HTMLDivElement>(null);
  const [broken, setBroken] = useState<Blob>();
  const { boxes, lit = noBoxes } = props;
  useEffect(() => {
    const box = first.current;
    const pane = box?.closest("[data-scrolls]");
    if (url && boxes.length > 0 && box && pane)
      pane.scrollTo({
        top: box.offsetTop - pane.clientHeight / 3,
        left: box.offsetLeft - pane.clientWidth / 3,
        behavior: "smooth",
      });
  }, [url, boxes]);
  // Not every browser draws every kind of image that can be read.
  if (broken === props.image) return <ErrorState title={texts.document.originalFailed} />;
  return (
    <div
      className="relative isolate overflow-hidden rounded-card border border-line bg-white"
      style={{ width: `${(props.zoom ?? 1) * 100}%` }}
    >
      {url && (
        <img src={url} alt={props.label} onError={() => setBroken(props.image)} className="block h-auto w-full" />
      )}
      {url &&
        lit.map((box) => (
          <div
            key={placeKey(box)}
            data-testid="lit-box"
            className={classNames(
              "absolute rounded-[0.2em] mix-blend-multiply transition-opacity duration-200 starting:opacity-0",
              boxes.length > 0 ? "bg-pen/15" : "bg-pen/35",
            )}
            style={placeOf(box)}
          />
        ))}
      {boxes.map((box, index) => (
        <div
          key={placeKey(box)}
          ref={index === 0 ? first : undefined}
          data-testid="citation-box"
          className="absolute animate-glow rounded-[0.2em] bg-pen/60 mix-blend-multiply"
          style={placeOf(box)}
        />
      ))}
    </div>
  );
}

function placeKey({ x, y, width }: Box): string {
  return `${x} ${y} ${width}`;
}

function placeOf({ x, y, width, height }: Box) {
  return { left: `${x * 100}%`, top: `${y * 100}%`, width: `${width * 100}%`, height: `${height * 100}%` };
}
