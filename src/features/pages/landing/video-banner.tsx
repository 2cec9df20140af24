import { Pause, Play } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { PageLinks } from "#features/pages/page-links.ts";
import { pagesTexts } from "#features/texts/pages.ts";
import { ButtonLink } from "#ui/button.tsx";
import { useMediaQuery } from "#ui/use-media-query.ts";

const words = pagesTexts.video;

/** The banner: it plays by itself, silent and in a loop, while it can be seen. It stands still where less motion is asked for. */
export function VideoBanner({ links }: { links: PageLinks }) {
  const still = useMediaQuery("(prefers-reduced-motion: reduce)");
  const video = useRef<HTMLVideoElement>(null);
  const [near, setNear] = useState(false);
  const [chosen, setChosen] = useState<"playing" | "paused">();
  const playing = chosen ? chosen === "playing" : !still;

  useEffect(() => {
    const element = video.current;
    if (!element) return;
    // What is far below the screen is neither fetched nor decoded.
    const observer = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting ?? false), {
      rootMargin: "200px",
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    const element = video.current;
    if (!element) return;
    if (!playing || !near) {
      element.pause();
      return;
    }
    if (!element.src) element.src = "/banner/thread.webm";
    // A browser may refuse to play by itself (low battery); the poster then stands there, and the button still works.
    element.play().catch(() => setChosen("paused"));
  }, [playing, near]);

  const Icon = playing ? Pause : Play;
  return (
    <section aria-label={words.heading} className="border-line border-y bg-[#171412] text-[#f4ece2]">
      <div className="relative mx-auto grid max-w-[90rem] lg:block">
        <video
          ref={video}
          poster="/banner/thread-poster.webp"
          aria-label={words.label}
          autoPlay={!still}
          muted
          loop
          playsInline
          preload="none"
          width={1280}
          height={560}
          className="aspect-[16/9] w-full object-cover object-right sm:aspect-[1280/560]"
        />
        <div className="flex flex-col items-start gap-4 px-5 pt-2 pb-10 lg:absolute lg:inset-y-0 lg:left-[max(1.25rem,calc(50%-36rem+1.25rem))] lg:max-w-[26rem] lg:justify-center lg:p-0">
          <h2 className="text-balance font-medium font-serif text-title">{words.heading}</h2>
          <p className="max-w-[40ch] text-[#b5a799]">{words.text}</p>
          <div className="flex flex-wrap gap-3">
            <ButtonLink href={links.demo}>{words.demo}</ButtonLink>
            <ButtonLink href={links.story}>{words.story}</ButtonLink>
          </div>
        </div>
        <button
          type="button"
          aria-label={playing ? words.pause : words.play}
          onClick={() => setChosen(playing ? "paused" : "playing")}
          className="absolute top-3 right-3 grid size-11 place-items-center rounded-full border border-[#7d7166] bg-[#171412]/80 hover:border-[#f4ece2] lg:top-auto lg:right-5 lg:bottom-5"
        >
          <Icon aria-hidden="true" className="size-5" />
        </button>
      </div>
    </section>
  );
}
