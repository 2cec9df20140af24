import { en } from "#features/texts/en.ts";

/** Stands at the top of every page. */
export function PrototypeBanner() {
  return (
    <p
      data-print="hide"
      className="bg-banner px-4 py-1.5 text-center text-[0.86rem] md:text-[0.95rem] text-white leading-snug"
    >
      {en.chrome.banner}
    </p>
  );
}
