import { useEffect, useRef, useState } from "react";
import type { Box } from "#core/domain/page.ts";
import { texts } from "#features/texts/texts.ts";
import { ErrorState } from "#ui/error-state.tsx";
import { useObjectUrl } from "#ui/use-object-url.ts";

/** A page of the original as an image, with the boxes of cited words marked as a pen would. */
export function OriginalPage(props: { image: Blob; label: string; boxes: Box[]; zoom?: number }) {
  const url = useObjectUrl(props.image);
  const first = useRef<HTMLDivElement>(null);
  const [broken, setBroken] = useState<Blob>();
  const { boxes } = props;
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
      {boxes.map((box, index) => (
        <div
          key={`${box.x} ${box.y}`}
          ref={index === 0 ? first : undefined}
          data-testid="citation-box"
          className="absolute rounded-[0.2em] bg-pen/60 mix-blend-multiply"
          style={{
            left: `${box.x * 100}%`,
            top: `${box.y * 100}%`,
            width: `${box.width * 100}%`,
            height: `${box.height * 100}%`,
          }}
        />
      ))}
    </div>
  );
}
